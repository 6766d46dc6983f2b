import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LINK_MAX } from '../../src/domain/limits/link-field.ts';
import { aMember, type Member } from '../server/http-api/support/member.ts';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { isWrite, sendCall } from './support/every-call.ts';
import { WholeServer } from './support/whole-server.ts';

/**
 * Normalizing a text takes time that grows with the square of a run of combining marks: 240 kB of them held the server
 * for ten seconds. So no text is normalized, or looked at in any other way, before its length was checked.
 */

const MARKS = '\u0315\u0300\u05ae\u0301';
const STACKED = `a${MARKS.repeat(20_000)}`;
/** The longest text that any field takes, in UTF-16 units. */
const LONGEST = LINK_MAX * 8;

let server: WholeServer;
let member: Member;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'member');
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

/** What is normalized while the work runs. */
async function normalizedBy(work: () => Promise<unknown>): Promise<readonly string[]> {
  const native = vi.spyOn(String.prototype, 'normalize');
  await work();
  const texts = native.mock.contexts.map(String);
  native.mockRestore();
  return texts;
}

function isHeavy(text: string): boolean {
  return text.length > LONGEST || /(?!\u034f)\p{M}(?:(?!\u034f)\p{M}){30}/u.test(text);
}

test('in every text of every call', async () => {
  const heavy: unknown[] = [];
  for (const call of server.calls) {
    const fields = Object.keys(call.params);
    const everywhere = Object.fromEntries(fields.map((field) => [field, STACKED]));
    for (const options of [everywhere, ...fields.map((field) => ({ [field]: STACKED }))]) {
      const texts = await normalizedBy(async () => {
        // The member stays signed in, and visitors have calls of their own.
        const browser = /session|register/.test(call.endpointName)
          ? await server.browser().arrive()
          : member.browser;
        // What stands in an address ends after some thousand characters; bodies bring more.
        if (call.kind === 'resource' && !isWrite(call)) {
          const body = JSON.stringify({ options });
          const headers = { 'Content-Type': 'application/json' };
          const [name] = [call.name].flat();
          await browser.send(`/resource/${name}/get/`, { method: 'POST', body, headers });
        } else await sendCall(browser, call, options);
      });
      if (texts.some(isHeavy)) heavy.push([call.endpointName, Object.keys(options)]);
    }
  }
  expect(heavy).toEqual([]);
}, 120_000);

test.each([
  ['the name of a person', 'UserResource', 'get', { username: STACKED }, '400/1'],
  ['the name of a board', 'BoardResource', 'create', { name: STACKED }, '400/1'],
  [
    'a password',
    'UserSessionResource',
    'create',
    { username_or_email: 'member', password: STACKED },
    '400/1',
  ],
])('%s that is piled up is refused as too long', async (_what, name, action, options, expected) => {
  const browser = action === 'create' && name === 'UserSessionResource' ? server.browser() : member.browser;
  const body = JSON.stringify({ options });
  const told =
    action === 'get'
      ? await browser.send(`/resource/${name}/get/`, {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json' },
        })
      : await (await browser.arrive()).call(name, action, options);
  expect(outcomeOf(told)).toBe(expected);
});

test.each(['/', '/member/', '/pin/1--'])('in the address of a page below %s', async (place) => {
  const texts = await normalizedBy(() =>
    server.browser().send(`${place}${encodeURIComponent(`a${MARKS.repeat(400)}`)}/`),
  );
  expect(texts.filter(isHeavy)).toEqual([]);
});
