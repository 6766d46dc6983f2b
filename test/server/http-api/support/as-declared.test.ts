import { expect, test } from 'vitest';
import { CallFailure } from '../../../../server/adapters/http-api/core/call/call-failure.ts';
import { implementCalls } from '../../../../server/adapters/http-api/core/call/define-call.ts';
import { resource } from '../../../../wire/calls/declare.ts';
import { oneOf } from '../../../../wire/params/kinds.ts';
import { required } from '../../../../wire/params/presence.ts';
import { SHOWN } from '../core/made-up-calls.ts';
import { outcomeOf, SmallBrowser } from '../core/small-browser.ts';
import { SmallSite } from '../core/small-site.ts';
import { asDeclared } from './as-declared.ts';

const CALLS = {
  fail: resource({
    ...SHOWN,
    name: 'FailureResource',
    action: 'get',
    endpointName: 'failure_get',
    who: 'A',
    params: { reason: required(oneOf(['pin_not_found', 'board_not_found'])) },
    errors: ['pin_not_found'],
  }),
};

test.each([
  ['that is declared', 'pin_not_found', '404/50'],
  ['that is not declared', 'board_not_found', '500/100'],
])('a failure %s', async (_what, reason, outcome) => {
  const calls = implementCalls(CALLS, {
    fail: (_context, options) => {
      throw new CallFailure(options.reason);
    },
  });
  const browser = new SmallBrowser(new SmallSite({}, {}, calls.map(asDeclared)));
  expect(outcomeOf(await browser.call('FailureResource', 'get', { reason }))).toBe(outcome);
});
