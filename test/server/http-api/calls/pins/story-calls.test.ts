import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUploadId, toUserId } from '../../../../../src/domain/ids/ids.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { aVideoRecord } from '../../../../builders/a-video-record.ts';
import { outcomeOf, type Told } from '../../core/small-browser.ts';
import { exportedFiles, exportedJson } from '../../support/exported.ts';
import { aMember, makeBoard, makePin, sendPicture, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
let cover: string;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  cover = (await sendPicture(ann, 'cover')).image_signature;
});
afterAll(() => app.close());

type Options = Record<string, unknown>;

const text = { type: 1, text: 'Once' };
const create = (story: Options, options: Options = {}): Promise<Told> =>
  ann.browser.call('StoryPinResource', 'create', {
    story_pin: { metadata: { pin_image_signature: cover }, pages: [{ blocks: [text] }], ...story },
    ...options,
  });
const made = async (story: Options, options: Options = {}) =>
  succeeded<WirePin>(await create(story, options));
const read = async (id: string, { browser }: Pick<Member, 'browser'> = ann) =>
  succeeded<WirePin>(await browser.call('PinResource', 'get', { id }));
const save = async (pin_id: string) =>
  succeeded<WirePin>(await bob.browser.call('RepinResource', 'create', { pin_id }));
const refusal = (told: Told) => `${outcomeOf(told)} ${told.body.resource_response?.error?.target}`;

/** A video that a person has sent; `signature` names it. */
async function sendVideo({ user }: Member, digit: string, isReady = true): Promise<string> {
  const { image_signature } = await sendPicture(ann, `poster ${digit}`);
  const signature = digit.repeat(32);
  const readiness = isReady ? ({} as const) : ({ status: 'processing', formats: [] } as const);
  await app.store.transaction(async (tx) => {
    await tx.videos.insert(aVideoRecord({ signature, durationMs: 4000, ...readiness }));
    await tx.uploads.insert({
      id: toUploadId(app.ids.nextUpload()),
      userId: toUserId(user.id),
      pictureSignature: image_signature,
      videoSignature: signature,
      createdAt: app.time,
    });
  });
  return signature;
}

