import { expect, test } from 'vitest';
import { hashtagsIn, textParts } from '../../../src/domain/text/hashtags.ts';

test.each([
  ['#Oak and #ash_2', ['Oak', 'ash_2']],
  ['##oak#ash', ['oak', 'ash']],
  ['#木の椅子!', ['木の椅子']],
  ['C# and # alone', []],
  ['', []],
])('%o', (text, hashtags) => {
  expect(hashtagsIn(text)).toEqual(hashtags);
});

test.each([
  ['An #oak chair', ['An ', '[#oak]', ' chair']],
  ['#oak #ash', ['[#oak]', ' ', '[#ash]']],
  ['In C#dur, see https://a.test/#top and &#39;', ['In C#dur, see https://a.test/#top and &#39;']],
  ['', []],
])('%o is divided at its hashtags', (text, parts) => {
  expect(textParts(text).map((part) => (part.kind === 'text' ? part.text : `[${part.text}]`))).toEqual(parts);
});
