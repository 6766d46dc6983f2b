import { expect, test } from 'vitest';
import { SpellingIndex } from '../../../../server/application/text-search/spelling-index.ts';
import { Vocabulary } from '../../../../server/application/text-search/internal/index/vocabulary.ts';
import { SYNONYM_GROUPS } from '../../../../src/domain/search/internal/synonym-groups.ts';
import { KNOWN_HITS } from '../../../../src/domain/search/spelling-rules.ts';
import { SeededRandom, zipf } from '../../../../bench/generated-store/random.ts';

/** Words of pins; the first ones are more frequent, as words are. */
const WORDS = [
  ...new Set(SYNONYM_GROUPS.flatMap((group) => group.split(', ')).filter((word) => !word.includes(' '))),
];
const TYPOS = 2_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A mistake that fingers make: a neighbour on the keyboard, two letters swapped, one left out or typed twice. */
function mistyped(word: string, random: SeededRandom): string {
  const at = random.below(word.length - 1);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const kind = random.below(5);
  if (kind === 0) return before + after;
  if (kind === 1) return before + letter + letter + after;
  if (kind === 2) return before + after.charAt(0) + letter + after.slice(1);
  if (kind === 3) return before + LETTERS.charAt(random.below(LETTERS.length)) + letter + after;
  const row = KEYS.find((keys) => keys.includes(letter)) ?? LETTERS;
  return before + row.charAt((row.indexOf(letter) + 1) % row.length) + after;
}

test('of seven letters, two mistakes are understood where one explains nothing', () => {
  const vocabulary = new Vocabulary();
  for (const word of ['recipe', 'kitchen', 'recital'])
    for (let hits = 0; hits < KNOWN_HITS; hits++) vocabulary.addTo(vocabulary.give(word), 1);
  const spelling = new SpellingIndex(vocabulary);
  expect(spelling.corrections('recepie', 3)).toEqual(['recipe']);
  // A word with one mistake is meant, not one with two.
  expect(spelling.corrections('kitcken', 3)).toEqual(['kitchen']);
  expect(spelling.corrections('zzzqqqz', 3)).toEqual([]);
});

test('of misspelt words 90 % are corrected at once, and 98 % are among the first three corrections', () => {
  const random = new SeededRandom(5);
  const vocabulary = new Vocabulary();
  const choice = zipf(WORDS.length);
  for (const word of WORDS)
    for (let hits = 0; hits < KNOWN_HITS; hits++) vocabulary.addTo(vocabulary.give(word), 1);
  for (let hits = 0; hits < 100_000; hits++)
    vocabulary.addTo(vocabulary.give(WORDS[choice.pick(random)]!), 1);
  const spelling = new SpellingIndex(vocabulary);
  let [first, three, all] = [0, 0, 0];
  while (all < TYPOS) {
    const meant = WORDS[choice.pick(random)]!;
    const once = meant.length < 4 ? meant : mistyped(meant, random);
    const typed = meant.length >= 8 && random.next() < 0.3 ? mistyped(once, random) : once;
    if (typed.length < 4 || vocabulary.find(typed) !== undefined) continue;
    all += 1;
    const corrections = spelling.corrections(typed, 3);
    if (corrections[0] === meant) first += 1;
    if (corrections.includes(meant)) three += 1;
  }
  expect(first / all).toBeGreaterThanOrEqual(0.9);
  expect(three / all).toBeGreaterThanOrEqual(0.98);
});
