import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { outcomeOf, type Told } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, sendPicture, succeeded, type Member } from '../support/member.ts';
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

type Options = Record<string, unknown>;

const create = (options: Options, { browser } = ann): Promise<Told> =>
  browser.call('PinResource', 'create', options);
const made = async (options: Options) => succeeded<WirePin>(await create(options));
const read = async (id: string, { browser }: Pick<Member, 'browser'> = ann) =>
  succeeded<WirePin>(await browser.call('PinResource', 'get', { id }));
const remove = async (id: string, { browser } = ann) =>
  succeeded(await browser.call('PinResource', 'delete', { id }));
const save = async (pin_id: string, { browser } = bob) =>
  succeeded<WirePin>(await browser.call('RepinResource', 'create', { pin_id }));
const idOf = async (content: string, member = ann) => (await sendPicture(member, content)).upload_id;
const slots = async (...contents: readonly string[]) => {
  const uploads = [];
  for (const content of contents) uploads.push({ upload_id: await idOf(content) });
  return uploads;
};
/** As many pins as the smallest collection has. */
const threePins = async () => {
  const pins = [];
  for (const title of ['first', 'second', 'third']) pins.push((await makePin(ann, { title })).id);
  return pins;
};
const error = (told: Told) => told.body.resource_response?.error;
const refusal = (told: Told) => `${outcomeOf(told)} ${error(told)?.target}`;

