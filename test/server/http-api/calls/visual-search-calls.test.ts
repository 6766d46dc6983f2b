import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import type { WireVisualSearch } from '../../../../wire/calls/visual-search.ts';
import { FEATURE_VALUES, WINDOW_COUNT } from '../../../../src/domain/looks/picture-looks.ts';
import { LOOKS_VERSION } from '../../../../server/application/looks/extract-looks.ts';
import { looksOfText } from '../../../builders/some-looks.ts';
import { outcomeOf, type SmallBrowser } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
let board: string;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  board = (await makeBoard(ann, { name: 'Chairs' })).id;
});
afterAll(() => app.close());

const NAME = 'VisualLiveSearchResource';

async function search(browser: SmallBrowser, options: object) {
  const read = await browser.call(NAME, 'get', options);
  const { results, crop, state } = succeeded<WireVisualSearch>(read);
  return {
    ids: results.map(({ id }) => id),
    crop,
    state,
    bookmarks: read.body.resource?.options['bookmarks'] as string[],
  };
}

async function looksLike(pin: WirePin, text: string, windowsOf = text): Promise<void> {
  const { windows } = looksOfText(windowsOf);
  const looks = { ...looksOfText(text), windows };
  await app.store.transaction((tx) => tx.looks.save(pin.image_signature, LOOKS_VERSION, looks));
}

let made = 0;
async function aPinOn(member: Member, boardId: string): Promise<WirePin> {
  app.time += 1000;
  return makePin(member, { board_id: boardId, title: `picture ${(made += 1)}` });
}

describe('search by a picture', () => {
  test('finds what looks like a pin, without the pin, for everybody', async () => {
    const [pin, other] = [await aPinOn(ann, board), await aPinOn(ann, board)];
    await aPinOn(ann, board);
    await looksLike(pin, 'a chair');
    await looksLike(other, 'a chair');
    for (const browser of [app.browser(), ann.browser, bob.browser]) {
      const found = await search(browser, { pin_id: pin.id });
      expect(found.ids[0]).toBe(other.id);
      expect(found.ids).not.toContain(pin.id);
      expect(found).toMatchObject({ crop: { x: 0, y: 0, w: 1, h: 1 }, state: 'ready' });
    }
  });

  test('finds a part of a picture by the parts of others', async () => {
    const [pin, other] = [await aPinOn(ann, board), await aPinOn(ann, board)];
    const signature = pin.image_signature;
    const sought = (await app.store.looks.find([signature])).get(signature)!;
    const windows = new Int8Array(FEATURE_VALUES * WINDOW_COUNT);
    windows.set(sought.features, 5 * FEATURE_VALUES);
    const looks = { ...looksOfText('another'), windows };
    await app.store.transaction((tx) => tx.looks.save(other.image_signature, LOOKS_VERSION, looks));
    for (let more = 0; more < 5; more += 1) await aPinOn(ann, board);
    const crop = { x: 0.5, y: 0, w: 0.5, h: 0.5 };
    const found = await search(ann.browser, { pin_id: pin.id, crop });
    expect(found.ids[0]).toBe(other.id);
    expect(found.crop).toEqual(crop);
  });

  test('a crop that leaves the picture is moved into it', async () => {
    const pin = await aPinOn(ann, board);
    const { crop } = await search(ann.browser, { pin_id: pin.id, crop: { x: 1, y: 0.9, w: 0.5, h: 0 } });
    expect(crop).toEqual({ x: 0.5, y: 0.9, w: 0.5, h: 0.05 });
  });

  test('searches for the picture of an own upload', async () => {
    const pin = await aPinOn(ann, board);
    const found = await search(ann.browser, { image_signature: pin.image_signature });
    expect(found.ids[0]).toBe(pin.id);
    const options = { image_signature: pin.image_signature };
    expect(outcomeOf(await bob.browser.call(NAME, 'get', options))).toBe('404/70');
    expect(outcomeOf(await app.browser().call(NAME, 'get', options))).toBe('404/70');
  });

  test('products alone', async () => {
    const [pin, other] = [await aPinOn(ann, board), await aPinOn(ann, board)];
    await looksLike(pin, 'a chair');
    await looksLike(other, 'a chair');
    expect((await search(ann.browser, { pin_id: pin.id, scope: 'products' })).ids).toEqual([]);
  });

  test('is read page by page, each once', async () => {
    const pins = [];
    for (let more = 0; more < 7; more += 1) pins.push(await aPinOn(ann, board));
    for (const pin of pins) await looksLike(pin, 'a chair');
    const whole = await search(ann.browser, { pin_id: pins[0]!.id });
    const read: string[] = [];
    let bookmarks: string[] = [];
    do {
      const next = await search(ann.browser, { pin_id: pins[0]!.id, page_size: 4, bookmarks });
      read.push(...next.ids);
      bookmarks = next.bookmarks;
    } while (bookmarks[0] !== '-end-');
    expect(read).toEqual(whole.ids);
    expect(read).toHaveLength(6);
  });

  test('shows nothing that is secret, hidden or gone, and searches for no secret pin', async () => {
    const secret = (await makeBoard(ann, { name: 'Secret', privacy: 'secret' })).id;
    const [pin, hidden, removed, shown, kept] = [
      await aPinOn(ann, board),
      await aPinOn(ann, board),
      await aPinOn(ann, board),
      await aPinOn(ann, board),
      await aPinOn(ann, secret),
    ];
    for (const each of [pin, hidden, removed, shown, kept]) await looksLike(each, 'a chair');
    succeeded(await ann.browser.call('PinResource', 'delete', { id: removed.id }));
    await app.store.transaction((tx) =>
      tx.hides.hidePin(toUserId(bob.user.id), { pinId: hidden.id as never, cause: 'hide', time: app.time }),
    );
    expect((await search(bob.browser, { pin_id: pin.id })).ids).toEqual([shown.id]);
    succeeded(await ann.browser.call('UserBlockResource', 'create', { blocked_user_id: bob.user.id }));
    expect((await search(bob.browser, { pin_id: pin.id })).ids).toEqual([]);
    expect((await search(ann.browser, { pin_id: pin.id })).ids).not.toContain(kept.id);
    expect(outcomeOf(await bob.browser.call(NAME, 'get', { pin_id: kept.id }))).toBe('404/50');
  });

  test.each([
    [{}, '400/1'],
    [{ pin_id: '1', image_signature: 'a' }, '400/1'],
    [{ pin_id: '1', crop: { x: 2, y: 0, w: 1, h: 1 } }, '400/1'],
    [{ pin_id: '1', crop: 'half' }, '400/1'],
    [{ pin_id: '123' }, '404/50'],
  ])('%j is refused', async (options, outcome) => {
    expect(outcomeOf(await ann.browser.call(NAME, 'get', options))).toBe(outcome);
  });
});

