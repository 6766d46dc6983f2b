import { accept, refuse, type Checked, type Refusal } from '../limits/checked.ts';
import { checkText } from '../limits/text-field.ts';

/** What a lead ad may ask for. */
export const LEAD_FIELDS = ['full_name', 'email', 'phone', 'company', 'postal_code', 'message'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

export type LeadForm = { readonly title: string; readonly fields: readonly LeadField[] };

/** Answers by field. */
export type LeadAnswers = Readonly<Partial<Record<LeadField, string>>>;

export const LEAD_TITLE_LENGTH = 100;
/** How long answers are stored, in milliseconds. */
export const LEAD_ANSWERS_KEPT_MS = 90 * 86_400_000;

const LENGTHS: Readonly<Record<LeadField, number>> = {
  full_name: 100,
  email: 254,
  phone: 40,
  company: 100,
  postal_code: 20,
  message: 500,
};

/** Checks the form of a lead ad: a title, and fields that each occur once. */
export function checkLeadForm(raw: unknown): Checked<LeadForm> {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return refuse('wrong_type');
  const { title, fields } = raw as { readonly title?: unknown; readonly fields?: unknown };
  const checked = checkText(title, { min: 1, max: LEAD_TITLE_LENGTH });
  if (!checked.ok) return { ...checked, at: '.title' };
  if (!Array.isArray(fields) || fields.length === 0) return { ...refuse('missing'), at: '.fields' };
  const known = LEAD_FIELDS.filter((field) => fields.includes(field));
  if (known.length !== fields.length) return { ...refuse('not_allowed'), at: '.fields' };
  return accept({ title: checked.value, fields: known });
}

export type LeadProblem = { readonly field: LeadField } & Omit<Refusal, 'ok'>;

/** Checks the answers to a form: all of its fields but the message are required, others are left out. */
export function checkLeadAnswers(
  { fields }: Pick<LeadForm, 'fields'>,
  raw: Readonly<Record<string, unknown>>,
): { readonly answers: LeadAnswers; readonly problems: readonly LeadProblem[] } {
  const answers: Partial<Record<LeadField, string>> = {};
  const problems: LeadProblem[] = [];
  for (const field of fields) {
    const value = Object.hasOwn(raw, field) ? raw[field] : undefined;
    const checked = checkText(value, { min: field === 'message' ? 0 : 1, max: LENGTHS[field] });
    if (!checked.ok) {
      const { ok: _, ...refusal } = checked;
      problems.push({ field, ...refusal });
    } else if (field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(checked.value)) {
      problems.push({ field, problem: 'bad_format' });
    } else if (checked.value !== '') answers[field] = checked.value;
  }
  return { answers, problems };
}
