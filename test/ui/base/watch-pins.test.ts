// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { ServerEvents } from '../../../src/application/connection/server-events.ts';
import { LoadFeedPage } from '../../../src/application/feeds/load-feed-page.ts';
import type { FeedGateway } from '../../../src/application/ports/pins/feed-gateway.ts';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { watchPins } from '../../../src/ui/base/watch-pins.ts';
import { FeedStore } from '../../../src/ui/base/stores/feed-store.ts';
import { PinStore } from '../../../src/ui/base/stores/pin-store.ts';
import { aPin } from '../../builders/a-pin.ts';

const HOME = { kind: 'home' } as const;
const CREATED = { kind: 'created', username: 'ann' } as const;

let stop = () => undefined as void;
const seen = { focus: true, scrollY: 0 };
beforeEach(() => {
  Object.assign(seen, { focus: true, scrollY: 0 });
  vi.spyOn(document, 'hasFocus').mockImplementation(() => seen.focus);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => seen.scrollY);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** A window with the home feed on its screen, and what another window of the same browser does. */
async function opened() {
  const world = { ids: ['1'], away: false };
  const gateway: Pick<FeedGateway, 'page'> = {
    async page() {
      if (world.away) throw new ServiceError('offline');
      return { pins: world.ids.map((id) => aPin({ entityId: toPinId(id) })), bookmark: null };
    },
  };
  const loadFeedPage = new LoadFeedPage({ feeds: gateway as FeedGateway });
  const feeds = new FeedStore(loadFeedPage, new PinStore());
  const home = feeds.open(HOME);
  const created = feeds.open(CREATED);
  feeds.shown.add(home);
  await Promise.all([home.start(), created.start()]);
  const here = new InMemoryKeyValueStorage();
  const contact = new ServerEvents();
  stop = watchPins({ contact, storage: here, feeds, loadFeedPage });

  const otherContact = new ServerEvents();
  const stopOther = watchPins({
    contact: otherContact,
    storage: here.anotherWindow(),
    feeds: new FeedStore(loadFeedPage, new PinStore()),
    loadFeedPage,
  });
  const stopHere = stop;
  stop = () => (stopHere(), stopOther());
  return { world, feeds, home, created, contact, changedElsewhere: () => otherContact.tell('pins-changed') };
}

describe('a pin that is made in another window', () => {
  test('is seen when one comes back to this one', async () => {
    const { world, home, changedElsewhere } = await opened();
    world.ids = ['2', '1'];
    changedElsewhere();
    expect(home.ids).toEqual(['1']);
    window.dispatchEvent(new Event('focus'));
    await expect.poll(() => home.ids).toEqual(['2', '1']);
  });

  test('moves nothing while one reads further down; it is there at the top', async () => {
    const { world, home, changedElsewhere } = await opened();
    world.ids = ['2', '1'];
    seen.scrollY = 900;
    changedElsewhere();
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
    expect(home.ids).toEqual(['1']);
    seen.scrollY = 0;
    window.dispatchEvent(new Event('scroll'));
    await expect.poll(() => home.ids).toEqual(['2', '1']);
  });

  test('waits while this window is not the one that is used', async () => {
    const { world, home, changedElsewhere } = await opened();
    world.ids = ['2', '1'];
    seen.focus = false;
    changedElsewhere();
    window.dispatchEvent(new Event('scroll'));
    await Promise.resolve();
    expect(home.ids).toEqual(['1']);
  });

  test('lets lists that are not on the screen begin anew when they are gone to', async () => {
    const { feeds, created, changedElsewhere } = await opened();
    expect(feeds.openAnew(CREATED)).toBe(created);
    changedElsewhere();
    expect(feeds.openAnew(CREATED)).not.toBe(created);
  });

  test('leaves what is there when the list does not come', async () => {
    const { world, home, changedElsewhere } = await opened();
    world.away = true;
    changedElsewhere();
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
    expect(home).toMatchObject({ ids: ['1'], phase: 'ended' });
  });
});

test('one’s own pins are no reason to read the list again', async () => {
  const { world, home, contact } = await opened();
  world.ids = ['2', '1'];
  contact.tell('pins-changed');
  window.dispatchEvent(new Event('focus'));
  await Promise.resolve();
  expect(home.ids).toEqual(['1']);
});