describe('search by a colour', () => {
  const painted = async (pin: WirePin, ...colors: [string, number][]) => {
    const palette = colors.map(([color, area]) => ({ color, area }));
    const looks = { ...looksOfText(pin.id), palette };
    await app.store.transaction((tx) => tx.looks.save(pin.image_signature, LOOKS_VERSION, looks));
  };

  test('finds the pins with most of it first, by a group and by any colour', async () => {
    const [little, much, other] = [
      await aPinOn(ann, board),
      await aPinOn(ann, board),
      await aPinOn(ann, board),
    ];
    await painted(little, ['#cc2222', 0.3], ['#ffffff', 0.7]);
    await painted(much, ['#cc2222', 0.9]);
    await painted(other, ['#2222cc', 1]);
    for (const color of ['red', '#C82424']) {
      expect((await search(app.browser(), { color })).ids).toEqual([much.id, little.id]);
    }
    expect((await search(app.browser(), { color: 'red', scope: 'products' })).ids).toEqual([]);
    for (const options of [{ color: 'octarine' }, { color: 'red', pin_id: little.id }])
      expect(outcomeOf(await app.browser().call(NAME, 'get', options))).toBe('400/1');
  });

  test('filters a search by words', async () => {
    const [red, blue] = [await aPinOn(ann, board), await aPinOn(ann, board)];
    await painted(red, ['#cc2222', 0.9]);
    await painted(blue, ['#2222cc', 0.9]);
    const query = { query: 'picture', color: '#2424c8' };
    const found = succeeded<WirePin[]>(await app.browser().call('SearchResource', 'get', query));
    expect(found.map(({ id }) => id)).toEqual([blue.id]);
  });
});