describe('a carousel', () => {
  test('shows its slots in their order; the first picture is its own', async () => {
    const [first, second] = await slots('one', 'two');
    const pin = await made({
      title: 'Two chairs',
      carousel_slots: [
        { ...first, title: ' Oak ', details: 'of 1950', link: 'https://oak.example/?epik=1' },
        { ...second, surprise: true },
      ],
    });
    const shown = pin.carousel_data?.carousel_slots ?? [];
    expect(pin.carousel_data).toMatchObject({ id: pin.id, carousel_id: pin.id, index: 0 });
    expect(shown).toMatchObject([
      {
        title: 'Oak',
        details: 'of 1950',
        link: 'https://oak.example/',
        image_signature: pin.image_signature,
      },
      { title: '', details: '', link: '' },
    ]);
    expect(Object.keys(shown[1]?.images ?? {})).toEqual(['236x', '474x', '564x', '736x']);
    expect(shown[0]?.images['236x']).toMatchObject({ width: 236, height: 177 });
    expect(shown[1]?.image_signature).not.toBe(pin.image_signature);
    expect(pin).toMatchObject({ story_pin_data: null, collection_pin: null, collage_pin: null });
  });

  test('is read by those who ask', async () => {
    const pin = pinFromWire(await made({ carousel_slots: await slots('one', 'two') }));
    const shown = pin.carouselData?.carouselSlots ?? [];
    expect(shown).toHaveLength(2);
    expect(shown.map((slot) => slot.images['736x']?.width)).toEqual([736, 736]);
    const ids = [pin.entityId, ...(await threePins())];
    const collection = pinFromWire(await made({ collection_pin_ids: ids }));
    expect(collection.collectionPin?.itemData.map(({ pinId }) => pinId)).toEqual(ids);
  });

  test('is found by the id of a slot', async () => {
    const pin = await made({ carousel_slots: await slots('one', 'two') });
    const slot = pin.carousel_data?.carousel_slots[1];
    expect((await read(slot?.slot_id ?? '')).id).toBe(pin.id);
    const secret = await makeBoard(ann, { name: 'Mine', privacy: 'secret' });
    const hidden = await made({ carousel_slots: await slots('three', 'four'), board_id: secret.id });
    const id = hidden.carousel_data?.carousel_slots[0]?.id;
    expect(outcomeOf(await bob.browser.call('PinResource', 'get', { id }))).toBe('404/50');
  });

  test('stays whole on copies, also when the first pin is gone', async () => {
    const pin = await made({ carousel_slots: await slots('one', 'two') });
    const copy = await save(pin.id);
    const again = await save(copy.id, ann);
    expect([copy.carousel_data, again.carousel_data]).toEqual([pin.carousel_data, pin.carousel_data]);
    await remove(pin.id);
    expect((await read(copy.id, bob)).carousel_data).toEqual(pin.carousel_data);
  });

  test('sends nobody to a blocked site', async () => {
    app.verdicts.set('bad.example', 'blocked');
    const [first, second] = await slots('one', 'two');
    const pin = await made({ carousel_slots: [{ ...first, link: 'https://bad.example/' }, second] });
    expect(pin.carousel_data?.carousel_slots[0]?.link).toBe('');
  });

  test('takes pictures from the web and pictures that are here, also the same one twice', async () => {
    const { image_url, upload_id } = await sendPicture(ann, 'here');
    const answer = {
      url: 'https://a.example/b.jpg',
      bytes: Buffer.from('far away'),
      contentType: 'image/jpeg',
      etag: null,
      lastModified: null,
    };
    app.web.set(answer.url, { kind: 'fetched', answer });
    const carousel_slots = [{ upload_id }, { image_url }, { image_url: answer.url }, { upload_id }];
    const pin = await made({ carousel_slots });
    const signatures = pin.carousel_data?.carousel_slots.map((slot) => slot.image_signature) ?? [];
    expect(signatures[1]).toBe(signatures[0]);
    expect(signatures[3]).toBe(signatures[0]);
    expect(signatures[2]).not.toBe(signatures[0]);
    expect(outcomeOf(await create({ upload_id }))).toBe('404/70');
  });

  test('names the slot that is wrong', async () => {
    const [first] = await slots('one');
    const foreign = { upload_id: await idOf('two', bob) };
    const slot = { image_url: '/media/originals/00/11/22/00112233445566778899aabbccddeeff.jpg' };
    const outcomes = async (...others: readonly unknown[]) =>
      refusal(await create({ carousel_slots: [first, ...others] }));
    expect(await outcomes()).toBe('400/1 carousel_slots');
    expect(await outcomes(...Array.from({ length: 999 }, () => first))).toBe('400/1 carousel_slots');
    expect(await outcomes('x')).toBe('400/1 carousel_slots[1]');
    expect(await outcomes(null)).toBe('400/1 carousel_slots[1]');
    expect(await outcomes({})).toBe('400/1 carousel_slots[1].image_url');
    expect(await outcomes({ ...first, ...slot })).toBe('400/1 carousel_slots[1].upload_id');
    expect(await outcomes({ ...first, link: 'javascript:alert(1)' })).toBe('400/1 carousel_slots[1].link');
    expect(await outcomes({ ...first, title: 'x'.repeat(201) })).toBe('400/1 carousel_slots[1].title');
    expect(await outcomes({ ...first, details: 'x'.repeat(501) })).toBe('400/1 carousel_slots[1].details');
    expect(await outcomes(foreign)).toBe('404/70 carousel_slots[1]');
    expect(await outcomes(slot)).toBe('400/18 carousel_slots[1].image_url');
    expect(await outcomes({ image_url: 'nothing' })).toBe('400/18 carousel_slots[1].image_url');
    expect(await outcomes({ image_url: 'https://gone.example/' })).toBe('400/18 carousel_slots[1].image_url');
    expect(refusal(await create({ carousel_slots: 'x' }))).toBe('400/1 carousel_slots');
  });

  test('tells people what is too much', async () => {
    const [first] = await slots('one');
    const message = async (carousel_slots: unknown) => error(await create({ carousel_slots }))?.message;
    expect(await message(Array.from({ length: 6 }, () => first))).toBe('Carousel slots: 5 at most.');
    expect(await message([first, { ...first, title: 'x'.repeat(201) }])).toBe(
      'Title is too long (200 characters at most).',
    );
  });

  test('that is refused leaves nothing behind and uses nothing up', async () => {
    const [first] = await slots('one');
    await create({ carousel_slots: [first, { upload_id: '5' }] });
    expect(await app.store.feeds.newestPinId()).toBeNull();
    expect(outcomeOf(await create({ ...first }))).toBe('200');
  });

  test('has no other picture, and is nothing else', async () => {
    const carousel_slots = await slots('one', 'two');
    const upload_id = await idOf('three');
    expect(refusal(await create({ carousel_slots, upload_id }))).toBe('400/1 carousel_slots');
    const collage_items = carousel_slots;
    expect(refusal(await create({ carousel_slots, collage_items }))).toBe('400/1 collage_items');
  });
});

