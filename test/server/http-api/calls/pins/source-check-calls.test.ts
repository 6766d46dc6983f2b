import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireBoard } from '../../../../../wire/board.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { looksOfText } from '../../../../builders/some-looks.ts';
import { outcome } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let board: WireBoard;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  board = await makeBoard(ann, { name: 'Chairs' });
  pin = await makePin(ann, { link: 'https://www.wood.example/chair/?utm_source=mail', board_id: board.id });
});
afterAll(() => app.close());

const SHOP_URL = 'https://shop.example/chair.jpg';

/** From now on a site has this picture there. */
const put = (url: string, content: string) => {
  const answer = {
    url,
    bytes: Buffer.from(content),
    contentType: 'image/jpeg',
    etag: null,
    lastModified: null,
  };
  app.web.set(url, { kind: 'fetched', answer });
};
const matches = async (options: Record<string, unknown>, who = ann) =>
  succeeded<{ matches: unknown[] }>(await who.browser.call('PinDuplicatesResource', 'get', options)).matches;

describe('what somebody has already', () => {
  test('is told by a link to the same page, with the board', async () => {
    expect(await matches({ link: 'http://wood.example/chair#top' })).toEqual([
      { pin_id: pin.id, matched_by: 'link', board: { id: board.id, name: 'Chairs', url: board.url } },
    ]);
    expect(await matches({ link: 'https://wood.example/table' })).toEqual([]);
  });

  test('is told by the same picture', async () => {
    expect(await matches({ image_signature: pin.image_signature })).toMatchObject([
      { pin_id: pin.id, matched_by: 'picture' },
    ]);
  });

  test('is told by another file of the same picture', async () => {
    const bob = await aMember(app, 'bob');
    const other = await makePin(bob, { board_id: (await makeBoard(bob)).id, title: 'another picture' });
    expect(await matches({ image_signature: other.image_signature })).toEqual([]);
    const looks = (await app.store.looks.find([pin.image_signature])).get(pin.image_signature)!;
    const { windows } = looksOfText('any');
    await app.store.transaction((tx) => tx.looks.save(other.image_signature, 1, { ...looks, windows }));
    const link = 'https://wood.example/chair';
    expect(await matches({ image_signature: other.image_signature, link })).toMatchObject([
      { pin_id: pin.id, matched_by: 'picture' },
    ]);
  });

  test('is told by a picture that looks the same, after the same page', async () => {
    const bob = await aMember(app, 'bob');
    const other = await makePin(bob, { board_id: (await makeBoard(bob)).id, title: 'another picture' });
    const alike = await makePin(ann, { board_id: board.id, title: 'a third one' });
    const looks = (await app.store.looks.find([other.image_signature])).get(other.image_signature)!;
    const hash = looks.hash.map((word, at) => (at < 2 ? word ^ 0xffff_0000 : word));
    const { windows } = looksOfText('any');
    await app.store.transaction((tx) =>
      tx.looks.save(alike.image_signature, 1, { ...looks, hash, trimmedHash: hash, windows }),
    );
    const link = 'https://wood.example/chair';
    expect(await matches({ image_signature: other.image_signature })).toMatchObject([
      { pin_id: alike.id, matched_by: 'looks' },
    ]);
    expect(await matches({ image_signature: other.image_signature, link })).toContainEqual({
      pin_id: pin.id,
      matched_by: 'link',
      board: { id: board.id, name: 'Chairs', url: board.url },
    });
  });

  test('is told first where the pin is about to go, and without a board on the profile', async () => {
    const profile = await makePin(ann, { link: 'https://wood.example/chair' });
    const all = await matches({ link: 'https://wood.example/chair' });
    expect(all).toMatchObject([{ pin_id: profile.id, board: null }, { pin_id: pin.id }]);
    expect(await matches({ link: 'https://wood.example/chair', board_id: board.id })).toMatchObject([
      { pin_id: pin.id },
      { pin_id: profile.id },
    ]);
  });

  test('follows a changed link', async () => {
    await outcome(ann, 'PinResource', 'update', { id: pin.id, link: 'https://wood.example/table' });
    expect(await matches({ link: 'https://wood.example/chair' })).toEqual([]);
    expect(await matches({ link: 'https://wood.example/table' })).toHaveLength(1);
  });

  test('is nobody else’s business', async () => {
    const bob = await aMember(app, 'bob');
    expect(await matches({ link: 'https://wood.example/chair', board_id: board.id }, bob)).toEqual([]);
    expect(await matches({ image_signature: pin.image_signature }, bob)).toEqual([]);
    const visitor = { browser: app.browser() };
    expect(await outcome(visitor, 'PinDuplicatesResource', 'get', { link: 'https://wood.example/' })).toBe(
      '401/2',
    );
  });

  test('is asked for by something', async () => {
    const both = { image_signature: pin.image_signature, image_url: 'https://shop.example/a.jpg' };
    expect(await outcome(ann, 'PinDuplicatesResource', 'get', both)).toBe('400/1');
    expect(await outcome(ann, 'PinDuplicatesResource', 'get', {})).toBe('400/1');
    expect(await outcome(ann, 'PinDuplicatesResource', 'get', { image_signature: 'x' })).toBe('400/1');
  });

  test('takes few statements, however many pins there are', async () => {
    const count = await app.countStatements(async () => {
      await matches({ link: 'https://wood.example/chair', image_signature: pin.image_signature });
    });
    expect(count).toBeLessThanOrEqual(8);
  });
});

