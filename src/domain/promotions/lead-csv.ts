import type { LeadAnswers, LeadField } from './lead-form.ts';

/** Answers to the form of an ad; `time` as it is to be read. */
export type AnsweredLead = { readonly time: string; readonly answers: LeadAnswers };

/** The answers as CSV (RFC 4180). Cells that spreadsheets would take for formulas begin with an apostrophe. */
export function leadCsv(fields: readonly LeadField[], leads: readonly AnsweredLead[]): string {
  const rows = leads.map(({ time, answers }) => [time, ...fields.map((field) => answers[field] ?? '')]);
  return [['time', ...fields], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const safe = /^[\s]*[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
