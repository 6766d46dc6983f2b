import { expect, test } from 'vitest';
import { mergedConsent, UNDECIDED } from '../../../../server/application/accounts/cookie-consent.ts';

const allowed = (decidedAt: number) => ({ ...UNDECIDED, analytics: true, decidedAt });
const refused = (decidedAt: number) => ({ ...UNDECIDED, decidedAt });

test.each([
  ['a browser without a decision', allowed(1), null, allowed(1)],
  ['an account without a decision', UNDECIDED, allowed(1), allowed(1)],
  ['a later decision of the browser', allowed(1), refused(2), refused(2)],
  ['an earlier decision of the browser', refused(2), allowed(1), refused(2)],
  ['no decision at all', UNDECIDED, null, UNDECIDED],
])('%s', (_, account, browser, merged) => {
  expect(mergedConsent(account, browser)).toEqual(merged);
});
