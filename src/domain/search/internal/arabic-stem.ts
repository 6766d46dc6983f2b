const ARABIC = /^[\u0620-\u065f\u0670-\u06d3]+$/;
/** Vowel signs, and the line that only widens a word. */
const SIGNS = /\u0640|[\u064b-\u065f]|\u0670/g;
/** The article, also behind a conjunction or a preposition that is written with it. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/;
/** Feminine endings, of one and of several. */
const ENDING = /(?<=.{3})(?:ات|ة)$/;

/** An Arabic word without vowel signs, article and feminine ending, its alefs and yehs alike; any other word as it is. */
export function arabicStem(word: string): string {
  if (!ARABIC.test(word)) return word;
  const letters = word
    .replace(SIGNS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك');
  return letters.replace(ARTICLE, '').replace(ENDING, '');
}
