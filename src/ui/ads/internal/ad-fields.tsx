import { useId } from 'react';
import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import { LEAD_TITLE_LENGTH } from '../../../domain/promotions/lead-form.ts';
import { PROMOTION_LIMITS } from '../../../domain/promotions/promotion.ts';
import { DateField } from '../../kit/fields/date-field.tsx';
import { SwitchField } from '../../kit/fields/switch-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { spokenLocale, text } from '../../text/language.ts';
import type { AdField, AdValues } from './ad-form-values.ts';
import { ChosenList } from '../../forms/chosen-list.tsx';
import { countryOptions } from '../../forms/country-options.ts';
import { LeadFieldsChoice } from './lead-fields-choice.tsx';
import { adMessages } from './messages.en.ts';
import { shownTopicNames, type AdTopic } from './shown-topic-names.ts';
import classes from './ads.module.css';

/** The fields of an ad, of a new one or of one that is changed. */
export function AdFields({
  values,
  topics,
  errorOf: error,
  onAmend: amend,
}: {
  readonly values: AdValues;
  readonly topics: readonly AdTopic[];
  readonly errorOf: (field: AdField) => string | null;
  readonly onAmend: (change: Partial<AdValues>) => void;
}) {
  const names = adFieldNames();
  return (
    <>
      <div className={classes.pair}>
        <TextField
          label={names.budget}
          name="budget"
          inputMode="numeric"
          help={text(adMessages.budgetHelp)}
          value={values.budget}
          onChange={(budget) => amend({ budget })}
          error={error('budget')}
        />
        <TextField
          label={names.daily_impression_cap}
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
          label={names.start_at}
          name="start_at"
          hint={text(adMessages.optional)}
          help={text(adMessages.daysHelp)}
          value={values.startAt}
          onChange={(startAt) => amend({ startAt })}
          error={error('start_at')}
        />
        <DateField
          label={names.end_at}
          name="end_at"
          hint={text(adMessages.optional)}
          value={values.endAt}
          onChange={(endAt) => amend({ endAt })}
          error={error('end_at')}
        />
      </div>
      <ChosenList
        hint={text(adMessages.optional)}
        label={names.countries}
        help={text(adMessages.countriesHelp)}
        error={error('countries')}
        options={countryOptions(spokenLocale())}
        most={PROMOTION_LIMITS.countries}
        chosen={values.countries}
        onChange={(countries) => amend({ countries })}
      />
      <ChosenList
        hint={text(adMessages.optional)}
        label={names.interest_ids}
        help={text(adMessages.interestsHelp)}
        error={error('interest_ids')}
        options={shownTopicNames(topics)}
        most={PROMOTION_LIMITS.interests}
        chosen={values.interestIds}
        onChange={(interestIds) => amend({ interestIds })}
      />
      <TextField
        label={names.destination_url}
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
        label={names.third_party_name}
        name="third_party_name"
        hint={text(adMessages.optional)}
        help={text(adMessages.thirdPartyHelp)}
        limit={TEXT_FIELDS.businessName.max}
        value={values.thirdParty}
        onChange={(thirdParty) => amend({ thirdParty })}
        error={error('third_party_name')}
      />
      <FormOfAd values={values} errorOf={error} onAmend={amend} />
    </>
  );
}

/** What a lead ad asks people for. */
function FormOfAd({
  values,
  errorOf: error,
  onAmend: amend,
}: Omit<Parameters<typeof AdFields>[0], 'topics'>) {
  const errorId = useId();
  return (
    <>
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
            errorId={errorId}
          />
        </>
      )}
    </>
  );
}

/** The names of the fields, for errors. */
export function adFieldNames(): Readonly<Record<AdField, string>> {
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

/** What is said about some problems of fields. */
export function adFieldProblems(): Readonly<Record<string, string>> {
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
