import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PIN_IMAGE_SIZES } from '../../../../../src/domain/images/image-sizes.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { aWirePin } from '../../../../builders/a-wire-pin.ts';
import { aSourceProduct, someSourceFacts } from '../../../../builders/a-source-facts.ts';
import { dataOf, outcomeOf, type Told } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, sendPicture, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
});
afterAll(() => app.close());

const create = (options: Record<string, unknown>, { browser } = ann): Promise<Told> =>
  browser.call('PinResource', 'create', options);

function targetOf(told: Told) {
  return told.body.resource_response?.error?.target;
}

describe('a new pin', () => {
  test('comes with every field that pins have', async () => {
    const pin = await makePin(ann, { title: 'A chair' });
    const fields = [...Object.keys(aWirePin()), 'unified_user_note', 'pin_note', 'scheduled_publish_at'];
    expect(Object.keys(pin).sort()).toEqual(fields.sort());
    const read = await app.browser().call('PinResource', 'get', { id: pin.id });
    expect(Object.keys(succeeded<WirePin>(read)).sort()).toEqual(Object.keys(aWirePin()).sort());
  });

  test('says what was said of it', async () => {
    const board = await makeBoard(ann);
    const pin = await makePin(ann, {
      board_id: board.id,
      title: '  A chair ',
      description: 'Of #oak & <b>ash</b>,\nsee https://oak.example/a?b=1&c=2.',
      link: 'https://www.example.org/x?epik=1&a=2',
      alt_text: 'A chair by a window',
      note: 'for the kitchen',
      method: 'button',
      is_comments_allowed: false,
    });
    expect(pin).toMatchObject({
      title: 'A chair',
      description_html:
        'Of #oak &amp; &lt;b&gt;ash&lt;/b&gt;,<br>see <a href="https://oak.example/a?b=1&amp;c=2">https://oak.example/a?b=1&amp;c=2</a>.',
      link: 'https://www.example.org/x?a=2',
      domain: 'example.org',
      link_domain: { domain: 'example.org', official_user: null },
      alt_text: 'A chair by a window',
      unified_user_note: 'for the kitchen',
      pin_note: { text: 'for the kitchen' },
      method: 'button_external',
      is_comments_allowed: false,
      seo_url: `/pin/a-chair--${pin.id}/`,
      seo_noindex_reason: null,
      board: { id: board.id },
      pinner: { username: 'ann' },
      native_creator: { username: 'ann' },
      access: ['write', 'delete'],
      saved_info: { local_pin_id: pin.id, board_id: board.id, type: 'board', url: '/ann/home/' },
    });
  });

  test('has its picture in all sizes, absolute, with their true dimensions', async () => {
    const { images, orig_image_url } = await makePin(ann);
    expect(Object.keys(images)).toEqual(PIN_IMAGE_SIZES);
    for (const image of Object.values(images))
      expect(image).toEqual({
        url: expect.stringMatching(/^http/),
        width: expect.any(Number),
        height: expect.any(Number),
        dominant_color: '#102030',
      });
    expect(images['236x']).toMatchObject({ width: 236, height: 177 });
    expect(images['60x60']).toMatchObject({ width: 60, height: 60 });
    expect(images['600x315']).toMatchObject({ width: 600, height: 315 });
    expect(images.orig).toMatchObject({ width: 800, height: 600, url: orig_image_url });
    expect(images['474x'].url).toBe(orig_image_url.replace('/originals/', '/474x/'));
    expect(orig_image_url).toMatch(/^http:\/\/pins\.test\/media\/originals\/..\/..\/..\/[0-9a-f]{32}\.jpg$/);
  });

  test('without a board stands on the quick-saves board, which is made once', async () => {
    const first = await makePin(ann, { title: 'a' });
    const second = await makePin(ann, { title: 'b' });
    expect(first.board).toMatchObject({
      name: 'Quick Saves',
      layout: 'quick_saves',
      url: '/ann/quick-saves/',
    });
    expect(second.board.id).toBe(first.board.id);
    expect(second.board.pin_count).toBe(2);
    expect(first.saved_info).toMatchObject({ type: 'profile', url: '/ann/_saved' });
  });

  test('of a picture without link is from its uploader', async () => {
    expect(await makePin(ann)).toMatchObject({ domain: 'Uploaded by user', link: null, offsite_link: null });
  });

  test('with a link to a blocked site keeps it to itself', async () => {
    app.verdicts.set('bad.example', 'blocked');
    const pin = await makePin(ann, { link: 'https://bad.example/x' });
    expect(pin).toMatchObject({ link: null, offsite_link: null, is_go_linkless: true, link_domain: null });
  });

  test.each([
    [{ privacy: 'secret' }, { title: 'x' }, 'secret_board'],
    [{ privacy: 'protected' }, { title: 'x' }, 'protected_board'],
    [{}, {}, 'thin'],
    [{}, { title: 'x' }, null],
  ])('on a board %o with %o is kept from search engines: %s', async (boardOptions, options, reason) => {
    const board = await makeBoard(ann, boardOptions);
    const { upload_id } = await sendPicture(ann, 'x');
    const pin = succeeded<WirePin>(await create({ upload_id, board_id: board.id, ...options }));
    expect(pin.seo_noindex_reason).toBe(reason);
  });
});

