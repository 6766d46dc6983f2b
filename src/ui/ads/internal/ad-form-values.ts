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

/** The terms of what was typed, or its problems. The last day of an ad counts in full. */
export function termsOf(
  values: AdValues,
  now: number,
): { readonly kind: 'terms'; readonly terms: PromotionTerms } | Refused {
  const fields: { name: AdField; problem: 'missing' | 'out_of_range' | 'bad_format' }[] = [];
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
  if (leadForm !== null && !leadForm.ok)
    fields.push({
      name: leadForm.at === '.title' ? 'lead_form.title' : 'lead_form.fields',
      problem: 'missing',
    });
  const startAt = dayOf(values.startAt) ?? now;
  const endDay = dayOf(values.endAt);
  const terms: PromotionTerms = {
    startAt: Math.max(startAt, now),
    endAt: endDay === null ? null : endDay + DAY_MS,
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

function wholeNumber(typed: string): number | null {
  const digits = typed.replace(/[\s.,’']/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** The beginning of a UTC day, as the days of caps and of periods are counted, in milliseconds since the epoch. */
function dayOf(date: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (parts === null) return null;
  return Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
}
