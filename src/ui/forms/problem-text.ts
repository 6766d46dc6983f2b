import type { FieldProblem } from '../../domain/limits/checked.ts';

export type NamedProblem = { readonly name: string; readonly problem: FieldProblem; readonly limit?: number };

/** Specific texts instead of the general ones: `field.problem` → sentence. */
export type SpecialTexts = Readonly<Record<string, string>>;

/** The error text of a field. */
export function problemText(
  label: string,
  { name, problem, limit }: NamedProblem,
  special: SpecialTexts,
): string {
  const own = special[`${name}.${problem}`];
  if (own !== undefined) return own;
  switch (problem) {
    case 'missing':
      return `${label} is missing.`;
    case 'too_long':
      return limit === undefined
        ? `${label} is too long.`
        : `${label} is too long: ${limit} characters at most.`;
    case 'too_short':
      return limit === undefined
        ? `${label} is too short.`
        : `${label} is too short: ${limit} characters at least.`;
    case 'not_unique':
      return `${label} is already in use.`;
    case 'out_of_range':
    case 'not_allowed':
    case 'wrong_type':
    case 'bad_format':
      return `${label} isn’t valid.`;
  }
}
