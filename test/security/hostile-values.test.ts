import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../server/adapters/http-api/core/call/define-call.ts';
import { aMember, makeBoard, succeeded, type Member } from '../server/http-api/support/member.ts';
import { dataOf, outcomeOf } from '../server/http-api/core/small-browser.ts';
import type { WireBoard } from '../../wire/board.ts';
import { isWrite, sendCall } from './support/every-call.ts';
import { pinPhoto } from './support/photos.ts';
import { WholeServer } from './support/whole-server.ts';

/** Whatever stands in a field, a call answers or refuses, soon, and nothing of it is understood as something else. */

let server: WholeServer;
let member: Member;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'member');
  await pinPhoto(member, { board_id: (await makeBoard(member, { name: 'Chairs' })).id });
});
afterAll(() => server.close());

const FAMILY = '👩‍👩‍👧‍👦';

const VALUES: readonly (readonly [string, unknown])[] = [
  ['nothing', ''],
  ['a list', []],
  ['a list of nothing', [null, '']],
  ['an object', { a: 1 }],
  ['a deep list', JSON.parse('['.repeat(20) + ']'.repeat(20)) as unknown],
  ['a yes', true],
  ['a number', -1],
  ['a huge number', 1e300],
  ['20 digits', '12345678901234567890'],
  ['19 digits', '9223372036854775808'],
  ['a broken number', '1e999'],
  ['database syntax', `' or 1=1; drop table users; --`],
  ['wildcards', '%_%'],
  ['search syntax', '" OR * NEAR(a b, 5) NOT ^"'],
  ['a zero character', 'a\0b'],
  ['half a character', 'a\ud800b'],
  ['turned text', '\u202eevil\u2066'],
  ['invisible characters', '\u200b\u2060\ufeff'],
  ['line breaks', 'a\r\nSet-Cookie: x=y\r\n\r\n'],
  ['stacked marks', `a${'\u0301'.repeat(1_000)}`],
  ['500 families', FAMILY.repeat(500)],
  ['a long text', 'x'.repeat(100_000)],
  ['many blanks', `${' '.repeat(50_000)}x`],
  ['a text that grows', '\ufdfa'.repeat(20_000)],
  ['nested signs', '(('.repeat(10_000)],
  ['an address of 2,048 characters', `https://example.org/${'a'.repeat(2_028)}`],
  ['an address of 2,049 characters', `https://example.org/${'a'.repeat(2_029)}`],
  ['a strange address', `http://[::1]:99999/%%%${'@'.repeat(5_000)}`],
  ['an e-mail that takes long to check', `${'a.'.repeat(20_000)}@${'b-'.repeat(20_000)}`],
  ['a picture in text that is none', `data:image/png;base64,${'A'.repeat(50_000)}`],
  ['a list that is too long', Array.from({ length: 1_000 }, (_, at) => String(at))],
  ['an own name of objects', '__proto__'],
  ['a template', '{{7*7}}<%= 7*7 %>#{7*7}'],
];

/** Fields that a call needs before it looks at the one in question. */
const OTHERS = { name: 'x', username: 'member', board_id: '1', email: 'a@b.org', first_name: 'x', text: 'x' };

const KNOWN = new Set([200, 204, 400, 401, 403, 404, 409, 413, 414, 415]);
/** Milliseconds of computing; far more than any of these takes. */
const SOON = 1_000;

async function ask(call: Call, options: Readonly<Record<string, unknown>>) {
  const browser = /session|register/.test(call.endpointName)
    ? await server.browser().arrive()
    : member.browser;
  const before = process.cpuUsage();
  const told = await sendCall(browser, call, options);
  const { user, system } = process.cpuUsage(before);
  return { told, took: (user + system) / 1000 };
}

/** Fields of a call that get the value alone: every sixth, other ones with each value, so that all have their turn. */
function fieldsOf(call: Call, turn: number): readonly string[] {
  const fields = [...Object.keys(call.params), 'bookmarks', 'page_size', 'user_id'];
  return fields.filter((_field, index) => (index + turn) % 6 === 0);
}

