import { beforeEach, expect, test } from 'vitest';
import { CheckLinks } from '../../../src/application/leaving/check-links.ts';
import type { OffsiteQuery } from '../../../src/application/ports/pins/offsite-gateway.ts';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import type { OffsiteAnswer } from '../../../src/domain/leaving/offsite-check.ts';
import { aPin } from '../../builders/a-pin.ts';

const URL = 'https://x.com/';
const pin = aPin({ entityId: toPinId('7'), trackingParams: 'abc' });
const BLOCKED: OffsiteAnswer = { status: 'blocked', message: 'No.', url: URL, sanitizedUrl: URL };
const WARNING = { message: 'No.', url: URL };

let asked: OffsiteQuery[] = [];
let logged: unknown[] = [];
let timeOut: () => void = () => undefined;
let answer: () => Promise<OffsiteAnswer | undefined>;
let links: CheckLinks;
let now = 0;

beforeEach(() => {
  asked = [];
  now = 1_000;
  logged = [];
  answer = () => Promise.resolve(BLOCKED);
  links = new CheckLinks({
    offsite: {
      check: (query) => {
        asked.push(query);
        return answer();
      },
    },
    logger: { warn: (event, detail) => void logged.push([event, detail]) },
    wait: () => new Promise((resolve) => void (timeOut = resolve)),
    now: () => now,
  });
});

const known = async () => {
  const warning = links.warningAbout(URL, pin);
  return warning instanceof Promise ? await warning : warning;
};

test('a link is asked about once for its pin', async () => {
  links.begin(URL, pin);
  links.begin(URL, pin);
  expect(await known()).toEqual(WARNING);
  links.begin(URL, pin);
  expect(asked).toEqual([{ url: URL, pinId: '7', isForeignAd: false, trackingParams: 'abc' }]);
  links.begin(URL, { ...pin, entityId: toPinId('8') });
  expect(asked).toHaveLength(2);
});

test('a page that opens when the answer is five minutes old asks again, clicks never do', async () => {
  answer = () => Promise.resolve({ ...BLOCKED, status: 'ok' });
  links.begin(URL, pin);
  expect(await known()).toBeNull();
  answer = () => Promise.resolve(BLOCKED);
  now += 299_999;
  links.begin(URL, pin);
  now += 1;
  expect(await known()).toBeNull();
  expect(asked).toHaveLength(1);
  links.begin(URL, pin);
  expect(await known()).toEqual(WARNING);
  expect(asked).toHaveLength(2);
});

test('the warning is known at once after the answer, and a promise before', async () => {
  links.begin(URL, pin);
  expect(links.warningAbout(URL, pin)).toBeInstanceOf(Promise);
  await known();
  await Promise.resolve();
  expect(links.warningAbout(URL, pin)).toEqual(WARNING);
});

test('a link that was not checked opens', () => expect(links.warningAbout(URL, pin)).toBeNull());

test.each<[string, () => Promise<OffsiteAnswer | undefined>]>([
  ['an error', () => Promise.reject(new ServiceError('unavailable'))],
  ['an unusable answer', () => Promise.resolve(undefined)],
])('after %s the link opens, and it is logged', async (_, failing) => {
  answer = failing;
  links.begin(URL, pin);
  expect(await known()).toBeNull();
  expect(logged).toEqual([['offsite-check', { status: 'error' }]]);
});

test('an answer that takes too long opens the link, and it is logged', async () => {
  answer = () => new Promise(() => undefined);
  links.begin(URL, pin);
  timeOut();
  expect(await known()).toBeNull();
  expect(logged).toEqual([['offsite-check', { status: 'error' }]]);
});
