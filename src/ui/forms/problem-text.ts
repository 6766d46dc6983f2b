import type { FieldProblem } from '../../domain/limits/checked.ts';
import { text } from '../text/language.ts';
import { formMessages } from './internal/messages.en.ts';

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
      return text(formMessages.missing, { label });
    case 'too_long':
      return limit === undefined
        ? text(formMessages.tooLong, { label })
        : text(formMessages.longerThan, { label, limit });
    case 'too_short':
      return limit === undefined
        ? text(formMessages.tooShort, { label })
        : text(formMessages.shorterThan, { label, limit });
    case 'not_unique':
      return text(formMessages.notUnique, { label });
    case 'out_of_range':
    case 'not_allowed':
    case 'wrong_type':
    case 'bad_format':
      return text(formMessages.invalid, { label });
  }
}