describe.each(VALUES.map(([name, value], turn) => ({ name, value, turn })))(
  '$name',
  ({ name, value, turn }) => {
    test('in fields of each call, and in all of them at once', async () => {
      const wrong: unknown[] = [];
      const inAddress = encodeURIComponent(JSON.stringify(value)).length;
      for (const call of server.calls) {
        if (call.endpointName.includes('delete')) continue;
        const everywhere = Object.fromEntries(Object.keys(call.params).map((field) => [field, value]));
        const alone = fieldsOf(call, turn).map((field) => ({ ...OTHERS, [field]: value }));
        for (const options of [everywhere, ...alone]) {
          // What does not fit into an address is refused for that; only bodies bring it any further.
          if (!isWrite(call) && inAddress > 15_000) continue;
          const { told, took } = await ask(call, options);
          const fields = Object.keys(options).slice(-1);
          if (!KNOWN.has(told.status) || took > SOON)
            wrong.push([call.endpointName, fields, outcomeOf(told), took]);
          if (told.headers.get('set-cookie')?.includes('x=y'))
            wrong.push([call.endpointName, fields, 'header']);
        }
      }
      expect([name, wrong]).toEqual([name, []]);
      expect(server.log.filter((line) => line.includes('"error"'))).toEqual([]);
    }, 60_000);
  },
);

test('every text that people write has an end', async () => {
  const endless = 'ü'.repeat(3_000);
  const texts = [
    'name',
    'description',
    'title',
    'alt_text',
    'note',
    'about',
    'location',
    'pronouns',
    'first_name',
  ];
  for (const call of server.calls.filter(isWrite)) {
    for (const field of Object.keys(call.params).filter((each) => texts.includes(each))) {
      const { told } = await ask(call, { ...OTHERS, pin_id: '1', [field]: endless });
      const fields = told.body.resource_response?.error?.extra_data.fields ?? [];
      expect([
        call.endpointName,
        field,
        fields.some((each) => each.name === field && each.problem === 'too_long'),
      ]).toEqual([call.endpointName, field, true]);
    }
  }
});

test('a text is kept in one form, without what cannot be seen to end a line or a text', async () => {
  const board = await makeBoard(member, { name: ' Cafe\u0301\0 \ud800 \u0007', description: 'a\r\nb\tc' });
  expect(board).toMatchObject({ name: 'Café \ufffd', description: 'a\nbc' });
  const read = await member.browser.call('BoardResource', 'get', { board_id: board.id });
  expect(succeeded<WireBoard>(read).name).toBe(board.name);
});

test('an id keeps every digit, as a number or as a text', async () => {
  const body = '{"options":{"board_id":9223372036854775807}}';
  const told = await member.browser.send('/resource/BoardResource/get/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(outcomeOf(told)).toBe('404/40');
  expect(told.text).toContain('"9223372036854775807"');
});

test('wildcards find nobody', async () => {
  for (const username of ['%', '_ember', 'm%', '*', 'member%00', 'MEMBER ']) {
    const told = await server.browser().call('UserResource', 'get', { username });
    if (outcomeOf(told) === '200') expect(dataOf(told)).toMatchObject({ username: 'member' });
    if (/[%_*]/.test(username)) expect([username, outcomeOf(told)]).toEqual([username, '404/30']);
  }
});

test('names of objects of the language are names like any other', async () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype']) {
    const board = await makeBoard(member, { name });
    expect(board.name).toBe(name);
    expect(outcomeOf(await server.browser().call('UserResource', 'get', { username: name }))).toBe('404/30');
  }
  const polluting =
    '{"options":{"__proto__":{"name":"x","is_operator":true},"constructor":{"prototype":{"name":"x"}}}}';
  const headers = { 'Content-Type': 'application/json' };
  const told = await member.browser.send('/resource/BoardResource/create/', {
    method: 'POST',
    body: polluting,
    headers,
  });
  expect(outcomeOf(told)).toBe('400/1');
  expect(({} as Record<string, unknown>)['name']).toBeUndefined();
});
