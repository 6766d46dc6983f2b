/** Scripts that are written together in one word. */
const TOGETHER: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
];
const SCRIPTS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Gurmukhi'],
  ...['Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan'],
  ...['Myanmar', 'Georgian', 'Hangul', 'Ethiopic', 'Khmer', 'Han', 'Hiragana', 'Katakana', 'Bopomofo'],
].map((name) => new RegExp(`^\\p{Script=${name}}*$`, 'u'));
const NOT_LETTERS = /[^\p{L}]/gu;
/** Latin and the dot are all that most hosts have. */
const PLAIN = /^[\0-\x7f]*$/;
/** Invisible characters, and forms that browsers replace by others. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Zs}\p{Default_Ignorable_Code_Point}\u3002\uFF01-\uFF61]/u;

/**
 * True for a host that may look like another one: it mixes scripts within a label, or has invisible or replaced
 * characters. It must be shown in ASCII (Punycode).
 */
export function isDeceptiveHost(host: string): boolean {
  if (PLAIN.test(host)) return false;
  if (INVISIBLE.test(host)) return true;
  return host.split('.').some((label) => !isOfOneScript(label.replace(NOT_LETTERS, '')));
}

function isOfOneScript(letters: string): boolean {
  return SCRIPTS.some((script) => script.test(letters)) || TOGETHER.some((scripts) => scripts.test(letters));
}
