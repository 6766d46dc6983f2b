import { expect, test } from 'vitest';
import { UNKNOWN_CONTEXT } from '../../src/domain/visits/client-context.ts';
import { clientContextFromWire } from '../../wire/client-context-from-wire.ts';
import { aWireContext } from '../builders/a-wire-answer.ts';

test('everything that the server tells of a visit is read', () => {
  const debug = { experiments: { a: 'enabled' }, timings_ms: { total: 3 }, surface: 'home' };
  const consent = {
    allow_analytic_cookies: true,
    allow_marketing_cookies: false,
    allow_personalization_cookies: true,
    decided: true,
  };
  const told = { country: 'DE', user: { unauth_id: 'f00d' }, is_bot: true, consent, debug } as const;
  expect(clientContextFromWire(aWireContext({ ...told, honors_privacy_signal: true }))).toEqual({
    country: 'DE',
    observedCountry: null,
    allowsTracking: true,
    consent: { analytics: true, marketing: false, personalization: true, decided: true },
    honorsPrivacySignal: true,
    isBot: true,
    unauthId: 'f00d',
    debug: { experiments: { a: 'enabled' }, timingsMs: { total: 3 }, surface: 'home' },
  });
});

test.each([
  ['undecided', { decided: false }],
  ['refused', { decided: true }],
])('an allowed country allows no tracking while analytics is %s', (_, { decided }) => {
  const consent = {
    allow_analytic_cookies: false,
    allow_marketing_cookies: false,
    allow_personalization_cookies: false,
    decided,
  };
  const context = clientContextFromWire(aWireContext({ is_allowed_country: true, consent }));
  expect(context.allowsTracking).toBe(false);
});

test.each([
  ['the network', { country_from_ip: 'DE', country_from_host_name: 'IT' }, 'DE'],
  ['the host name', { country_from_host_name: 'IT' }, 'IT'],
  ['nothing', {}, null],
])('the observed country comes from %s', (_, told, country) => {
  expect(clientContextFromWire(aWireContext(told)).observedCountry).toBe(country);
});

test.each([[undefined], [null], ['x'], [{}], [{ consent: 1, user: [], debug: 'yes' }]])(
  'of %o nothing is known, and nothing is allowed by it',
  (odd) => expect(clientContextFromWire(odd)).toEqual(UNKNOWN_CONTEXT),
);
