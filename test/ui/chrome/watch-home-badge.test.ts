// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { watchHomeBadge } from '../../../src/ui/chrome/watch-home-badge.ts';
import { aViewer } from '../../builders/a-user.ts';
import { anApp } from '../support/an-app.ts';

let app: ReturnType<typeof anApp>;
let asked: number;
let hasNew: () => Promise<boolean>;
let now: number;
let end = () => undefined as void;

beforeEach(() => {
  [app, asked, now] = [anApp(), 0, 0];
  hasNew = async () => true;
  document.body.innerHTML = '<a href="/">Home</a>';
  history.replaceState(null, '', '/ideas');
});
afterEach(() => {
  end();
  document.documentElement.removeAttribute('data-home-badge');
});

function start(viewer: boolean): void {
  if (viewer) app.stores.session.show(aViewer());
  const news = {
    note: () => undefined,
    hasNew: () => {
      asked += 1;
      return hasNew();
    },
  };
  end = watchHomeBadge({ stores: app.stores, news, now: () => now });
}
const hasBadge = () => document.documentElement.hasAttribute('data-home-badge');
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

test('new pins mark the way home, until one takes it', async () => {
  start(true);
  await vi.waitFor(() => expect(hasBadge()).toBe(true));
  document.querySelector('a')!.click();
  expect(hasBadge()).toBe(false);
});

test('the server is asked again only after a while', async () => {
  hasNew = async () => false;
  start(true);
  comeBack();
  expect(asked).toBe(1);
  now = 300_000;
  comeBack();
  expect([asked, hasBadge()]).toEqual([2, false]);
});

test('nobody is asked for visitors, and on the home itself', () => {
  start(false);
  end();
  history.replaceState(null, '', '/');
  start(true);
  expect(asked).toBe(0);
});

test('a server that does not answer marks nothing', async () => {
  hasNew = () => Promise.reject(new ServiceError('unavailable'));
  start(true);
  await Promise.resolve();
  expect([asked, hasBadge()]).toEqual([1, false]);
});
