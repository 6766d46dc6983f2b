import { describe, expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { InMemoryViewedPictureStorage } from '../../../src/adapters/in-memory/in-memory-viewed-picture-storage.ts';
import { RecentlyViewed } from '../../../src/application/offline/recently-viewed.ts';
import { toPinId, toUserId, type UserId } from '../../../src/domain/ids/ids.ts';
import { MAX_VIEWED_PICTURE_BYTES } from '../../../src/domain/offline/viewed-pins.ts';
import { aViewedPin } from '../../builders/a-viewed-pin.ts';

const ANN = toUserId('1');
const BEN = toUserId('2');
const HALF = MAX_VIEWED_PICTURE_BYTES / 2;
const picture = (name: string) => ({ url: `https://pins.test/${name}.jpg` });
const chair = aViewedPin({ pinId: toPinId('7') }, picture('chair'));
const lamp = aViewedPin({ pinId: toPinId('8'), name: 'A lamp' }, picture('lamp'));

/** A browser in which somebody is signed in; `session` changes with each log-in and log-out. */
function aBrowser({ bytes = 1000 as number | null } = {}) {
  const storage = new InMemoryKeyValueStorage();
  const pictures = new InMemoryViewedPictureStorage(() => bytes);
  const browser = {
    session: 'first' as string | null,
    storage,
    pictures,
    window: () => new RecentlyViewed({ storage, pictures, sessionMark: () => browser.session }),
    /** A window that the server has sent to somebody. */
    windowOf: async (owner: UserId | null) => {
      const book = browser.window();
      await book.belongTo(owner);
      return book;
    },
  };
  return browser;
}

const namesIn = (book: RecentlyViewed) => book.pins().map(({ name }) => name);

describe('what somebody has seen', () => {
  test('is there for all windows of this session, last first, with its pictures', async () => {
    const browser = aBrowser();
    const book = await browser.windowOf(ANN);
    await book.note(chair);
    await book.note(lamp);
    expect(namesIn(browser.window())).toEqual(['A lamp', 'A chair']);
    expect(await browser.pictures.find(chair.picture!.url)).toBeDefined();
  });

  test('several at once are all noted', async () => {
    const book = await aBrowser().windowOf(ANN);
    await Promise.all([book.note(chair), book.note(lamp)]);
    expect(namesIn(book)).toEqual(['A lamp', 'A chair']);
  });

  test('is nobody’s business in another session, before anybody asks the server', async () => {
    const browser = aBrowser();
    await (await browser.windowOf(ANN)).note(chair);
    browser.session = 'second';
    expect(namesIn(browser.window())).toEqual([]);
    browser.session = null;
    expect(namesIn(browser.window())).toEqual([]);
  });

  test('is there again when the server says that it is the same person', async () => {
    const browser = aBrowser();
    const book = await browser.windowOf(ANN);
    await book.note(chair);
    browser.session = 'second';
    await book.belongTo(ANN);
    expect(namesIn(book)).toEqual(['A chair']);
  });

  test.each([
    ['somebody else', BEN],
    ['nobody', null],
  ])('is removed with its pictures when the server says that it is %s', async (_who, owner) => {
    const browser = aBrowser();
    const book = await browser.windowOf(ANN);
    await book.note(chair);
    await book.belongTo(owner);
    expect(namesIn(book)).toEqual([]);
    expect(browser.storage.keys('')).toEqual([]);
    expect(await browser.pictures.find(chair.picture!.url)).toBeUndefined();
  });

  test('is not mixed with what somebody else sees', async () => {
    const browser = aBrowser();
    const book = await browser.windowOf(ANN);
    await book.note(chair);
    browser.session = 'of Ben';
    await book.belongTo(BEN);
    await book.note(lamp);
    expect(namesIn(book)).toEqual(['A lamp']);
    expect(await browser.pictures.find(chair.picture!.url)).toBeUndefined();
  });

  test('is forgotten on demand, also what is being noted just then', async () => {
    const browser = aBrowser();
    const book = await browser.windowOf(ANN);
    const noting = book.note(chair);
    browser.session = null;
    await Promise.all([noting, book.forget()]);
    browser.session = 'first';
    expect(namesIn(book)).toEqual([]);
    expect(await browser.pictures.find(chair.picture!.url)).toBeUndefined();
  });

  test('is not noted in a window of somebody who is not signed in any more, but somebody else is', async () => {
    const browser = aBrowser();
    const book = await browser.windowOf(ANN);
    browser.session = 'of Ben';
    await book.note(chair);
    expect(namesIn(browser.window())).toEqual([]);
    expect(browser.storage.keys('')).toEqual([]);
  });

  test('a visitor leaves no trace', async () => {
    const browser = aBrowser();
    await (await browser.windowOf(null)).note(chair);
    expect(browser.storage.keys('')).toEqual([]);
  });

  test.each(['', 'null', '{', '{"owner":"x"}', '{"owner":"1","mark":"first","pins":[{"pinId":7},null]}'])(
    'what stands in the storage as %s is nothing',
    (text) => {
      const browser = aBrowser();
      browser.storage.set('pinakes:seen', text);
      expect(namesIn(browser.window())).toEqual([]);
    },
  );
});

describe('pictures', () => {
  test('of pins seen longer ago give way when all together are too heavy', async () => {
    const browser = aBrowser({ bytes: HALF + 1 });
    const book = await browser.windowOf(ANN);
    await book.note(chair);
    await book.note(lamp);
    expect(namesIn(book)).toEqual(['A lamp', 'A chair']);
    expect(await browser.pictures.find(lamp.picture!.url)).toBeDefined();
    expect(await browser.pictures.find(chair.picture!.url)).toBeUndefined();
  });

  test('that are not kept take no room', async () => {
    const browser = aBrowser({ bytes: null });
    const book = await browser.windowOf(ANN);
    await book.note(chair);
    expect(book.pins()).toEqual([chair]);
  });
});
