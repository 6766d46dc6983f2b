import type { CompiledMessage, MessagePart } from '../../src/domain/messages/compiled-message.ts';

/** The tag of the pseudo-language, as CLDR names it: English with accents. */
export const PSEUDO_TAG = 'en-XA';

const LONGER = 0.35;
const VOWEL = /[aeiou]/i;
const ACCENTED: ReadonlyMap<string, string> = new Map(
  [...'aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ'.matchAll(/(.)(.)/g)].map(([, plain, accented]) => [
    plain!,
    accented!,
  ]),
);

/** A message with accents, 35 % longer and between `⟦` and `⟧`. What stands outside of these marks is no message. */
export function pseudoMessage(message: CompiledMessage): CompiledMessage {
  const changed = withAccents(message);
  return typeof changed === 'string' ? `⟦${changed}⟧` : ['⟦', ...changed, '⟧'];
}

function withAccents(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return longer(message);
  return message.map((part): MessagePart => {
    if (typeof part === 'string') return longer(part);
    if (part === 0 || part.length === 1) return part;
    const [name, by, options] = part;
    const changed = Object.entries(options).map(([option, value]) => [option, withAccents(value!)] as const);
    return [name, by, Object.fromEntries(changed)];
  });
}

/** Repeats vowels, so that words become longer as they do in other languages. */
function longer(text: string): string {
  const letters = text.match(/[a-z]/gi) ?? [];
  const vowels = letters.filter((letter) => VOWEL.test(letter));
  const repeated = vowels.length > 0 ? VOWEL : /[a-z]/i;
  let missing = Math.ceil(letters.length * LONGER);
  let left = vowels.length > 0 ? vowels.length : letters.length;
  return text.replace(/[a-z]/gi, (letter) => {
    const accented = ACCENTED.get(letter) ?? letter;
    if (!repeated.test(letter)) return accented;
    const more = Math.ceil(missing / left);
    missing -= more;
    left -= 1;
    return accented + (ACCENTED.get(letter.toLowerCase()) ?? letter).repeat(more);
  });
}
