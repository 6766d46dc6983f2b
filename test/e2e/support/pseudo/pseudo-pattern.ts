import { pseudoMessage } from '../../../../tools/messages/pseudo.ts';

/** What may stand between two letters: the marks of a message inside another one, and isolates around values. */
const BETWEEN = '[⟦⟧\\u2066-\\u2069]*';

/** Finds the pseudo-language text for an English one, which may have values. A text that is not translated matches too. */
export function pseudoPattern(english: string | RegExp, { exact = false } = {}): RegExp {
  if (english instanceof RegExp) return new RegExp(lettersOf(english.source), english.flags);
  const pattern = BETWEEN + [...english].map(patternOf).join(BETWEEN) + BETWEEN;
  return exact ? new RegExp(`^\\s*${pattern}\\s*$`) : new RegExp(pattern, 'i');
}

/** The source of a simple pattern, without classes of letters. */
const lettersOf = (source: string) =>
  source.replaceAll(/[a-z]/gi, (letter) => patternOf(letter) + BETWEEN).replace(/^\^/, `^${BETWEEN}`);

function patternOf(character: string): string {
  if (!/[a-z]/i.test(character)) return RegExp.escape(character);
  // Vowels are repeated, and all letters in words without any.
  const accented = String(pseudoMessage(character)).replaceAll(/[⟦⟧]/g, '');
  return `[${character}${accented}${accented.toLowerCase()}]+`;
}
