import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { checkLeadForm, type LeadForm } from '../../../src/domain/promotions/lead-form.ts';
import { PROMOTION_LIMITS } from '../../../src/domain/promotions/promotion.ts';
import { COUNTRY_CODES } from '../../../src/domain/settings/countries.ts';
import { int, linkOrNone, oneOf, text } from '../../params/kinds.ts';
import { checkedJson, differentValues, idList } from '../../params/lists.ts';
import { kind, type Kind } from '../../params/param.ts';
import { changeable, changeableRequired } from '../../params/presence.ts';
import { timeFromWire } from '../../time.ts';

/** A time in the format of the wire or ISO 8601, as milliseconds since the epoch. */
function time(): Kind<number, string> {
  return kind('time', (raw) => {
    if (typeof raw !== 'string') return refuse('wrong_type');
    const ms = timeFromWire(raw);
    return ms === null ? refuse('bad_format') : accept(ms);
  });
}

/** The form of a lead ad, as an object or its JSON. */
const leadForm = checkedJson<LeadForm>('object of a title and fields', checkLeadForm);

const { minBudget, maxBudget, minDailyCap, countries, interests } = PROMOTION_LIMITS;

/** The terms of a promotion. Absent ones are unchanged, or in a create the usual ones. */
export const TERMS_PARAMS = {
  start_at: changeableRequired(time()),
  end_at: changeable(time()),
  daily_impression_cap: changeable(int({ min: minDailyCap, max: maxBudget })),
  budget: changeableRequired(int({ min: minBudget, max: maxBudget })),
  countries: changeable(differentValues(oneOf(COUNTRY_CODES), { max: countries })),
  interest_ids: changeable(idList<string>({ max: interests })),
  destination_url: changeable(linkOrNone()),
  third_party_name: changeable(text('businessName')),
  lead_form: changeable(leadForm),
};
