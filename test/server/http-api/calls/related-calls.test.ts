import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBoardId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { LOOKS_VERSION } from '../../../../server/application/looks/extract-looks.ts';
import { looksOfText } from '../../../builders/some-looks.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { outcomeOf, type SmallBrowser } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { savePin } from '../support/organizing.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
});
afterAll(() => app.close());

const RELATED = 'RelatedPinFeedResource';

async function page(browser: SmallBrowser, name: string, options: object) {
  const read = await browser.call(name, 'get', options);
  const pins = succeeded<WirePin[]>(read);
  return {
    pins,
    ids: pins.map(({ id }) => id),
    bookmarks: read.body.resource?.options['bookmarks'] as string[],
  };
}

let pictures = 0;

/** Pins of pictures of their own. */
async function pinsOn(member: Member, boardId: string, count: number): Promise<WirePin[]> {
  const pins = [];
  for (let made = 0; made < count; made += 1) {
    app.time += 1000;
    pins.push(await makePin(member, { board_id: boardId, title: `picture ${(pictures += 1)}` }));
  }
  return pins;
}

describe('related pins', () => {
  test('share boards with the pin, and come for everybody', async () => {
    const herbs = await makeBoard(ann, { name: 'Herbs' });
    const cars = await makeBoard(bob, { name: 'Cars' });
    const [first, second] = await pinsOn(ann, herbs.id, 2);
    const [car] = await pinsOn(bob, cars.id, 1);
    const visitors = await page(app.browser(), RELATED, { pin: first!.id });
    expect(visitors.ids).toEqual([second!.id, car!.id]);
    expect(visitors.pins[0]!.recommendation_reason).toBeNull();
    const members = await page(bob.browser, RELATED, { pin_id: first!.id });
    expect(members.ids).toEqual(visitors.ids);
    const reason = { reason: 'related', reason_id: first!.id, has_board: false, board: null };
    expect(members.pins[0]!.recommendation_reason).toEqual(reason);
    const modules = await page(app.browser(), 'RelatedModulesResource', { pin: first!.id });
    expect(modules.ids).toEqual(visitors.ids);
  });

  test('take the search that led to the pin into account', async () => {
    const [first] = await pinsOn(ann, (await makeBoard(ann, { name: 'Herbs' })).id, 1);
    const board = await makeBoard(ann, { name: 'Other' });
    const teapot = await makePin(ann, { board_id: board.id, title: 'Green teapot' });
    const chair = await makePin(ann, { board_id: board.id, title: 'A chair' });
    for (const [search_query, nearest] of [
      ['teapots', teapot],
      ['a chair', chair],
    ] as const) {
      const { ids } = await page(app.browser(), RELATED, { pin: first!.id, search_query });
      expect(ids[0]).toBe(nearest.id);
    }
  });

  test('are read page by page, each once', async () => {
    const board = await makeBoard(ann, { name: 'Herbs' });
    const made = await pinsOn(ann, board.id, 12);
    const whole = await page(app.browser(), RELATED, { pin: made[0]!.id });
    const read: string[] = [];
    let bookmarks: string[] = [];
    do {
      const next = await page(app.browser(), RELATED, { pin: made[0]!.id, page_size: 4, bookmarks });
      read.push(...next.ids);
      bookmarks = next.bookmarks;
    } while (bookmarks[0] !== '-end-');
    expect(read).toEqual(whole.ids);
    expect([...read].sort()).toEqual(made.slice(1).map(({ id }) => id));
  });

  test('of a save are those of the original, without that picture', async () => {
    const board = await makeBoard(ann, { name: 'Herbs' });
    const [first, second] = await pinsOn(ann, board.id, 2);
    const copy = await savePin(bob, {
      pin_id: first!.id,
      board_id: (await makeBoard(bob, { name: 'Garden' })).id,
    });
    expect((await page(app.browser(), RELATED, { pin: copy.id })).ids).toEqual([second!.id]);
  });

  test('hold nothing that is secret, hidden, blocked or gone', async () => {
    const open = await makeBoard(ann, { name: 'Open' });
    const secret = await makeBoard(ann, { name: 'Secret', privacy: 'secret' });
    const bobs = await makeBoard(bob, { name: 'Of Bob' });
    const [pin, removed, hidden, shown] = await pinsOn(ann, open.id, 4);
    await pinsOn(ann, secret.id, 2);
    const [ofBob] = await pinsOn(bob, bobs.id, 1);
    succeeded(await ann.browser.call('PinResource', 'delete', { id: removed!.id }));
    const cid = await aMember(app, 'cid');
    await app.store.transaction(async (tx) => {
      const id = toUserId(cid.user.id);
      await tx.hides.hidePin(id, { pinId: hidden!.id as never, cause: 'hide', time: app.time });
      await tx.blocks.block(id, toUserId(bob.user.id), app.time);
    });
    expect((await page(cid.browser, RELATED, { pin: pin!.id })).ids).toEqual([shown!.id]);
    const visitors = (await page(app.browser(), RELATED, { pin: pin!.id })).ids;
    expect([...visitors].sort()).toEqual([hidden!.id, shown!.id, ofBob!.id].sort());
    const ofSecret = (await pinsOn(ann, secret.id, 1))[0]!.id;
    expect(outcomeOf(await app.browser().call(RELATED, 'get', { pin: ofSecret }))).toBe('404/50');
    expect((await page(ann.browser, RELATED, { pin: ofSecret })).ids).toHaveLength(4);
  });

  test('are no longer there on the next page once their board is secret', async () => {
    const board = await makeBoard(ann, { name: 'Herbs' });
    const other = await makeBoard(ann, { name: 'Other' });
    const [pin] = await pinsOn(ann, board.id, 5);
    const gone = await pinsOn(ann, other.id, 3);
    const first = await page(app.browser(), RELATED, { pin: pin!.id, page_size: 4 });
    await app.store.transaction((tx) => tx.boards.update(toBoardId(other.id), { privacy: 'secret' }));
    const rest = { pin: pin!.id, page_size: 4, bookmarks: first.bookmarks };
    const read = await page(app.browser(), RELATED, rest);
    expect(gone.map(({ id }) => id).filter((id) => read.ids.includes(id))).toEqual([]);
  });

  test('of products are products alone', async () => {
    const board = await makeBoard(ann, { name: 'Things' });
    const [pin] = await pinsOn(ann, board.id, 2);
    const vase = await makePin(ann, {
      title: 'A vase',
      board_id: board.id,
      link: 'https://shop.example/vase',
      product: { price: 20, currency: 'EUR' },
    });
    expect((await page(app.browser(), 'RelatedProductsResource', { pin: pin!.id })).ids).toEqual([vase.id]);
  });

  test('are not found for an unknown pin, nor with a bookmark of another list', async () => {
    const board = await makeBoard(ann, { name: 'Herbs' });
    const [one, two] = await pinsOn(ann, board.id, 4);
    expect(outcomeOf(await app.browser().call(RELATED, 'get', { pin: '99' }))).toBe('404/50');
    const { bookmarks } = await page(app.browser(), RELATED, { pin: one!.id, page_size: 1 });
    const foreign = await app.browser().call(RELATED, 'get', { pin: two!.id, page_size: 1, bookmarks });
    expect(outcomeOf(foreign)).toBe('400/5');
  });
});