describe('its picture', () => {
  test('comes from exactly one source', async () => {
    const { upload_id, image_url } = await sendPicture(ann, 'x');
    expect(targetOf(await create({}))).toBe('image_url');
    expect(targetOf(await create({ upload_id, image_url }))).toBe('upload_id');
    expect(targetOf(await create({ carousel_slots: [{}, {}] }))).toBe('carousel_slots[0].image_url');
  });

  test('is used up with the pin', async () => {
    const { upload_id } = await sendPicture(ann, 'x');
    expect(outcomeOf(await create({ upload_id }))).toBe('200');
    expect(outcomeOf(await create({ upload_id }))).toBe('404/70');
  });

  test('must have been sent by the same person', async () => {
    const bob = await aMember(app, 'bob');
    const { upload_id } = await sendPicture(bob, 'x');
    const foreign = await create({ upload_id });
    expect(outcomeOf(foreign)).toBe('404/70');
    expect(foreign.body.resource_response).toEqual((await create({ upload_id: '5' })).body.resource_response);
  });

  test('has the signature that is said, if one is said', async () => {
    const { upload_id, image_signature } = await sendPicture(ann, 'x');
    expect(targetOf(await create({ upload_id, image_signature: '0'.repeat(32) }))).toBe('image_signature');
    expect(outcomeOf(await create({ upload_id, image_signature }))).toBe('200');
  });

  test('may be one that is here, by its address in any size', async () => {
    const { image_url, image_signature } = await sendPicture(ann, 'x');
    for (const address of [
      image_url,
      image_url.replace('/originals/', '/236x/'),
      new URL(image_url).pathname,
    ]) {
      const pin = succeeded<WirePin>(await create({ image_url: address }));
      expect(pin.image_signature).toBe(image_signature);
    }
  });

  test.each([
    'https://elsewhere.example/media/originals/00/11/22/00112233445566778899aabbccddeeff.jpg',
    '/media/originals/00/11/22/00112233445566778899aabbccddeeff.jpg',
    'http://pins.test.evil.example/media/originals/00/11/22/00112233445566778899aabbccddeeff.jpg',
    'no address',
  ])('is not got from %s', async (image_url) => {
    expect(outcomeOf(await create({ image_url }))).toBe('400/18');
  });

  test('may come in the request itself', async () => {
    const image_base64 = btoa('a picture');
    expect(outcomeOf(await create({ image_base64 }))).toBe('200');
    expect(outcomeOf(await create({ image_base64: `data:image/jpeg;base64,${image_base64}` }))).toBe('200');
    expect(outcomeOf(await create({ image_base64: btoa('not a picture') }))).toBe('400/19');
    expect(outcomeOf(await create({ image_base64: '%%%' }))).toBe('400/1');
  });

  test('is not even looked at when the board does not take it', async () => {
    const told = await create({ image_base64: btoa('not a picture'), board_id: '5' });
    expect(outcomeOf(told)).toBe('404/40');
  });

  test('leaves nothing behind when the pin is refused', async () => {
    const { upload_id } = await sendPicture(ann, 'x');
    expect(outcomeOf(await create({ upload_id, board_id: '5' }))).toBe('404/40');
    expect(outcomeOf(await create({ upload_id }))).toBe('200');
  });
});

