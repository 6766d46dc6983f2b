import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept } from '../../../../src/domain/limits/checked.ts';
import { OK, type Call } from '../../../../server/adapters/http-api/core/call/define-call.ts';
import { isWrite, sendCall } from '../../../security/support/every-call.ts';
import { WholeServer } from '../../../security/support/whole-server.ts';
import { outcomeOf, SmallBrowser } from '../core/small-browser.ts';
import { SmallSite } from '../core/small-site.ts';

/** `user_id` and `username` of a write never make it somebody else's. */

const OTHERS = { user_id: '102', username: 'eve' } as const;
type Name = keyof typeof OTHERS;

/** Calls that are about the person or the name that the option says. */
const ABOUT: Readonly<Record<string, readonly Name[]>> = {
  user_follow_create: ['user_id'],
  user_follow_delete: ['user_id'],
  user_settings_update: ['username'],
  user_register_create: ['username'],
  reset_password_from_email_update: ['username'],
};

let server: WholeServer;
let writes: readonly Call[];

beforeAll(async () => {
  server = await WholeServer.open();
  writes = server.calls.filter(isWrite).map(withoutWork);
});
afterAll(() => server.close());

/** The call takes any options and does nothing, so that only who acts decides what comes of it. */
function withoutWork(call: Call): Call {
  const params = Object.entries(call.params).map(([name, param]) => [
    name,
    { ...param, read: () => accept(undefined) },
  ]);
  return { ...call, params: Object.fromEntries(params), run: () => ({ data: OK }) };
}

async function outcomes(name: Name, said: string): Promise<Readonly<Record<string, string>>> {
  // The made-up calls of the small site have names of their own.
  const site = new SmallSite({ rateLimitScale: 0 }, { calls: writes });
  const ends: [string, string][] = [];
  for (const call of writes) {
    const browser = await new SmallBrowser(site).withSession(site.openSession({}, { isOperator: true }));
    ends.push([call.endpointName, outcomeOf(await sendCall(browser, call, { [name]: said }))]);
  }
  return Object.fromEntries(ends);
}

test.each(Object.entries(OTHERS) as [Name, string][])('%s of somebody else', async (name, said) => {
  const expected = writes.map(({ endpointName }) => [
    endpointName,
    (ABOUT[endpointName] ?? []).includes(name) ? '200' : '403/7',
  ]);
  expect(await outcomes(name, said)).toEqual(Object.fromEntries(expected));
});

test.each([
  ['user_id', '101'],
  ['username', 'ada'],
] as const)('%s of the caller', async (name, said) => {
  expect(new Set(Object.values(await outcomes(name, said)))).toEqual(new Set(['200']));
});
