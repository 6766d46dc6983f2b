import { plainForm } from './search-form.ts';

/** Scripts whose letters have accents or cases: Latin, Greek and Cyrillic, first and last code points. */
const RANGES = [
  [0x00c0, 0x024f],
  [0x0370, 0x052f],
  [0x1e00, 0x1fff],
] as const;

let variants: ReadonlyMap<string, readonly string[]> | undefined;

/** A letter in all its cases, and with any accent: `e`, `E`, `é`, `È` … Any other character is only itself. */
export function letterVariants(letter: string): readonly string[] {
  variants ??= allVariants();
  const plain = plainForm(letter);
  return [...new Set([plain, plain.toUpperCase(), letter, ...(variants.get(plain) ?? [])])];
}

function allVariants(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code++) {
      const letter = String.fromCodePoint(code);
      const plain = plainForm(letter);
      const others = found.get(plain);
      if (others === undefined) found.set(plain, [letter]);
      else others.push(letter);
    }
  }
  return found;
}
