import type { Checked } from '../domain/limits/checked.ts';
import type { Refused } from './ports/refused.ts';

/** The refusal of a form with the errors of its fields; undefined when all fields are valid. */
export function refusalOf(fields: Readonly<Record<string, Checked<unknown>>>): Refused | undefined {
  const problems = Object.entries(fields).flatMap(([name, checked]) =>
    checked.ok ? [] : [{ name, problem: checked.problem, limit: checked.limit }],
  );
  return problems.length === 0 ? undefined : { kind: 'refused', message: '', fields: problems };
}

/** The remaining errors after a field was edited; null when there are none. */
export function withoutField(refused: Refused, field: string): Refused | null {
  if (refused.fields.length === 0) return refused;
  const fields = refused.fields.filter(({ name }) => name !== field);
  return fields.length === 0 ? null : { ...refused, fields };
}
