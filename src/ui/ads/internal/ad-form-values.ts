import { checkLeadForm, type LeadField } from '../../../domain/promotions/lead-form.ts';
import { parseHttpUrl } from '../../../domain/links/http-url.ts';
import {
  PROMOTION_LIMITS,
  termsProblems,
  type PromotionTerms,
} from '../../../domain/promotions/promotion.ts';
import type { Refused } from '../../../application/ports/refused.ts';

/** What is typed into the form of an ad; dates as `YYYY-MM-DD`. */
export type AdValues = {
  readonly budget: string;
  readonly dailyCap: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly countries: readonly string[];
  readonly interestIds: readonly string[];
  readonly destination: string;
  readonly thirdParty: string;
  readonly asks: boolean;
  readonly formTitle: string;
  readonly formFields: readonly LeadField[];
};

export const EMPTY_AD: AdValues = {
  budget: '1000',
  dailyCap: '',
  startAt: '',
  endAt: '',
  countries: [],
  interestIds: [],
  destination: '',
  thirdParty: '',
  asks: false,
  formTitle: '',
  formFields: ['email'],
};

/** Fields by the names of the call. */
export type AdField =
  | 'budget'
  | 'daily_impression_cap'
  | 'start_at'
  | 'end_at'
  | 'countries'
  | 'interest_ids'
  | 'destination_url'
  | 'third_party_name'
  | 'lead_form.title'
  | 'lead_form.fields';

const DAY_MS = 86_400_000;

/** The terms of an ad as they are typed. */
export function valuesOf(terms: PromotionTerms): AdValues {
  const { dailyCap, endAt, leadForm } = terms;
  return {
    budget: String(terms.budget),
    dailyCap: dailyCap === null ? '' : String(dailyCap),
    startAt: dateOf(terms.startAt),
    endAt: endAt === null ? '' : dateOf(endAt - 1),
    countries: terms.countries,
    interestIds: terms.interestIds,
    destination: terms.destinationUrl ?? '',
    thirdParty: terms.thirdParty ?? '',
    asks: leadForm !== null,
    formTitle: leadForm?.title ?? EMPTY_AD.formTitle,
    formFields: leadForm?.fields ?? EMPTY_AD.formFields,
  };
}

/**
 * The terms of what was typed, or its problems. The last day of an ad counts in full.
 * @param before the terms of an ad that is changed: days that stay as they are keep their exact times
 */
export function termsOf(
  values: AdValues,
  now: number,
  before: PromotionTerms | null = null,
): { readonly kind: 'terms'; readonly terms: PromotionTerms } | Refused {
  const typedBefore = before === null ? null : valuesOf(before);
  const fields: { name: AdField; problem: 'missing' | 'too_long' | 'out_of_range' | 'bad_format' }[] = [];
  const budget = wholeNumber(values.budget);
  const { minBudget, maxBudget, minDailyCap } = PROMOTION_LIMITS;
  if (budget === null || budget < minBudget || budget > maxBudget)
    fields.push({ name: 'budget', problem: 'out_of_range' });
  const dailyCap = values.dailyCap.trim() === '' ? null : wholeNumber(values.dailyCap);
  if (values.dailyCap.trim() !== '' && (dailyCap === null || dailyCap < minDailyCap))
    fields.push({ name: 'daily_impression_cap', problem: 'out_of_range' });
  const destination = values.destination.trim();
  if (destination !== '' && parseHttpUrl(destination) === null)
    fields.push({ name: 'destination_url', problem: 'bad_format' });
  const leadForm = values.asks ? checkLeadForm({ title: values.formTitle, fields: values.formFields }) : null;
  if (leadForm !== null && !leadForm.ok && leadForm.at === '.title')
    fields.push({
      name: 'lead_form.title',
      problem: leadForm.problem === 'too_long' ? 'too_long' : 'missing',
    });
  if (values.asks && values.formFields.length === 0)
    fields.push({ name: 'lead_form.fields', problem: 'missing' });
  const startDay = dayOf(values.startAt);
  const keepsStart = before !== null && values.startAt === typedBefore?.startAt;
  if (values.startAt !== '' && !keepsStart && (startDay === null || startDay + DAY_MS <= now))
    fields.push({ name: 'start_at', problem: 'out_of_range' });
  const endDay = dayOf(values.endAt);
  const keepsEnd = before !== null && values.endAt === typedBefore?.endAt;
  if (values.endAt !== '' && endDay === null) fields.push({ name: 'end_at', problem: 'out_of_range' });
  const typedEnd = endDay === null ? null : endDay + DAY_MS;
  const terms: PromotionTerms = {
    startAt: keepsStart ? before.startAt : Math.max(startDay ?? now, now),
    endAt: keepsEnd ? before.endAt : typedEnd,
    dailyCap,
    budget: budget ?? 0,
    countries: values.countries,
    interestIds: values.interestIds,
    destinationUrl: destination || null,
    thirdParty: values.thirdParty.trim() || null,
    leadForm: leadForm?.ok ? leadForm.value : null,
  };
  const problems = termsProblems(terms, now).flatMap(({ field }) =>
    fields.some(({ name }) => name === field) || budget === null
      ? []
      : [{ name: field, problem: 'out_of_range' as const }],
  );
  const all = [...fields, ...problems];
  return all.length > 0 ? { kind: 'refused', message: '', fields: all } : { kind: 'terms', terms };
}

/** Separators may only stand between groups of three digits: "1.5" is no whole number. */
function wholeNumber(typed: string): number | null {
  const written = typed.trim();
  if (!/^\d{1,3}(?:[\s.,’']\d{3})+$|^\d+$/.test(written)) return null;
  const digits = written.replace(/\D/g, '');
  return digits.length <= 9 ? Number(digits) : null;
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The beginning of a UTC day, as the days of caps and of periods are counted, in milliseconds since the epoch. */
function dayOf(date: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (parts === null) return null;
  return Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
}