describe('ideas for a board', () => {
  const IDEAS = 'BoardContentRecommendationResource';

  test('go with its pins and are not on it, also for a secret board', async () => {
    const herbs = await makeBoard(ann, { name: 'Herbs' });
    const [basil, mint, thyme] = await pinsOn(ann, herbs.id, 3);
    for (const privacy of ['public', 'secret']) {
      const own = await makeBoard(bob, { name: `Own ${privacy}`, privacy });
      await savePin(bob, { pin_id: basil!.id, board_id: own.id });
      const { ids } = await page(bob.browser, IDEAS, { id: own.id });
      expect([...ids].sort()).toEqual([mint!.id, thyme!.id].sort());
    }
  });

  test('of a board without pins go with its name', async () => {
    const other = await makeBoard(ann, { name: 'Other' });
    await makePin(ann, { board_id: other.id, title: 'A lamp' });
    const teapot = await makePin(ann, { board_id: other.id, title: 'Green teapot' });
    await makePin(ann, { board_id: other.id, title: 'A chair' });
    const own = await makeBoard(bob, { name: 'Teapots' });
    expect((await page(bob.browser, IDEAS, { id: own.id })).ids[0]).toBe(teapot.id);
  });

  test('are not found for a board that one may not see', async () => {
    const secret = await makeBoard(ann, { name: 'Secret', privacy: 'secret' });
    expect(outcomeOf(await bob.browser.call(IDEAS, 'get', { id: secret.id }))).toBe('404/40');
  });
});

describe('boards of a pin', () => {
  const BOARDS = 'PinBoardsResource';

  test('are the public ones with a save of it, the smallest first', async () => {
    const herbs = await makeBoard(ann, { name: 'Herbs' });
    const [basil] = await pinsOn(ann, herbs.id, 3);
    const garden = await makeBoard(bob, { name: 'Garden' });
    const secret = await makeBoard(bob, { name: 'Secret', privacy: 'secret' });
    await savePin(bob, { pin_id: basil!.id, board_id: garden.id });
    await savePin(bob, { pin_id: basil!.id, board_id: secret.id });
    await savePin(bob, { pin_id: basil!.id });
    const read = async (browser: SmallBrowser) =>
      succeeded<{ id: string }[]>(await browser.call(BOARDS, 'get', { pin: basil!.id })).map(({ id }) => id);
    expect(await read(app.browser())).toEqual([garden.id, herbs.id]);
    const cid = await aMember(app, 'cid');
    const id = toUserId(cid.user.id);
    await app.store.transaction((tx) => tx.blocks.block(id, toUserId(bob.user.id), app.time));
    expect(await read(cid.browser)).toEqual([herbs.id]);
    expect(await read(bob.browser)).toEqual([garden.id, herbs.id]);
  });

  test('are not found for an unknown pin', async () => {
    expect(outcomeOf(await app.browser().call(BOARDS, 'get', { pin: '99' }))).toBe('404/50');
  });
});

describe('colours of a pin', () => {
  const COLORS = 'PinColorsResource';

  test('are those of its picture, for everybody who may see it', async () => {
    const board = await makeBoard(ann, { name: 'Herbs', privacy: 'secret' });
    const [pin] = await pinsOn(ann, board.id, 1);
    const palette = [{ color: '#336699', area: 1 }];
    await app.store.transaction((tx) =>
      tx.looks.save(pin!.image_signature, LOOKS_VERSION, { ...looksOfText('herbs'), palette }),
    );
    expect(succeeded(await ann.browser.call(COLORS, 'get', { pin: pin!.id }))).toEqual(palette);
    expect(outcomeOf(await bob.browser.call(COLORS, 'get', { pin: pin!.id }))).toBe('404/50');
  });
});
