import { beforeEach, describe, expect, test } from 'vitest';
import type { PinDocument } from '../../../../server/application/ports/discovery/pin-document.ts';
import { NO_EXCLUSIONS } from '../../../../server/application/ports/discovery/search-reader.ts';
import { NO_FILTERS, type TextQuestion } from '../../../../server/application/ports/discovery/text-search.ts';
import { TextPart } from '../../../../server/application/text-search/text-part.ts';
import { toBoardId, toPinId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { aPinDocument } from '../../../builders/discovery/a-pin-document.ts';

const NOW = Date.UTC(2026, 5, 15, 12);
const DAY_MS = 86_400_000;

let documents: PinDocument[];
let part: TextPart;
beforeEach(() => {
  documents = [];
  part = newPart();
});

function newPart() {
  return new TextPart({
    numberOf: (id) => {
      const number = documents.findIndex((document) => document.id === id);
      return number === -1 ? undefined : number;
    },
    shownOf: (number) => documents[number]!.shown,
  });
}

/** Adds a pin of its own picture and person. */
function put(title: string, overrides: Partial<PinDocument> = {}): PinDocument {
  const number = documents.length;
  const document = aPinDocument({
    id: toPinId(String(number + 1)),
    pinnerId: toUserId(String(number + 1)),
    picture: (number + 1).toString(16).padStart(8, '0').padEnd(32, '0'),
    createdAt: NOW - 400 * DAY_MS,
    title,
    ...overrides,
  });
  documents.push(document);
  part.put(number, document);
  return document;
}

function ask(text: string, overrides: Partial<TextQuestion> = {}) {
  return part.search(questionOf(text, overrides));
}

function questionOf(text: string, overrides: Partial<TextQuestion> = {}): TextQuestion {
  return {
    text,
    filters: NO_FILTERS,
    mayCorrect: true,
    synonyms: [],
    excluded: NO_EXCLUSIONS,
    followed: [],
    now: NOW,
    offset: 0,
    limit: 25,
    ...overrides,
  };
}

const titleOf = new Proxy({} as Record<string, string>, {
  get: (_, id) => documents.find(({ shown }) => shown === id)?.title,
});
const titles = (text: string, overrides: Partial<TextQuestion> = {}) =>
  ask(text, overrides).pins.map((id) => titleOf[id]);
const suggest = (text: string, want: 'queries' | 'tags' = 'queries') =>
  part.suggest({ text, want, limit: 10 });

describe('a search', () => {
  test('finds titles, descriptions, boards, links and alternative texts, titles first', () => {
    put('Lamp', { boards: [{ id: toBoardId('2'), name: 'Oak rooms', savedAt: NOW }] });
    put('Vase', { description: 'Made of oak' });
    put('Oak table');
    put('Cup', { altText: 'An oak tray' });
    put('Bowl', { domain: 'oak.example' });
    put('Other');
    const found = titles('oak');
    expect(found[0]).toBe('Oak table');
    expect([...found].sort()).toEqual(['Bowl', 'Cup', 'Lamp', 'Oak table', 'Vase']);
  });

  test('finds other numbers, accents and synonyms, after the word itself', () => {
    put('Couch');
    put('Sofas');
    put('Sófa');
    put('Sofa');
    expect(titles('sofa')).toEqual(['Sofa', 'Sófa', 'Sofas', 'Couch']);
    put('Chesterfield');
    expect(titles('sofa', { synonyms: ['Sofas, chesterfield'] })).toHaveLength(5);
  });

  test('finds parts of texts without blanks', () => {
    put('東京タワーの夜景');
    put('京都の庭');
    expect(titles('東京')).toEqual(['東京タワーの夜景']);
    expect(titles('庭')).toEqual(['京都の庭']);
  });

  test('prefers words beside each other, and pins on many boards', () => {
    put('Table of white oak');
    put('White table, oak');
    put('Oak table white');
    expect(titles('oak table')[0]).toBe('Oak table white');
    put('Oak bench');
    const boards = Array.from({ length: 9 }, (_, at) => ({
      id: toBoardId(`${at + 5}`),
      name: '',
      savedAt: NOW,
    }));
    put('Oak bench', { boards });
    expect(ask('oak bench').pins[0]).toBe('5');
  });

  test('ignores words that say nothing, unless there are no others', () => {
    put('Shelf of a kitchen');
    put('For you');
    expect(ask('a shelf for the kitchen')).toMatchObject({ exactCount: 1, relaxed: null });
    expect(titles('for')).toEqual(['For you']);
  });

  test('adds pins that lack a word where few have all, and says so', () => {
    put('Oak kitchen table');
    put('Oak table');
    put('Pine chair');
    const answer = ask('oak kitchen table');
    expect(answer).toMatchObject({ exactCount: 1, relaxed: 'close', total: 2 });
    expect(ask('oak xyz qrs')).toMatchObject({ exactCount: 0, relaxed: 'partial', total: 2 });
  });

  test('is never empty: it shows beginnings, then the most saved', () => {
    put('Photography');
    put('Chair');
    expect(titles('photogr')).toEqual(['Photography']);
    expect(ask('zzzz')).toMatchObject({ exactCount: 0, relaxed: 'popular', total: 2 });
    expect(ask('zzzz', { filters: { ...NO_FILTERS, kind: 'video' } })).toMatchObject({ total: 0 });
  });

  test('finds emojis by themselves, and asks for none beside words', () => {
    put('Pie for a summer day 🍋');
    put('Lemon loaf');
    expect(titles('🍋')).toEqual(['Pie for a summer day 🍋']);
    expect(titles('lemon 🍋')).toEqual(['Lemon loaf']);
  });

  test('of an index without pins is empty, and promises nothing instead', () => {
    expect(ask('oak')).toMatchObject({ total: 0, relaxed: null });
  });

  test('corrects a word that nothing contains, unless that is not wanted', () => {
    for (const title of ['Kitchen one', 'Kitchen two', 'Kitchen three']) put(title);
    expect(ask('kithcen')).toMatchObject({ correctedQuery: 'kitchen', total: 3 });
    expect(ask('Kithcen, two')).toMatchObject({ correctedQuery: 'kitchen, two' });
    expect(ask('kithcen', { mayCorrect: false })).toMatchObject({ correctedQuery: null, relaxed: 'popular' });
    expect(ask('kit')).toMatchObject({ correctedQuery: null });
  });

  test('corrects an unknown word also where no pin has all words, and a rare one not', () => {
    for (const title of ['Kitchen one', 'Kitchen two', 'Kitchen three', 'Lamp', 'Lamp', 'Lamb']) put(title);
    expect(ask('kithcen lamp')).toMatchObject({ correctedQuery: 'kitchen lamp', exactCount: 0, total: 5 });
    expect(ask('kithcen lamp', { mayCorrect: false })).toMatchObject({ correctedQuery: null, total: 2 });
    expect(ask('kitchen lamb')).toMatchObject({ correctedQuery: null, exactCount: 0 });
  });

  test('corrects whole words of the query, wherever they stand', () => {
    for (const title of ['Tablecloth one', 'Tablecloth two', 'Tablecloth three', 'Table', 'Table'])
      put(title);
    expect(ask('tablecloth tabel')).toMatchObject({ correctedQuery: 'tablecloth table' });
    expect(ask('tablecloth tabl')).toMatchObject({ correctedQuery: 'tablecloth table' });
    expect(ask('Tabl, tabl!')).toMatchObject({ correctedQuery: 'table, table!' });
    expect(ask("tabl's")).toMatchObject({ correctedQuery: "table's" });
  });

  test('does not correct a word that three pins have', () => {
    for (const title of ['Lamb', 'Lamb', 'Lamb', 'Lamp', 'Lamp', 'Lamp', 'Lamp']) put(title);
    expect(ask('lamb')).toMatchObject({ correctedQuery: null, total: 3 });
  });

  test('shows a picture once', () => {
    put('Oak', { picture: 'a'.repeat(32) });
    put('Oak', { picture: 'a'.repeat(32) });
    expect(ask('oak')).toMatchObject({ total: 1, exactCount: 1 });
    expect(ask('oak').pins).toHaveLength(1);
    expect(ask('xylophone')).toMatchObject({ exactCount: 0, relaxed: 'popular', total: 1 });
  });

  test('has at most three of a domain in 25, as long as there are others', () => {
    for (let at = 0; at < 10; at++) put('Oak', { description: 'oak', domain: 'a.example' });
    for (let at = 0; at < 30; at++) put('Oak', { domain: `b${at}.example` });
    const first = ask('oak').pins.map((id) => documents.find((document) => document.id === id)!.domain);
    expect(first.filter((domain) => domain === 'a.example')).toHaveLength(3);
    expect(new Set(ask('oak', { limit: 100 }).pins).size).toBe(40);
  });

  test('puts products first where it is about them', () => {
    put('Lamp one');
    put('Lamp two', { product: { price: 20, currency: 'EUR', inStock: null } });
    put('Lamp three');
    put('Lamp four');
    expect(ask('lamp under 50 €')).toMatchObject({ shoppingIntent: true, exactCount: 4 });
    expect(titles('buy lamp')[0]).toBe('Lamp two');
  });

  test('finds what somebody wants to buy without that word in it', () => {
    for (let at = 0; at < 4; at++) put(`Lamp ${at}`);
    put('Buying guide');
    expect(ask('buy lamp')).toMatchObject({ exactCount: 4, relaxed: null, shoppingIntent: true });
    expect(ask('lamp prices')).toMatchObject({ exactCount: 4, relaxed: null, shoppingIntent: true });
    expect(titles('buying')).toEqual(['Buying guide']);
  });
});

describe('filters and facets', () => {
  beforeEach(() => {
    put('Oak', { kind: 'video', dominantColor: '#ff0000', domain: 'a.example', createdAt: NOW - DAY_MS / 2 });
    put('Oak', {
      dominantColor: '#ff0000',
      product: { price: 30, currency: 'EUR', inStock: null },
      domain: 'a.example',
    });
    put('Oak', {
      dominantColor: '#0000ff',
      product: { price: 300, currency: 'EUR', inStock: null },
      createdAt: NOW - 3 * DAY_MS,
    });
    put('Oak', { product: { price: null, currency: null, inStock: null } });
  });

  test('count every value as if it were the only one of its filter', () => {
    const { facets } = ask('oak', { filters: { ...NO_FILTERS, color: 'red' } });
    expect(facets.color).toEqual([
      { value: 'red', count: 2 },
      { value: 'blue', count: 1 },
      { value: 'gray', count: 1 },
    ]);
    expect(facets.kind).toEqual([
      { value: 'image', count: 1 },
      { value: 'video', count: 1 },
      { value: 'product', count: 1 },
    ]);
    expect(facets.domain).toEqual([{ value: 'a.example', count: 2 }]);
    expect(facets.price).toEqual([{ min: 25, max: 50, currency: 'EUR', count: 1 }]);
    expect(facets.since).toEqual(['day', 'week', 'month', 'year'].map((value) => ({ value, count: 1 })));
  });

  test.each([
    [{ kind: 'video' }, ['1']],
    [{ kind: 'product' }, ['2', '3', '4']],
    [{ priceMin: 25, priceMax: 100 }, ['2']],
    [{ currency: 'eur' }, ['2', '3']],
    [{ currency: 'USD' }, []],
    [{ domain: 'A.example' }, ['1', '2']],
    [{ since: 'week' }, ['1', '3']],
    [{ kind: 'product', color: 'blue' }, ['3']],
  ] as const)('%o', (filters, pins) => {
    expect([...ask('oak', { filters: { ...NO_FILTERS, ...filters } }).pins].sort()).toEqual(pins);
  });

  test('know whom one follows', () => {
    const followed = [toUserId('2')];
    expect(ask('oak', { followed }).facets.followed).toBe(1);
    expect(ask('oak', { followed, filters: { ...NO_FILTERS, followed: true } }).pins).toEqual(['2']);
  });

  test('leave out what is excluded, in counts too', () => {
    const excluded = { pins: [toPinId('1')], boards: [], people: [toUserId('2')] };
    const answer = ask('oak', { excluded });
    expect([...answer.pins].sort()).toEqual(['3', '4']);
    expect(answer.exactCount).toBe(2);
    expect(answer.facets.color.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(ask('oak', { excluded: { pins: [], boards: [toBoardId('1')], people: [] } }).total).toBe(0);
  });
});

describe('guides', () => {
  test('are words that go with the query, each with its colour, and none of one person alone', () => {
    for (let at = 0; at < 6; at++) put('Kitchen shelf', { dominantColor: '#123456' });
    for (let at = 0; at < 6; at++) put('Kitchen island');
    for (let at = 0; at < 6; at++) put('Kitchen secret', { pinnerId: toUserId('99') });
    for (let at = 0; at < 40; at++) put('Garden the path');
    const { guides } = ask('kitchen');
    expect(guides.map(({ term }) => term).sort()).toEqual(['island', 'shelf']);
    expect(guides.find(({ term }) => term === 'shelf')?.color).toBe('#123456');
    expect(ask('kitchen shelf').guides).toEqual([]);
  });
});

test('a guide is no name of a website, unless people say it', () => {
  for (let at = 0; at < 6; at++) put('Kitchen', { domain: 'longtable.example' });
  for (let at = 0; at < 6; at++) put('Kitchen island', { domain: 'island.example' });
  for (let at = 0; at < 40; at++) put('Garden the path');
  expect(ask('kitchen').guides.map(({ term }) => term)).toEqual(['island']);
});

describe('suggestions', () => {
  beforeEach(() => {
    for (let at = 0; at < 3; at++) put('Kitchen shelf #diy');
    for (let at = 0; at < 2; at++) put('Kitchen garden');
    for (let at = 0; at < 3; at++) put('Kitsune hidden', { pinnerId: toUserId('99') });
  });

  test('are words and pairs of words that several people use', () => {
    expect(suggest('ki')).toEqual(['kitchen', 'kitchen shelf']);
    expect(suggest('hid')).toEqual([]);
  });

  test('never come from names of boards alone: those are of one person', () => {
    const boards = [{ id: toBoardId('7'), name: 'Wedding of Gwendolyn', savedAt: NOW }];
    for (let at = 0; at < 4; at++) put('Kitchen', { boards });
    expect(suggest('gwen')).toEqual([]);
    expect(ask('kitchen').guides.map(({ term }) => term)).not.toContain('gwendolyn');
    expect(ask('gwendolyn').exactCount).toBe(4);
  });

  test('take the words before as context', () => {
    expect(suggest('shelf kit')).toEqual(['shelf kitchen']);
    expect(suggest('garden she')).toEqual([]);
  });

  test('forgive a mistake in a beginning', () => {
    expect(suggest('kicth')).toEqual(['kitchen']);
    expect(suggest('kic')).toEqual([]);
  });

  test('are hashtags', () => {
    expect(suggest('#d', 'tags')).toEqual(['#diy']);
    expect(suggest('di', 'tags')).toEqual(['#diy']);
  });

  test('forget what only one person still says', () => {
    part.remove(3);
    expect(suggest('garden')).toEqual([]);
  });
});

describe('the index', () => {
  test('knows the newest state of a document', () => {
    put('Oak');
    part.put(0, { ...documents[0]!, title: 'Pine' });
    expect(ask('pine').exactCount).toBe(1);
    expect(ask('oak').exactCount).toBe(0);
    part.remove(0);
    part.remove(0);
    expect(ask('pine').total).toBe(0);
  });

  test('is the same after merges, and after a snapshot', () => {
    for (let at = 0; at < 500; at++) put(`Word${at % 7} oak${at % 3}`);
    for (let at = 0; at < 200; at++) part.put(at, { ...documents[at]!, title: `Word${at % 7} pine` });
    for (let at = 450; at < 500; at++) part.remove(at);
    const [oak, pine] = [ask('oak1', { limit: 500 }), ask('word3 pine', { limit: 500 })];
    expect([oak.exactCount, pine.exactCount]).toEqual([
      documents.filter((_, at) => at >= 200 && at < 450 && at % 3 === 1).length,
      documents.filter((_, at) => at < 200 && at % 7 === 3).length,
    ]);
    const saved = structuredClone(part.save());
    part = newPart();
    part.load(saved);
    expect(ask('oak1', { limit: 500 })).toEqual(oak);
    expect(ask('word3 pine', { limit: 500 })).toEqual(pine);
    put('Oak1');
    expect(ask('oak1').exactCount).toBe(oak.exactCount + 1);
  });

  test('refuses a damaged snapshot', () => {
    put('Oak');
    const { 'words.terms': _, ...damaged } = part.save();
    expect(() => newPart().load(damaged)).toThrow();
  });

  test('knows documents with similar words', () => {
    put('Oak kitchen table');
    put('Oak table');
    put('Pine chair');
    put('');
    expect(part.similarByText(0, 5)[0]).toBe(1);
    expect(part.similarByText(3, 5)).not.toContain(3);
    expect(part.similarByText(99, 5)).toEqual([]);
  });

  test('finds words in a row for one word, and one word for them', () => {
    put('A lounge');
    put('Living in a small room');
    put('Living outside');
    put('A room');
    const synonyms = ['lounge, living room'];
    const found = (text: string) =>
      ask(text, { synonyms, mayCorrect: false })
        .pins.slice(0, 2)
        .map((id) => Number(id) - 1);
    expect(found('lounge')).toEqual([0, 1]);
    expect(ask('lounge', { synonyms }).exactCount).toBe(2);
    expect(found('living room')).toEqual([1, 0]);
    expect(ask('living room', { synonyms }).exactCount).toBe(2);
  });

  test('finds documents about the topic that the query names, behind those with its words', () => {
    put('A pot');
    put('Cooking at home');
    const { pins, exactCount } = part.search(questionOf('cooking'), {
      isColored: null,
      aboutTopic: () => [0, 1],
    });
    expect(pins).toEqual([documents[1]!.shown, documents[0]!.shown]);
    expect(exactCount).toBe(2);
  });

  test('corrects a word to that of a topic which no document has, and finds what is about it', () => {
    put('Summit at dawn');
    put('A tiny fountain');
    put('Marble fountain');
    const known = {
      isColored: null,
      aboutTopic: (text: string) => (/^mountains?$/.test(text) ? [0] : []),
    };
    const hints = { words: ['fountian', 'mountain'], names: [] };
    const search = (text: string, mayCorrect = true) =>
      part.search(questionOf(text, { hints, mayCorrect }), known);
    expect(search('mountian')).toMatchObject({ correctedQuery: 'mountain', exactCount: 1, relaxed: null });
    expect(search('mountian').pins[0]).toBe(documents[0]!.shown);
    expect(search('mountian', false)).toMatchObject({ correctedQuery: null, exactCount: 0 });
    // A word of a topic is not misspelt, although others are more frequent here.
    expect(search('mountain')).toMatchObject({ correctedQuery: null, exactCount: 1 });
    expect(part.search(questionOf('mountain')).correctedQuery).toBe('fountain');
  });

  test('prefers a frequent word of documents to one of a topic', () => {
    for (let count = 0; count < 30; count += 1) put('Marble fountain');
    const hints = { words: ['mountain'], names: [] };
    expect(ask('fountian', { hints }).correctedQuery).toBe('fountain');
    expect(ask('nountain', { hints }).correctedQuery).toBe('fountain');
  });

  test('knows documents with words of a text, those with more of them first', () => {
    put('Pine table');
    put('Oak chair');
    put('Oak tables');
    put('Lamp');
    expect(part.about('a table of oak', 5)[0]).toBe(2);
    expect([...part.about('a table of oak', 5)].sort()).toEqual([0, 1, 2]);
    expect(part.about('couch', 5)).toEqual([]);
    put('Blue sofa');
    expect(part.about('couch', 5)).toEqual([4]);
    expect(part.about('of the', 5)).toEqual([]);
  });
});
