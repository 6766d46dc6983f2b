import { expect, test } from 'vitest';
import { hashtagsIn } from '../../../src/domain/text/hashtags.ts';

test.each([
  ['#Oak and #ash_2', ['Oak', 'ash_2']],
  ['##oak#ash', ['oak', 'ash']],
  ['#木の椅子!', ['木の椅子']],
  ['C# and # alone', []],
  ['', []],
])('%o', (text, hashtags) => {
  expect(hashtagsIn(text)).toEqual(hashtags);
});
