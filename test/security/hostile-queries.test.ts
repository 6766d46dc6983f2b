import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireSearchPage } from '../../wire/search.ts';
import { TextPart } from '../../server/application/text-search/text-part.ts';
import { NO_EXCLUSIONS } from '../../server/application/ports/discovery/search-reader.ts';
import { NO_FILTERS } from '../../server/application/ports/discovery/text-search.ts';
import { toPinId } from '../../src/domain/ids/ids.ts';
import { aPinDocument } from '../builders/discovery/a-pin-document.ts';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { aMember, makePin, succeeded, type Member } from '../server/http-api/support/member.ts';
import { TestApp } from '../server/http-api/support/test-app.ts';

const LONG = 200;
const QUERIES = [
  "'; drop table pins; --",
  "%' or 1=1 --",
  '100%_\\',
  '"oak" AND (table OR -lamp) NEAR/3 title:oak^9 oak~2 oak*',
  '(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((',
  '^(a+)+$ [[:alpha:]] (?<=x) \\p{L} .*',
  '$& $1 $` #{oak} {{oak}} %s %n',
  '\u202Eoak\u202C \u2066elbat\u2069',
  'o\u200Ba\u200Dk\u00AD \uFEFFtable',
  'a\u0301'.repeat(LONG / 2),
  'o' + '\u0301'.repeat(300),
  '👨‍👩‍👧‍👦'.repeat(20),
  '\uD800 oak \uDFFF',
  '#'.repeat(LONG),
  `#${'_'.repeat(100)}`,
  'oak '.repeat(50).trim(),
  Array.from({ length: 66 }, (_, at) => `w${at % 10}`).join(' '),
  '東'.repeat(LONG),
  'ก'.repeat(LONG),
  '­',
  '__proto__ constructor toString',
  '€€€ $1 under 9999999999999999999999',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'null',
  'x'.repeat(LONG),
];

let app: TestApp;
let ann: Member;
beforeAll(async () => {
  app = await TestApp.open();
  ann = await aMember(app, 'ann');
  await makePin(ann, { title: 'Oak table' });
  await makePin(ann, { title: '100% wool' });
});
afterAll(() => app.close());

describe.each(['BaseSearchResource', 'SearchResource'])('%s', (name) => {
  test.each(QUERIES)('takes %j as text', async (query) => {
    for (const scope of ['pins', 'boards', 'people', 'my_pins']) {
      const told = await ann.browser.call(name, 'get', { query, scope });
      expect(['200', '400/1']).toContain(outcomeOf(told));
    }
  });
});

test.each(QUERIES)('suggestions take %j as text', async (term) => {
  for (const name of ['AdvancedTypeaheadResource', 'HashtagTypeaheadResource'])
    expect(['200', '400/1']).toContain(outcomeOf(await ann.browser.call(name, 'get', { term })));
});

test('all of that changed nothing, and marks in a query hide nothing', async () => {
  for (const query of ['oak table', '"oak" +table', 'o\u200Ba\u00ADk, (table)', 'OAK\u202E table\u202C']) {
    const told = await app.browser().call('BaseSearchResource', 'get', { query });
    expect(succeeded<WireSearchPage>(told).exact_count, query).toBe(1);
  }
});

test('any text is a query, and any text can be typed', () => {
  const part = new TextPart({ numberOf: () => 0, shownOf: () => toPinId('1') });
  part.put(0, aPinDocument({ title: 'Oak table' }));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: LONG }), (text) => {
      const about = { followed: [], now: 0, offset: 0, limit: 25 };
      const answer = part.search({
        text,
        filters: NO_FILTERS,
        mayCorrect: true,
        synonyms: [],
        excluded: NO_EXCLUSIONS,
        ...about,
      });
      expect(answer.pins).toEqual(['1']);
      for (const want of ['queries', 'tags'] as const)
        expect(part.suggest({ text, want, limit: 5 }).length).toBeLessThanOrEqual(5);
    }),
  );
});
