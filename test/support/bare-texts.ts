const WORD = /[⟦⟧]|\p{L}[\p{L}\p{M}'’]*/gu;
/** The pseudo-language has accents on all of these. */
const PLAIN = /[aceinosuyz]/i;

/**
 * Texts of a page in the pseudo-language, in the order of the page, that have English words: words outside of the marks
 * ⟦ and ⟧, and words inside that have no accents.
 * @param content what is no message: names, texts of people, formats
 */
export function bareTexts(texts: readonly string[], content: readonly (string | RegExp)[]): string[] {
  const patterns = [...content].sort((a, b) => String(b).length - String(a).length).map(patternOf);
  let depth = 0;
  return texts.filter((text) => {
    const rest = patterns.reduce((left, pattern) => left.replaceAll(pattern, ' '), text);
    let isBare = false;
    for (const [word] of rest.matchAll(WORD)) {
      if (word === '⟦') depth += 1;
      else if (word === '⟧') depth -= 1;
      else if (depth <= 0 || PLAIN.test(word)) isBare = true;
    }
    return isBare;
  });
}

/** A name counts as a whole: "Hills" is not in "Hillside". */
function patternOf(content: string | RegExp): RegExp {
  if (content instanceof RegExp) return content;
  return new RegExp(`(?<![\\p{L}\\p{M}])${RegExp.escape(content)}(?![\\p{L}\\p{M}])`, 'gu');
}
