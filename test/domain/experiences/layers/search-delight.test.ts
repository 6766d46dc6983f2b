import { describe, expect, test } from 'vitest';
import {
  delightLooks,
  delightParts,
  isDelighted,
} from '../../../../src/domain/experiences/layers/search-delight.ts';

test('only listed queries are highlighted, in any case', () => {
  const display = { queries: ['spring garden'] };
  expect(isDelighted(display, ' Spring Garden ')).toBe(true);
  expect(isDelighted(display, 'spring')).toBe(false);
  expect(isDelighted(display, '')).toBe(false);
});

describe('the words of a query', () => {
  const marked = (text: string, query: string) =>
    delightParts(text, query)
      .filter(({ look }) => look !== null)
      .map(({ text: word, look }) => `${word}:${look}`);

  test('have the colour of their place in the query, wherever they are', () => {
    expect(marked('A garden in spring: my garden', 'spring garden')).toEqual([
      'garden:1',
      'spring:0',
      'garden:1',
    ]);
  });

  test('are whole words, in any case and script', () => {
    expect(marked('Gardening in the GARDEN', 'garden')).toEqual(['GARDEN:0']);
    expect(marked('Frühling – весна', 'весна frühling')).toEqual(['Frühling:1', 'весна:0']);
  });

  test('count once', () => {
    expect(marked('blue and red', 'red red blue')).toEqual(['blue:1', 'red:0']);
  });

  test('leave the text as it was', () => {
    const text = ' A “garden”, in\nspring! ';
    expect(
      delightParts(text, 'garden')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(delightParts('', 'garden')).toEqual([]);
  });
});

describe('the colours of a highlight', () => {
  test('are left out when they cannot be read', () => {
    expect(delightLooks({ textColors: ['#000000', '#eeeeee', '#7a1fa2'], background: '#ffffff' })).toEqual([
      { color: '#000000', background: '#ffffff' },
      { color: '#7a1fa2', background: '#ffffff' },
    ]);
  });

  test('need a background', () => {
    expect(delightLooks({ textColors: ['#000000'], background: undefined })).toEqual([]);
  });
});