describe('limits', () => {
  test.each([
    [{ title: 'é'.repeat(200) }, '200'],
    [{ title: 'é'.repeat(201) }, '400/1'],
    [{ description: '👩‍🌾'.repeat(500) }, '200'],
    [{ description: 'x'.repeat(501) }, '400/1'],
    [{ alt_text: 'x'.repeat(501) }, '400/1'],
    [{ note: 'x'.repeat(501) }, '400/1'],
    [{ link: `https://a.example/${'x'.repeat(2031)}` }, '400/1'],
    [{ link: 'ftp://a.example/' }, '400/1'],
    [{ link: 'javascript:alert(1)' }, '400/1'],
    [{ link: 'java\tscript:alert(1)' }, '400/1'],
    [{ link: '' }, '200'],
    [{ method: 'teleported' }, '400/1'],
    [{ section_id: '5' }, '404/2026'],
    [{ sponsor_username: 'bob' }, '400/1'],
    [{ scheduled_publish_at: 'Tue, 01 Sep 2026 01:10:33 +0000' }, '400/1'],
  ])('%o gives %s', async (options, outcome) => {
    const { upload_id } = await sendPicture(ann, 'x');
    expect(outcomeOf(await create({ upload_id, ...options }))).toBe(outcome);
  });
});

describe('the author', () => {
  test('is who asks, whatever the request says', async () => {
    const bob = await aMember(app, 'bob');
    const { upload_id } = await sendPicture(ann, 'x');
    expect(outcomeOf(await create({ upload_id, user_id: bob.user.id }))).toBe('403/7');
    const told = await create({ upload_id, pinner_id: bob.user.id, id: '5', repin_count: 9, role: 'admin' });
    expect(dataOf(told)).toMatchObject({ pinner: { username: 'ann' }, repin_count: 0 });
    expect(dataOf(told)).not.toMatchObject({ id: '5' });
  });

  test('is signed in', async () => {
    const visitor = { ...ann, browser: await app.browser().arrive() };
    expect(outcomeOf(await create({ image_base64: btoa('x') }, visitor))).toBe('401/2');
  });
});

test('the address of a variant of a product names the pin of the product', async () => {
  const link = 'https://shop.example/vase';
  const pin = await makePin(ann, { link });
  const red = `${link}?color=red`;
  await app.store.transaction(async (tx) => {
    const variants = [{ name: 'color', value: 'red', url: red }];
    const { key } = (await tx.linkFacts.begin(link))!;
    await tx.linkFacts.update(key, { facts: someSourceFacts({ products: [aSourceProduct({ variants })] }) });
  });
  const visitor = app.browser();
  expect(dataOf(await visitor.call('PinResource', 'get', { id: red }))).toMatchObject({ id: pin.id });
  const direct = await visitor.send(`/v3/pins/${encodeURIComponent(red)}/`);
  expect(dataOf(direct)).toMatchObject({ id: pin.id });
});

test('a name that is no id is no pin', async () => {
  const browser = app.browser();
  for (const id of ['abc', 'https://x.example/1', '99999999999999999999']) {
    expect(outcomeOf(await browser.call('PinResource', 'get', { id }))).toBe('404/50');
  }
  expect(outcomeOf(await browser.call('PinResource', 'get'))).toBe('400/1');
  expect(outcomeOf(await browser.send('/v3/pins/https%3A%2F%2Fx.example%2F1/'))).toBe('404/50');
});
