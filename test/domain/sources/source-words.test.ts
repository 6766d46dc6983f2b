import { describe, expect, test } from 'vitest';
import { characterCount } from '../../../src/domain/text/graphemes.ts';
import { sourceName, wordsOf, wordsToFill } from '../../../src/domain/sources/source-words.ts';
import { aSourcePage, aSourcePicture } from '../../builders/a-source-page.ts';

describe('what a page says of a picture', () => {
  test('are the words of the page and how it wants to be linked to', () => {
    expect(wordsOf(aSourcePage(), aSourcePicture())).toEqual({
      title: 'An oak chair',
      description: 'Made by hand',
      link: 'https://shop.test/chair',
      altText: '',
    });
  });

  test('is the title of the picture before that of the page, and what the picture shows', () => {
    const picture = aSourcePicture({ title: 'The back', description: 'Seen from behind' });
    expect(wordsOf(aSourcePage(), picture)).toMatchObject({
      title: 'The back',
      description: 'Made by hand',
      altText: 'Seen from behind',
    });
  });

  test('is what the picture shows when nothing else calls it anything', () => {
    const picture = aSourcePicture({ title: 'From behind', description: 'From behind' });
    expect(wordsOf(aSourcePage(), picture)).toMatchObject({ title: 'An oak chair', altText: 'From behind' });
    expect(wordsOf(aSourcePage({ title: '' }), picture)).toMatchObject({
      title: 'From behind',
      altText: 'From behind',
    });
  });

  test('is not said twice', () => {
    expect(wordsOf(aSourcePage({ description: 'An oak chair' }), aSourcePicture()).description).toBe('');
  });

  test('is cut to what a pin takes', () => {
    const words = wordsOf(
      aSourcePage({ title: '👩‍🚀'.repeat(201), description: 'x'.repeat(501) }),
      aSourcePicture(),
    );
    expect(characterCount(words.title)).toBe(200);
    expect(words.title.endsWith('…')).toBe(true);
    expect(words.description).toBe(`${'x'.repeat(499)}…`);
  });

  test.each(['', 'javascript:alert(1)', '/chair'])(
    'the link "%s" of the page gives way to the address',
    (link) => {
      expect(wordsOf(aSourcePage({ canonicalUrl: link }), aSourcePicture()).link).toBe(
        'https://shop.test/chair?utm_source=mail',
      );
    },
  );
});

test.each([
  [{}, 'Shop'],
  [{ siteName: '' }, 'shop.test'],
  [{ price: '€20.00' }, 'Shop · €20.00'],
])('a page that says %j is called %s', (told, name) => {
  expect(sourceName(aSourcePage(told))).toBe(name);
});

test('only what is empty is filled in', () => {
  const words = {
    title: 'An oak chair',
    description: 'Made by hand',
    link: 'https://shop.test/chair',
    altText: '',
  };
  expect(wordsToFill({ title: 'Mine', description: ' ', link: '', altText: '' }, words)).toEqual({
    description: 'Made by hand',
    link: 'https://shop.test/chair',
  });
  expect(
    wordsToFill({ title: '', description: '', link: '', altText: '' }, { ...words, title: '' }),
  ).not.toHaveProperty('title');
});
