// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { watchUnreadNews } from '../../../src/ui/news/watch-unread-news.ts';
import { aViewer } from '../../builders/a-user.ts';
import { anApp } from '../support/an-app.ts';

const MINUTE_MS = 60_000;

let app: ReturnType<typeof anApp>;
let now: number;
let asked: number;
let isHidden: boolean;
let isOnline: boolean;
let tick: () => void;
let badge: () => Promise<{ news: number; conversations: number }>;
let end: () => void;

beforeEach(() => {
  [app, now, asked, isHidden, isOnline] = [anApp(), 0, 0, false, true];
  badge = async () => ({ news: 5, conversations: 2 });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

function start(viewer = aViewer({ unreadNewsCount: 1 }) as ReturnType<typeof aViewer> | null): void {
  app.stores.session.show(viewer);
  const news = {
    badge: () => {
      asked += 1;
      return badge();
    },
  };
  const services = { ...app.services, openPinFeedback: async () => ({ openNews: async () => news }) };
  end = watchUnreadNews({
    services: services as unknown as typeof app.services,
    stores: app.stores,
    now: () => now,
    every: (ms, look) => {
      tick = () => {
        now += ms;
        look();
      };
      return () => undefined;
    },
  });
}
const unread = () => app.stores.session.viewer?.unreadNewsCount;
const hasDot = () => document.documentElement.hasAttribute('data-unread-news');
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

test('the number is read again every minute, not sooner', async () => {
  start();
  comeBack();
  now = MINUTE_MS - 1;
  comeBack();
  expect([asked, unread(), hasDot()]).toEqual([0, 1, true]);
  now = 0;
  tick();
  await vi.waitFor(() => expect(unread()).toBe(5));
  expect(app.stores.session.viewer?.unreadConversationCount).toBe(2);
  comeBack();
  expect(asked).toBe(1);
});

test('nobody is asked for visitors, in hidden pages and offline', async () => {
  start(null);
  tick();
  end();
  start();
  isHidden = true;
  tick();
  [isHidden, isOnline] = [false, false];
  tick();
  expect(asked).toBe(0);
  isOnline = true;
  comeBack();
  await vi.waitFor(() => expect(asked).toBe(1));
});

test('a server that does not answer is asked again', async () => {
  badge = () => Promise.reject(new ServiceError('unreachable'));
  start();
  tick();
  await vi.waitFor(() => expect(asked).toBe(1));
  badge = async () => ({ news: 0, conversations: 0 });
  tick();
  await vi.waitFor(() => expect(unread()).toBe(0));
  expect(hasDot()).toBe(false);
});

test('an unread conversation has the dot, too', () => {
  start(aViewer({ unreadNewsCount: 0, unreadConversationCount: 1 }));
  expect(hasDot()).toBe(true);
});
