import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharedWords, type SharedText } from '../../../src/domain/sharing/shared-words.ts';

const CHAIR = 'https://shop.test/chair';
const words = (title: string, description: string, link: string) => ({ title, description, link });

describe('what another app hands over', () => {
  test.each<[SharedText, ReturnType<typeof words>]>([
    [{}, words('', '', '')],
    [{ title: 'A chair', text: 'Made of oak', url: CHAIR }, words('A chair', 'Made of oak', CHAIR)],
    [{ text: CHAIR }, words('', '', CHAIR)],
    [{ title: 'A chair', text: CHAIR }, words('A chair', '', CHAIR)],
    [{ text: `Made of oak ${CHAIR}` }, words('', 'Made of oak', CHAIR)],
    [{ text: `${CHAIR}\nMade of oak` }, words('', 'Made of oak', CHAIR)],
    [{ text: `See ${CHAIR}, made of oak` }, words('', `See ${CHAIR}, made of oak`, CHAIR)],
    [{ text: `Made of oak: ${CHAIR}.` }, words('', `Made of oak: ${CHAIR}.`, CHAIR)],
    [{ title: CHAIR }, words('', '', CHAIR)],
    [{ title: 'A chair', text: 'A chair', url: CHAIR }, words('A chair', '', CHAIR)],
    [{ text: 'A chair', url: 'A chair' }, words('', 'A chair', '')],
    [{ title: 'Two\nlines' }, words('', 'Two\nlines', '')],
    [{ url: 'geo:52.5,13.4', title: 'Here' }, words('Here', 'geo:52.5,13.4', '')],
    [{ text: `javascript:alert(1) ${CHAIR}` }, words('', 'javascript:alert(1)', CHAIR)],
    [{ text: 'https:// is no address' }, words('', 'https:// is no address', '')],
  ])('%o', (shared, expected) => {
    expect(sharedWords(shared)).toEqual(expected);
  });

  test('a title that is too long for one stands in the description', () => {
    const title = 'x'.repeat(201);
    expect(sharedWords({ title, text: 'Made of oak' })).toEqual(words('', `${title}\nMade of oak`, ''));
  });

  test('an address that is too long for a link stays in the text', () => {
    const url = `https://shop.test/${'x'.repeat(2100)}`;
    expect(sharedWords({ url })).toEqual(words('', url, ''));
  });

  test('loses no word', () => {
    const part = fc.oneof(fc.constantFrom(CHAIR, 'https://b.test/?x=1.', 'oak', ''), fc.string());
    const text = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, text, text, (title, body, url) => {
        const { title: name, description, link } = sharedWords({ title, text: body, url });
        const kept = `${name} ${description} ${link}`;
        for (const given of [title, body, url])
          for (const word of given.split(/\s+/)) if (/^[a-z]+$/.test(word)) expect(kept).toContain(word);
        expect(link === '' || [title, body, url].some((given) => given.includes(link))).toBe(true);
      }),
    );
  });
});