describe('whether somebody has a picture of another site', () => {
  const check = (options: Record<string, unknown>, who = ann) =>
    outcome(who, 'PinDuplicatesResource', 'get', options);
  beforeEach(() => app.web.clear());

  test('is found out by the picture itself, however both came here', async () => {
    const kept = await makePin(ann, { title: 'Table', board_id: board.id });
    put(SHOP_URL, 'picture Table');
    expect(await matches({ image_url: SHOP_URL })).toEqual([
      { pin_id: kept.id, matched_by: 'picture', board: { id: board.id, name: 'Chairs', url: board.url } },
    ]);
    const looks = looksOfText('picture Table');
    await app.store.transaction((tx) =>
      tx.looks.save(kept.image_signature, 1, { ...looks, trimmedHash: looksOfText('frame').hash }),
    );
    put('https://mirror.example/1.png', 'another picture');
    expect(await matches({ image_url: 'https://mirror.example/1.png' })).toEqual([]);
    await outcome(ann, 'PinResource', 'create', { image_url: 'https://mirror.example/1.png' });
    put('https://else.example/2.webp', 'another picture');
    expect(await matches({ image_url: 'https://else.example/2.webp' })).toMatchObject([
      { matched_by: 'picture', board: null },
    ]);
  });

  test('needs no fetch of a picture that is here', async () => {
    expect(await matches({ image_url: new URL(pin.orig_image_url ?? '').pathname })).toMatchObject([
      { pin_id: pin.id, matched_by: 'picture' },
    ]);
  });

  test('is asked together with the page, and with the board that is meant', async () => {
    const profile = await makePin(ann, {});
    put(SHOP_URL, 'picture undefined');
    const link = 'https://wood.example/chair';
    expect(await matches({ image_url: SHOP_URL, link, board_id: board.id })).toMatchObject([
      { pin_id: pin.id, matched_by: 'picture' },
      { pin_id: profile.id, matched_by: 'picture' },
    ]);
  });

  test('is nobody else’s business, and keeps nothing here', async () => {
    const bob = await aMember(app, 'bob');
    put(SHOP_URL, 'picture undefined');
    expect(await matches({ image_url: SHOP_URL })).toHaveLength(1);
    const told = await bob.browser.call('PinDuplicatesResource', 'get', { image_url: SHOP_URL });
    expect(succeeded<{ matches: unknown[] }>(told).matches).toEqual([]);
    expect(told.text).not.toContain(pin.image_signature);
    expect(await check({ image_url: SHOP_URL }, { browser: app.browser() } as Member)).toBe('401/2');
    const before = app.statements.length;
    put('https://shop.example/new.jpg', 'seen for the first time');
    await matches({ image_url: 'https://shop.example/new.jpg' });
    expect(app.statements.slice(before).filter((sql) => /^\s*(insert|update|delete)/i.test(sql))).toEqual([]);
  });

  test('is refused as the making of a pin of it is', async () => {
    app.web.set('http://10.0.0.1/a.jpg', { kind: 'failed', reason: 'refused' });
    put('https://shop.example/words', 'not a picture');
    for (const image_url of [
      'https://nobody.example/a.jpg',
      'http://10.0.0.1/a.jpg',
      'https://shop.example/words',
      'file:///etc/passwd',
      'x'.repeat(2049),
    ])
      expect(await check({ image_url })).toBe(await outcome(ann, 'PinResource', 'create', { image_url }));
    expect(await check({ image_url: 'https://shop.example/words' })).toBe('400/19');
    expect(await check({ image_url: 'http://10.0.0.1/a.jpg' })).toBe('400/18');
  });

  test('has a limit of its own', async () => {
    const limited = await app.again({ settings: { rateLimitScale: 1 } });
    const { browser } = await aMember(limited, 'eager');
    for (let count = 0; count < 120; count += 1)
      await browser.call('PinDuplicatesResource', 'get', { image_url: '/no-address' });
    expect(await check({ image_url: SHOP_URL }, { ...ann, browser })).toBe('429/8');
    expect(await check({ link: 'https://wood.example/chair' }, { ...ann, browser })).toBe('200');
  });
});
