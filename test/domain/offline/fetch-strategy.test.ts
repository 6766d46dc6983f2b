import { expect, test } from 'vitest';
import {
  fetchStrategy,
  type FetchStrategy,
  type FetchedRequest,
} from '../../../src/domain/offline/fetch-strategy.ts';

const asked = (pathname: string, more: Partial<FetchedRequest> = {}): FetchedRequest => ({
  method: 'GET',
  isOwn: true,
  pathname,
  isNavigation: false,
  hasRange: false,
  isKeptAlive: false,
  isFromElsewhere: false,
  ...more,
});
const PAGE = { isNavigation: true };
const POST = { method: 'POST' };

test.each<[FetchStrategy, string, Partial<FetchedRequest>]>([
  ['page', '/', PAGE],
  ['page', '/ann/garden/', PAGE],
  ['page', '/pin/7/', PAGE],
  ['file', '/static/main-ABCD1234.js', {}],
  ['file', '/static/styles-0a1b2c3d.css', {}],
  ['share', '/share-target/', { ...PAGE, ...POST }],
  ['share', '/share-target', { ...PAGE, ...POST }],
  ['server', '/share-target/', POST],
  ['server', '/share-target/', { ...PAGE, ...POST, isFromElsewhere: true }],
  ['page', '/', { ...PAGE, isFromElsewhere: true }],
  ['server', '/share-target/more/', { ...PAGE, ...POST }],
  ['server', '/static/favicon.svg', {}],
  ['server', '/static/main-ABCD1234.js', { isOwn: false }],
  ['server', '/static/main-ABCD1234.js', { hasRange: true }],
  ['server', '/static/main-ABCD1234.js', { method: 'HEAD' }],
  ['server', '/', { ...PAGE, isOwn: false }],
  ['server', '/', { ...PAGE, ...POST }],
  ['server', '/', {}],
  ['server', '/resource/PinResource/get/', {}],
  ['server', '/resource/PinResource/create/', POST],
  ['server', '/upload-image/', POST],
  ['counts', '/v3/counters/', { ...POST, isKeptAlive: true }],
  ['counts', '/v3/offsite/', { ...POST, isKeptAlive: true }],
  ['server', '/v3/counters/', POST],
  ['server', '/v3/offsite/', POST],
  ['server', '/v3/counters/', { ...POST, isKeptAlive: true, isOwn: false }],
  ['server', '/v3/events/batch/', { ...POST, isKeptAlive: true }],
  ['server', '/upload-image/', { ...PAGE, ...POST }],
  ['server', '/media/236x/aa/bb/cc/aabbcc.jpg', {}],
  ['server', '/sw.js', {}],
])('%s answers %s %o', (plan, pathname, more) => {
  expect(fetchStrategy(asked(pathname, more))).toBe(plan);
});
