import { beforeEach, expect, test } from 'vitest';
import { RegisterAttribution } from '../../../src/application/leaving/register-attribution.ts';
import type { AttributionSource } from '../../../src/domain/promotions/attribution-source.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUser } from '../../builders/a-user.ts';

const URL = 'https://x.com/a';
const ad = aPin({ entityId: toPinId('7'), promoter: aUser(), attributionSourceId: '12' });

let registered: AttributionSource[];
let logged: unknown[];
let may: boolean;
let isAllowed: boolean;
let trouble: Error | null;
let register: RegisterAttribution;
beforeEach(() => {
  registered = [];
  logged = [];
  may = true;
  isAllowed = true;
  trouble = null;
  register = new RegisterAttribution({
    attribution: {
      isAllowed: () => isAllowed,
      register: async (source) => {
        registered.push(source);
        if (trouble !== null) throw trouble;
      },
    },
    logger: { warn: (event, detail) => void logged.push([event, detail]) },
    mayAttribute: () => may,
    hosts: { host: 'pins.example', mainHost: 'pins.example' },
  });
});
const kinds = () => registered.map(({ kind }) => kind);

test('each click on an ad is registered, and its view once', async () => {
  await register.run('view', ad, URL);
  await register.run('view', ad, URL);
  await register.run('click', ad, URL);
  await register.run('click', ad, URL);
  expect(kinds()).toEqual(['view', 'click', 'click']);
  expect(logged).toEqual([]);
});

test('other pins are not registered, nor copies of ads', async () => {
  await register.run('click', aPin({ attributionSourceId: '12' }), URL);
  await register.run('click', aPin({ ...ad, isDownstreamPromotion: true }), URL);
  expect(kinds()).toEqual([]);
});

test('without consent, or against the policy of the browser, nothing is registered and nothing logged', async () => {
  may = false;
  await register.run('click', aPin({ ...ad, attributionSourceId: null }), URL);
  may = true;
  isAllowed = false;
  await register.run('view', aPin({ ...ad, attributionSourceId: null }), null);
  expect([kinds(), logged]).toEqual([[], []]);
});

test('a view that was not allowed is registered when it is', async () => {
  may = false;
  await register.run('view', ad, URL);
  may = true;
  await register.run('view', ad, URL);
  expect(kinds()).toEqual(['view']);
});

test('a missing parameter is logged, and nothing is registered', async () => {
  await register.run('click', ad, null);
  await register.run('click', aPin({ ...ad, attributionSourceId: null }), URL);
  expect(kinds()).toEqual([]);
  expect(logged).toEqual([
    ['attribution-missing-param', { status: 'missing_param' }],
    ['attribution-missing-param', { status: 'missing_param' }],
  ]);
});

test('a failure is logged', async () => {
  trouble = new TypeError('offline');
  await register.run('click', ad, URL);
  expect(logged).toEqual([['attribution-failed', { status: 'failed' }]]);
});