describe('a story', () => {
  test('has pages of texts, pictures, videos and products, by number or by name', async () => {
    const { image_signature } = await sendPicture(ann, 'page');
    const video_signature = await sendVideo(ann, 'b');
    const product = await makePin(ann, { title: 'A chair' });
    const pin = await made(
      {
        metadata: { pin_title: ' A day ', pin_image_signature: cover, canvas_aspect_ratio: 0.75 },
        pages: [
          {
            blocks: [{ type: 2, image_signature, block_style: { x: 1 } }, { ...text }],
            layout: 2,
            clips: [],
          },
          { blocks: [{ block_type: '3', video_signature, tracking_id: 't' }], style: { color: 'red' } },
          {
            blocks: [
              { type: 'story_pin_paragraph_block', block_type: 0, text: 'The end' },
              { type: 'story_pin_product_sticker_block', pin_id: product.id },
            ],
          },
        ],
      },
      { description: 'Of ours', link: 'https://oak.example/', alt_text: 'A day', is_comments_allowed: false },
    );
    expect(pin).toMatchObject({
      title: 'A day',
      description: 'Of ours',
      alt_text: 'A day',
      is_comments_allowed: false,
      image_signature: cover,
      is_video: false,
      videos: null,
      should_open_in_stream: true,
      story_pin_data_id: pin.id,
      story_pin_data: {
        id: pin.id,
        is_deleted: false,
        page_count: 3,
        static_page_count: 2,
        total_video_duration: 4000,
        has_product_pins: true,
        has_affiliate_products: false,
        metadata: { pin_title: 'A day', pin_image_signature: cover, canvas_aspect_ratio: 0.75 },
      },
    });
    const [first, second, third] = pin.story_pin_data?.pages ?? [];
    expect(first).toMatchObject({ image_signature, layout: 2, style: {} });
    expect(first?.blocks).toMatchObject([
      {
        type: 'story_pin_image_block',
        block_type: 2,
        block_style: { x: 1 },
        image: { images: { '236x': { width: 236 }, '736x': { width: 736 }, originals: { width: 800 } } },
      },
      { type: 'story_pin_paragraph_block', block_type: 1, text: 'Once' },
    ]);
    expect(second).toMatchObject({
      style: { color: 'red' },
      blocks: [{ type: 'story_pin_video_block', video: { id: video_signature, video_list: { V_720P: {} } } }],
    });
    expect(third?.image_signature).toBe(cover);
    expect(third?.blocks).toMatchObject([{ text: 'The end' }, { pin_id: product.id }]);
  });

  test('may come as text', async () => {
    const story_pin = JSON.stringify({
      metadata: { pin_image_signature: cover },
      pages: [{ blocks: [{ type: '1', text: 'Once' }] }],
    });
    const told = await ann.browser.call('StoryPinResource', 'create', { story_pin });
    expect(succeeded<WirePin>(told).story_pin_data?.page_count).toBe(1);
  });

  test('takes a video for its cover as its poster, as long as it is its own', async () => {
    const [own, foreign] = [await sendVideo(ann, 'd'), await sendVideo(bob, 'e')];
    const poster = await app.store.videos.posterFor(own, toUserId(ann.user.id));
    const pin = await made({ metadata: { pin_image_signature: own } });
    expect(pin).toMatchObject({
      image_signature: poster,
      is_video: false,
      story_pin_data: { metadata: { pin_image_signature: poster } },
    });
    expect(outcomeOf(await create({ metadata: { pin_image_signature: foreign } }))).toBe('404/70');
  });

  test('keeps the name that a client gave its video for the export of who made it', async () => {
    const video_signature = await sendVideo(ann, 'f');
    const pin = await made({ pages: [{ blocks: [{ type: 3, video_signature, tracking_id: 'take 2' }] }] });
    const copy = await save(pin.id);
    const exported = async (member: Member, id: string) => {
      const pins = exportedJson(await exportedFiles(app, member), 'pins/0001.json') as { id: string }[];
      return pins.find((each) => each.id === id);
    };
    const content = (tracking_id: string | null) => ({
      content: { pages: [{ blocks: [{ kind: 'video', tracking_id }] }] },
    });
    expect(await exported(ann, pin.id)).toMatchObject(content('take 2'));
    expect(await exported(bob, copy.id)).toMatchObject(content(null));
    expect(JSON.stringify(await read(pin.id))).not.toContain('take 2');
  });

  test('shows a video as soon as it can be played', async () => {
    const signature = await sendVideo(ann, 'c', false);
    const pin = await made({ pages: [{ blocks: [{ type: 3, video_signature: signature }] }] });
    expect(pin.story_pin_data).toMatchObject({ total_video_duration: 4000, pages: [{ blocks: [] }] });
    await app.store.transaction((tx) =>
      tx.videos.update(signature, { status: 'ready', formats: ['V_720P'] }),
    );
    expect((await read(pin.id)).story_pin_data?.pages[0]?.blocks).toHaveLength(1);
  });

  test('does not name pins to those who may not read them', async () => {
    const secret = await makeBoard(ann, { privacy: 'secret' });
    const hidden = await makePin(ann, { board_id: secret.id });
    const pages = [{ blocks: [text, { type: 4, pin_id: hidden.id }] }];
    const pin = await made({ pages });
    expect(pin.story_pin_data?.has_product_pins).toBe(true);
    const seen = (await read(pin.id, bob)).story_pin_data;
    expect(seen).toMatchObject({ has_product_pins: false, pages: [{ blocks: [{ text: 'Once' }] }] });
    expect(JSON.stringify(seen)).not.toContain(hidden.id);
  });

  test('opens in no stream on a board that the viewer shares', async () => {
    const board = await makeBoard(ann, { name: 'Ours' });
    const pin = await made({}, { board_id: board.id });
    expect(pin.should_open_in_stream).toBe(true);
    await app.store.transaction((tx) =>
      tx.boards.putCollaborator(pin.board.id as never, toUserId(bob.user.id), {
        state: 'accepted',
        permissions: ['pin_add'],
      }),
    );
    expect((await read(pin.id)).should_open_in_stream).toBe(false);
    expect((await read(pin.id, bob)).should_open_in_stream).toBe(false);
    expect((await read(pin.id, { browser: app.browser() })).should_open_in_stream).toBe(true);
  });

  test('that its creator removes is a deleted one on copies, and lets its pictures go', async () => {
    const { image_signature } = await sendPicture(ann, 'page');
    const video_signature = await sendVideo(ann, 'd');
    const blocks = [
      { type: 2, image_signature },
      { type: 3, video_signature },
    ];
    const pin = await made({ pages: [{ blocks }] });
    const copy = await save(pin.id);
    expect(copy.story_pin_data).toEqual(pin.story_pin_data);
    await bob.browser.call('PinResource', 'delete', { id: (await save(pin.id)).id });
    expect((await read(copy.id, bob)).story_pin_data?.is_deleted).toBe(false);

    await ann.browser.call('PinResource', 'delete', { id: pin.id });
    expect(await read(copy.id, bob)).toMatchObject({
      story_pin_data_id: pin.id,
      story_pin_data: { is_deleted: true, page_count: 0, pages: [], total_video_duration: 0 },
    });
    await app.execute('delete from uploads', []);
    expect(await app.store.pictures.unused([cover, image_signature])).toEqual([image_signature]);
    expect(await app.store.videos.unused([video_signature])).toEqual([video_signature]);
  });

  test('keeps its pictures and videos in use, also for its maker', async () => {
    const { image_signature } = await sendPicture(ann, 'page');
    const video_signature = await sendVideo(ann, 'e');
    const blocks = [
      { type: 2, image_signature },
      { type: 3, video_signature },
    ];
    await made({ pages: [{ blocks }] });
    await app.execute('delete from uploads', []);
    expect(await app.store.pictures.unused([cover, image_signature])).toEqual([]);
    expect(await app.store.videos.unused([video_signature])).toEqual([]);
    expect(outcomeOf(await create({ pages: [{ blocks }] }))).toBe('200');
  });

  test('is made of nothing of others', async () => {
    const foreign = (await sendPicture(bob, 'of Bob')).image_signature;
    const video_signature = await sendVideo(bob, 'f');
    const secret = await makeBoard(bob, { privacy: 'secret' });
    const hidden = await makePin(bob, { board_id: secret.id });
    const outcome = async (block: Options) =>
      refusal(await create({ pages: [{ blocks: [text] }, { blocks: [block] }] }));
    expect(await outcome({ type: 2, image_signature: foreign })).toBe('404/70 story_pin.pages[1]');
    expect(await outcome({ type: 3, video_signature })).toBe('404/70 story_pin.pages[1]');
    expect(await outcome({ type: 4, pin_id: hidden.id })).toBe('404/50 story_pin.pages[1]');
    const metadata = { pin_image_signature: foreign };
    expect(refusal(await create({ metadata }))).toBe('404/70 story_pin.metadata.pin_image_signature');
    expect(await app.store.pins.findByPart('1')).toBeUndefined();
  });

  test('names what is wrong', async () => {
    const outcome = async (story: Options) => refusal(await create(story));
    const block = (each: unknown) => outcome({ pages: [{ blocks: [each] }] });
    const first = '400/1 story_pin.pages[0].blocks[0]';
    expect(await outcome({ metadata: {} })).toBe('400/1 story_pin.metadata.pin_image_signature');
    expect(await outcome({ metadata: { pin_image_signature: 'x' } })).toBe(
      '400/1 story_pin.metadata.pin_image_signature',
    );
    const long = { pin_image_signature: cover, pin_title: 'x'.repeat(201) };
    expect(await outcome({ metadata: long })).toBe('400/1 story_pin.metadata.pin_title');
    expect(await outcome({ pages: [] })).toBe('400/1 story_pin.pages');
    const pages = Array.from({ length: 21 }, () => ({ blocks: [text] }));
    expect(await outcome({ pages })).toBe('400/1 story_pin.pages');
    expect(await outcome({ pages: [{ blocks: [] }] })).toBe('400/1 story_pin.pages[0].blocks');
    expect(await block({})).toBe(`${first}.type`);
    expect(await block({ type: 9 })).toBe(`${first}.type`);
    expect(await block({ type: 1 })).toBe(`${first}.text`);
    expect(await block({ type: 1, text: 'x'.repeat(501) })).toBe(`${first}.text`);
    expect(await block({ type: 2 })).toBe(`${first}.image_signature`);
    expect(await block({ type: 3 })).toBe(`${first}.video_signature`);
    expect(await block({ type: 3, tracking_id: 'x'.repeat(101) })).toBe(`${first}.tracking_id`);
    expect(await block({ type: 4 })).toBe(`${first}.pin_id`);
    expect(await block({ ...text, block_style: { x: 'y'.repeat(3000) } })).toBe(`${first}.block_style`);
    expect(outcomeOf(await ann.browser.call('StoryPinResource', 'create', {}))).toBe('400/1');
    expect(outcomeOf(await app.browser().call('StoryPinResource', 'create', {}))).not.toBe('200');
  });
});
