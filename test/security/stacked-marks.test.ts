import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, type Member } from '../server/http-api/support/member.ts';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { isWrite, sendCall } from './support/every-call.ts';
import { isHeavy, MARKS, normalizedBy, STACKED } from './support/stacked-marks.ts';
import { WholeServer } from './support/whole-server.ts';

/**
 * Normalizing a text takes time that grows with the square of a run of combining marks: 240 kB of them held the server
 * for ten seconds. So no text is normalized, or looked at in any other way, before its length was checked.
 */

let server: WholeServer;
let member: Member;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'member');
});
afterAll(() => server.close());

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
