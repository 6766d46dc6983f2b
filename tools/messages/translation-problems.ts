import { compileMessage } from './compile.ts';
import { valuesOfMessage, wordsOfMessage, type ValueUse } from './message-values.ts';

/** Words that are the same in every language. */
const NAMES = new Set(
  'Pinakes JPEG PNG WebP GIF AVIF HEIC MP4 PDF CSV JSON ZIP RSS QR URL API http https iOS Android macOS Windows Chrome Firefox Safari'.split(
    ' ',
  ),
);

/**
 * Why a translation cannot be shown in place of its English: it does not compile, or its values are others. undefined
 * when it can.
 */
export function misfit(english: string, text: string): string | undefined {
  try {
    compileMessage(text);
  } catch (error) {
    return `is no valid message: ${(error as Error).message}`;
  }
  const given = valuesOfMessage(english);
  const used = valuesOfMessage(text);
  for (const name of given.keys()) if (!used.has(name)) return `does not use {${name}}`;
  for (const [name, use] of used) {
    const problem = misuse(name, use, given.get(name));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function misuse(name: string, use: ValueUse, given: ValueUse | undefined): string | undefined {
  if (given === undefined) return `uses {${name}}, which the English does not have`;
  const isNumber = given.plurals.length > 0;
  if (use.plurals.length > 0 && !isNumber) return `uses {${name}} as a plural, but it may be a text`;
  if (use.selects.length > 0 && given.selects.length === 0)
    return `uses {${name}} as a select, which it is not in English`;
  if (use.isArgument && !given.isArgument && !isNumber)
    return `writes {${name}}, which is a word of the code`;
  return undefined;
}

/** What is wrong with a translation; one line each. */
export function translationProblems(tag: string, english: string, text: string): readonly string[] {
  const problem = misfit(english, text);
  if (problem !== undefined) return [problem];
  const found = [...optionProblems(tag, english, text)];
  if (edges(english) !== edges(text)) found.push('begins or ends with other spaces than the English');
  if (text.trim() === '') found.push('is empty');
  if (text === english && isSentence(english)) found.push('is still English');
  return found;
}

function* optionProblems(tag: string, english: string, text: string): Iterable<string> {
  const given = valuesOfMessage(english);
  const categories = pluralCategories(tag);
  for (const [name, { plurals, selects }] of valuesOfMessage(text)) {
    const missing = categories.filter((category) => plurals.some((options) => !options.includes(category)));
    if (missing.length > 0) yield `{${name}} needs the plural ${missing.join(', ')}`;
    const other = plurals.flat().filter((option) => !option.startsWith('=') && !categories.includes(option));
    if (other.length > 0)
      yield `{${name}} has the plural ${other.join(', ')}, which the language does not use`;
    const known = new Set(given.get(name)?.selects.flat());
    const lacking = [...known].filter((option) => selects.some((options) => !options.includes(option)));
    if (lacking.length > 0) yield `{${name}} lacks the option ${lacking.join(', ')}`;
    const strange = selects.flat().filter((option) => !known.has(option));
    if (strange.length > 0)
      yield `{${name}} has the option ${strange.join(', ')}, which the English does not have`;
  }
}

/** The plural categories of a language, `other` last: `one`, `few`, `other`. */
export function pluralCategories(tag: string): readonly string[] {
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
}

function edges(text: string): string {
  return `${/^\s*/.exec(text)?.[0] ?? ''}|${/\s*$/.exec(text)?.[0] ?? ''}`;
}

function isSentence(english: string): boolean {
  return wordsOfMessage(english).filter((word) => !NAMES.has(word)).length > 2;
}