describe('a collection', () => {
  test('shows other pins, each to those who may read it', async () => {
    const open = await makePin(ann, { title: 'open', link: 'https://oak.example/' });
    const secret = await makeBoard(ann, { name: 'Mine', privacy: 'secret' });
    const hidden = await makePin(ann, { title: 'hidden', board_id: secret.id });
    const foreign = await makePin(bob, { title: 'foreign' });
    const pin = await made({ collection_pin_ids: [open.id, hidden.id, foreign.id] });
    const shown = (each: WirePin) => each.collection_pin?.item_data.map(({ pin_id }) => pin_id);
    expect(shown(pin)).toEqual([open.id, hidden.id, foreign.id]);
    expect(pin.collection_pin?.item_data[0]).toMatchObject({ link: 'https://oak.example/' });
    expect(pin.collection_pin?.item_data[0]?.images[0]).toMatchObject({ width: 236, height: 177 });
    expect(pin.image_signature).toBe(open.image_signature);
    expect(shown(await read(pin.id, bob))).toEqual([open.id, foreign.id]);
    expect(shown(await read(pin.id, { browser: app.browser() }))).toEqual([open.id, foreign.id]);
    await remove(foreign.id, bob);
    expect(shown(await read(pin.id))).toEqual([open.id, hidden.id]);
  });

  test('may have a picture of its own', async () => {
    const ids = await threePins();
    const { upload_id, image_signature } = await sendPicture(ann, 'cover');
    const pin = await made({ upload_id, collection_pin_ids: ids });
    expect(pin.image_signature).toBe(image_signature);
  });

  test('takes no pin that the author may not read', async () => {
    const secret = await makeBoard(bob, { privacy: 'secret' });
    const hidden = await makePin(bob, { board_id: secret.id });
    const open = await makePin(bob, { title: 'open' });
    const outcome = async (...ids: readonly string[]) => refusal(await create({ collection_pin_ids: ids }));
    const other = await makePin(bob, { title: 'other' });
    expect(await outcome(open.id, hidden.id, other.id)).toBe('404/50 collection_pin_ids[1]');
    expect(await outcome(open.id, '7', other.id)).toBe('404/50 collection_pin_ids[1]');
    expect(await outcome('no id', open.id, other.id)).toBe('400/1 collection_pin_ids');
  });
});

test('a collage shows its picture and those that it was made of', async () => {
  const { upload_id, image_signature } = await sendPicture(ann, 'whole');
  const [first, second] = await slots('one', 'two');
  const collage_items = [{ ...first, link: 'https://oak.example/' }, second];
  const pin = await made({ upload_id, collage_items });
  expect(pin.image_signature).toBe(image_signature);
  expect(pin.collage_pin?.item_data).toMatchObject([
    { link: 'https://oak.example/', image: { width: 474 } },
    { link: '', image: { width: 474 } },
  ]);
  expect(refusal(await create({ collage_items: await slots('three', 'four') }))).toBe('400/1 image_url');
  expect(refusal(await create({ upload_id, collage_items: await slots('three') }))).toBe(
    '400/1 collage_items',
  );
});

describe('what a pin is made of', () => {
  test('stays as long as any pin of it', async () => {
    const pin = await made({ carousel_slots: await slots('one', 'two') });
    const signatures = pin.carousel_data?.carousel_slots.map((slot) => slot.image_signature) ?? [];
    const copy = await save(pin.id);
    expect(await app.store.pictures.unused(signatures)).toEqual([]);
    await remove(pin.id);
    expect(await app.store.pictures.unused(signatures)).toEqual([]);
    await remove(copy.id, bob);
    expect(await app.store.pictures.unused(signatures)).toEqual(signatures);
    expect(outcomeOf(await ann.browser.call('PinResource', 'get', { id: copy.id }))).toBe('404/50');
  });

  test('counts as put in by who made it, not by who saved it', async () => {
    const pin = await made({ carousel_slots: await slots('one', 'two') });
    const bytes = (member: Member) => app.store.announcedUploads.bytesOf(toUserId(member.user.id));
    const before = await bytes(ann);
    await save(pin.id);
    expect(await bytes(bob)).toBe(0);
    expect(before).toBeGreaterThan(0);
    await remove(pin.id);
    expect(await bytes(ann)).toBeLessThan(before);
  });

  test('goes with the account of the last who had it', async () => {
    const pin = await made({ carousel_slots: await slots('one', 'two') });
    const signatures = pin.carousel_data?.carousel_slots.map((slot) => slot.image_signature) ?? [];
    const removePart = () =>
      app.store.transaction((tx) => tx.accountRemoval.removePart(toUserId(ann.user.id)));
    while (await removePart());
    expect(await app.store.pictures.unused(signatures)).toEqual(signatures);
  });

  test('costs a page no statement for pins without it, and one for any number', async () => {
    const board = await makeBoard(ann);
    const plain = await makePin(ann, { title: 'plain', board_id: board.id });
    const others = await threePins();
    const feed = (name = ann) => name.browser.call('BoardFeedResource', 'get', { board_id: board.id });
    const without = await app.countStatements(() => feed());
    for (const content of ['a', 'b', 'c']) {
      await made({ carousel_slots: await slots(content, `${content}2`), board_id: board.id });
      await made({ collection_pin_ids: [plain.id, ...others], board_id: board.id });
    }
    expect(await app.countStatements(() => feed())).toBe(without + 1);
    for (const name of ['UserHomefeedResource', 'UserPinsResource']) {
      const page = () => bob.browser.call(name, 'get', { username: 'ann' });
      expect(await app.countStatements(page), name).toBeLessThanOrEqual(8);
    }
    const pins = succeeded<readonly WirePin[]>(await feed());
    expect(pins.filter((pin) => pin.carousel_data?.carousel_slots.length === 2)).toHaveLength(3);
    expect(pins.filter((pin) => pin.collection_pin?.item_data.length === 4)).toHaveLength(3);
  });
});
