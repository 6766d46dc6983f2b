import { vi } from 'vitest';
import { LINK_MAX } from '../../../src/domain/links/link-field.ts';

export const MARKS = '\u0315\u0300\u05ae\u0301';
export const STACKED = `a${MARKS.repeat(20_000)}`;
/** The longest text that any field takes, in UTF-16 units. */
const LONGEST = LINK_MAX * 8;

/** What is normalized while the work runs. */
export async function normalizedBy(work: () => unknown): Promise<readonly string[]> {
  const native = vi.spyOn(String.prototype, 'normalize');
  await work();
  const texts = native.mock.contexts.map(String);
  native.mockRestore();
  return texts;
}

export function isHeavy(text: string): boolean {
  return text.length > LONGEST || /(?!\u034f)\p{M}(?:(?!\u034f)\p{M}){30}/u.test(text);
}
