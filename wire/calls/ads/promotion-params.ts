import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { checkLeadForm, type LeadForm } from '../../../src/domain/promotions/lead-form.ts';
import { PROMOTION_LIMITS } from '../../../src/domain/promotions/promotion.ts';
import { COUNTRY_CODES } from '../../../src/domain/settings/countries.ts';
import { id, int, linkOrNone, oneOf, text } from '../../params/kinds.ts';
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

/** A list of different values, also as JSON or comma text. */
function listOf<T extends string>(of: Kind<T, unknown>, most: number): Kind<readonly T[], readonly string[]> {
  return kind(`list of at most ${most}: ${of.says ?? ''}`, (raw) => {
    const values = [...new Set(partsOf(raw))];
    if (values.length > most) return { ...refuse('too_long', most), counts: 'items' };
    const read: T[] = [];
    for (const [index, value] of values.entries()) {
      const checked = of(value);
      if (!checked.ok) return { ...checked, at: `[${index}]` };
      read.push(checked.value);
    }
    return accept(read);
  });
}

function partsOf(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (typeof raw !== 'string') return [raw];
  if (!raw.startsWith('[')) return raw.split(',').map((part) => part.trim());
  try {
    const parsed: unknown = JSON.parse(raw);
    return Array.isArray(parsed) ? parsed : [raw];
  } catch {
    return [raw];
  }
}

/** The form of a lead ad, as an object or its JSON. */
const leadForm: Kind<LeadForm, LeadForm> = kind('object of a title and fields', (raw) => {
  if (typeof raw !== 'string') return checkLeadForm(raw);
  try {
    return checkLeadForm(JSON.parse(raw));
  } catch {
    return refuse('bad_format');
  }
});

const { minBudget, maxBudget, minDailyCap, countries, interests } = PROMOTION_LIMITS;

/** The terms of a promotion. Absent ones are unchanged, or in a create the usual ones. */
export const TERMS_PARAMS = {
  start_at: changeableRequired(time()),
  end_at: changeable(time()),
  daily_impression_cap: changeable(int({ min: minDailyCap, max: maxBudget })),
  budget: changeableRequired(int({ min: minBudget, max: maxBudget })),
  countries: changeable(listOf(oneOf(COUNTRY_CODES), countries)),
  interest_ids: changeable(listOf(id<string>(), interests)),
  destination_url: changeable(linkOrNone()),
  third_party_name: changeable(text('businessName')),
  lead_form: changeable(leadForm),
};
