import { useState } from 'react';
import type { Promotion } from '../../../application/ports/ads/promotion-gateway.ts';
import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import { LEAD_TITLE_LENGTH } from '../../../domain/promotions/lead-form.ts';
import { PROMOTION_LIMITS } from '../../../domain/promotions/promotion.ts';
import { COUNTRY_CODES } from '../../../domain/settings/countries.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { cardImage } from '../../../domain/pins/pin-image.ts';
import { perLocale } from '../../../domain/text/per-locale.ts';
import { useApp } from '../../base/app-context.ts';
import { Form } from '../../forms/form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLeaveQuestion } from '../../forms/use-leave-question.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { DateField } from '../../kit/fields/date-field.tsx';
import type { SelectOption } from '../../kit/fields/select-option.ts';
import { SwitchField } from '../../kit/fields/switch-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { cardName } from '../../pins/pin-names.ts';
import { spokenLocale, text } from '../../text/language.ts';
import { EMPTY_AD, termsOf, type AdField, type AdValues } from './ad-form-values.ts';
import { ChosenList } from './chosen-list.tsx';
import { LeadFieldsChoice } from './lead-fields-choice.tsx';
import { adMessages } from './messages.en.ts';
import { shownTopicNames, type AdTopic } from './shown-topic-names.ts';
import classes from './ads.module.css';

/** The form of a new ad for a pin. What was typed stays after a refusal. */
export function AdForm({
  pin,
  topics,
  onMade,
}: {
  readonly pin: Pin;
  readonly topics: readonly AdTopic[];
  readonly onMade: (promotion: Promotion) => void;
}) {
  const { services, stores } = useApp();
  const [values, setValues] = useState<AdValues>(EMPTY_AD);
  const amend = (change: Partial<AdValues>) => setValues((before) => ({ ...before, ...change }));
  useLeaveQuestion(values !== EMPTY_AD);
  const form = useForm<AdField>(labels(), problems(), async () => {
    const checked = termsOf(values, Date.now());
    if (checked.kind === 'refused') return checked;
    const { ads } = await services.openPinActions();
    const outcome = await ads.create(pin.entityId, checked.terms);
    if (outcome.kind === 'refused') return outcome;
    setValues(EMPTY_AD);
    stores.toasts.say({ text: text(adMessages.submitted), kind: 'done' });
    onMade(outcome.promotion);
    return undefined;
  });
  const error = form.errorOf;
  return (
    <section className={classes.panel} aria-labelledby="new-ad">
      <h2 className={classes.heading} id="new-ad">
        {text(adMessages.newTitle)}
      </h2>
      <div className={classes.pin}>
        <img className={classes.picture} src={cardImage(pin.imageSpec)?.url} alt="" />
        <p className={classes.name}>
          <bdi>{cardName(pin)}</bdi>
        </p>
      </div>
      <Form form={form} className={classes.form}>
        <div className={classes.pair}>
          <TextField
            label={labels().budget}
            name="budget"
            inputMode="numeric"
            help={text(adMessages.budgetHelp)}
            value={values.budget}
            onChange={(budget) => amend({ budget })}
            error={error('budget')}
          />
          <TextField
            label={labels().daily_impression_cap}
            name="daily_impression_cap"
            inputMode="numeric"
            hint={text(adMessages.optional)}
            value={values.dailyCap}
            onChange={(dailyCap) => amend({ dailyCap })}
            error={error('daily_impression_cap')}
          />
        </div>
        <div className={classes.pair}>
          <DateField
            label={labels().start_at}
            name="start_at"
            hint={text(adMessages.optional)}
            help={text(adMessages.daysHelp)}
            value={values.startAt}
            onChange={(startAt) => amend({ startAt })}
            error={error('start_at')}
          />
          <DateField
            label={labels().end_at}
            name="end_at"
            hint={text(adMessages.optional)}
            value={values.endAt}
            onChange={(endAt) => amend({ endAt })}
            error={error('end_at')}
          />
        </div>
        <ChosenList
          label={labels().countries}
          help={text(adMessages.countriesHelp)}
          error={error('countries')}
          options={countryOptions(spokenLocale())}
          most={PROMOTION_LIMITS.countries}
          chosen={values.countries}
          onChange={(countries) => amend({ countries })}
        />
        <ChosenList
          label={labels().interest_ids}
          help={text(adMessages.interestsHelp)}
          error={error('interest_ids')}
          options={shownTopicNames(topics)}
          most={PROMOTION_LIMITS.interests}
          chosen={values.interestIds}
          onChange={(interestIds) => amend({ interestIds })}
        />
        <TextField
          label={labels().destination_url}
          name="destination_url"
          type="url"
          inputMode="url"
          hint={text(adMessages.optional)}
          help={text(adMessages.destinationHelp)}
          value={values.destination}
          onChange={(destination) => amend({ destination })}
          error={error('destination_url')}
        />
        <TextField
          label={labels().third_party_name}
          name="third_party_name"
          hint={text(adMessages.optional)}
          help={text(adMessages.thirdPartyHelp)}
          limit={TEXT_FIELDS.businessName.max}
          value={values.thirdParty}
          onChange={(thirdParty) => amend({ thirdParty })}
          error={error('third_party_name')}
        />
        <SwitchField
          label={text(adMessages.asks)}
          help={text(adMessages.asksHelp)}
          checked={values.asks}
          onChange={(asks) => amend({ asks })}
        />
        {values.asks && (
          <>
            <TextField
              label={text(adMessages.formTitle)}
              name="form_title"
              value={values.formTitle}
              limit={LEAD_TITLE_LENGTH}
              onChange={(formTitle) => amend({ formTitle })}
              error={error('lead_form.title')}
            />
            <LeadFieldsChoice
              chosen={values.formFields}
              onChange={(formFields) => amend({ formFields })}
              error={error('lead_form.fields')}
            />
          </>
        )}
        <div>
          <Button
            type="submit"
            kind="primary"
            size={48}
            pending={form.sending && text(adMessages.submitting)}
          >
            {text(adMessages.submit)}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function labels(): Readonly<Record<AdField, string>> {
  return {
    budget: text(adMessages.budget),
    daily_impression_cap: text(adMessages.dailyCap),
    start_at: text(adMessages.startAt),
    end_at: text(adMessages.endAt),
    countries: text(adMessages.countries),
    interest_ids: text(adMessages.interests),
    destination_url: text(adMessages.destination),
    third_party_name: text(adMessages.thirdParty),
    'lead_form.title': text(adMessages.formTitle),
    'lead_form.fields': text(adMessages.formFields),
  };
}

function problems(): Readonly<Record<string, string>> {
  return {
    'budget.out_of_range': text(adMessages.budgetRange),
    'daily_impression_cap.out_of_range': text(adMessages.dailyCapRange),
    'start_at.out_of_range': text(adMessages.startAtRange),
    'end_at.out_of_range': text(adMessages.endAtRange),
    'destination_url.bad_format': text(adMessages.destinationBad),
    'destination_url.not_allowed': text(adMessages.destinationBad),
    'lead_form.fields.missing': text(adMessages.fieldsMissing),
  };
}

const countryOptions = perLocale((locale): readonly SelectOption[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const options = COUNTRY_CODES.map((id) => ({ id, label: names.of(id) ?? id }));
  return options.toSorted((one, other) => one.label.localeCompare(other.label, locale));
});
