import { describe, expect, test } from 'vitest';
import { HttpNewPinGateway } from '../../../../src/adapters/http/pins/http-new-pin-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import type { NewPin } from '../../../../src/application/ports/pins/new-pin-gateway.ts';
import { toBoardId, toPinId, toSectionId, toUploadId } from '../../../../src/domain/ids/ids.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { WireServer } from '../../wire-server.ts';

function opened() {
  const server = new WireServer();
  return { server, pins: new HttpNewPinGateway(new ResourceClient(server, () => null)) };
}

const NEW_PIN: NewPin = {
  key: 'pin-of-draft-1',
  content: { kind: 'upload', uploadId: toUploadId('9') },
  boardId: toBoardId('21'),
  sectionId: null,
  title: 'A chair',
  description: 'Made of oak',
  link: 'https://shop.test/chair',
  altText: 'An oak chair',
  note: '',
  product: null,
  sponsor: '',
};

describe('making a pin', () => {
  test('sends all that was filled in', async () => {
    const { server, pins } = opened();
    server.on('Pin.create', aWireAnswer(aWirePin({ title: 'A chair' })));
    expect(await pins.create(NEW_PIN)).toEqual({ kind: 'created', pin: pinFromWire(aWirePin()) });
    expect(server.optionsOf('Pin.create')).toEqual([
      {
        upload_id: '9',
        board_id: '21',
        title: 'A chair',
        description: 'Made of oak',
        link: 'https://shop.test/chair',
        alt_text: 'An oak chair',
        method: 'uploaded',
      },
    ]);
  });

  test('in a section names it', async () => {
    const { server, pins } = opened();
    server.on('Pin.create', aWireAnswer(aWirePin()));
    await pins.create({ ...NEW_PIN, sectionId: toSectionId('31') });
    expect(server.optionsOf('Pin.create')).toMatchObject([{ board_id: '21', section: '31' }]);
  });

  test('carries its key, so that a repeated one makes no second pin', async () => {
    const { server, pins } = opened();
    server.on('Pin.create', aWireAnswer(aWirePin()));
    await pins.create(NEW_PIN);
    await pins.create({ ...NEW_PIN, title: 'Another title' });
    const keys = server.requests.map(({ headers }) => headers?.['Idempotency-Key']);
    expect(keys).toEqual(['pin-of-draft-1', 'pin-of-draft-1']);
  });

  test('that was made before says so also when its change is refused', async () => {
    const { server, pins } = opened();
    server.on('Pin.create', aWireFailure('conflict', { made: '700' }));
    server.on('Pin.update', aWireFailure('board_not_found'));
    expect(await pins.create(NEW_PIN)).toMatchObject({ kind: 'refused', was: 'made', missing: 'board' });
  });

  test('that was made before in another state changes the pin that is there', async () => {
    const { server, pins } = opened();
    server.on('Pin.create', aWireFailure('conflict', { made: '700' }));
    server.on('Pin.update', aWireAnswer(aWirePin({ id: '700', title: 'An armchair' })));
    const given = await pins.create({ ...NEW_PIN, title: 'An armchair', link: '' });
    expect(given).toMatchObject({ kind: 'created', was: 'made', pin: { title: 'An armchair' } });
    expect(server.optionsOf('Pin.update')).toEqual([
      {
        id: '700',
        board_id: '21',
        section: null,
        title: 'An armchair',
        description: 'Made of oak',
        link: '',
        alt_text: 'An oak chair',
        note: '',
        product: null,
      },
    ]);
  });

  test('that was made before and deleted since is made anew', async () => {
    const { server, pins } = opened();
    server.on('Pin.create', (_options, { headers }) =>
      headers?.['Idempotency-Key'] === NEW_PIN.key
        ? aWireFailure('conflict', { made: '700' })
        : aWireAnswer(aWirePin({ id: '701' })),
    );
    server.on('Pin.update', aWireFailure('pin_not_found'));
    const given = await pins.create(NEW_PIN);
    expect(given).toMatchObject({ kind: 'created', pin: { entityId: '701' } });
    expect(given).not.toHaveProperty('was');
  });

  test('on the profile names no board', async () => {
    const { server, pins } = opened();
    server.on('Pin.create', aWireAnswer(aWirePin()));
    await pins.create({ ...NEW_PIN, boardId: null });
    expect(server.optionsOf('Pin.create')[0]).not.toHaveProperty('board_id');
  });

  test.each([
    [
      aWireFailure('fetch_failed', { trouble: 'forbidden' }),
      { fields: [{ name: 'picture', problem: 'not_allowed' }], trouble: 'forbidden' },
    ],
    [
      aWireFailure('bad_media', { message: 'This picture is damaged.' }),
      { fields: [{ name: 'picture', problem: 'not_allowed', words: 'This picture is damaged.' }] },
    ],
    [
      aWireFailure('too_large', { message: 'Too many pixels.' }),
      { fields: [{ name: 'picture', problem: 'not_allowed', words: 'Too many pixels.' }] },
    ],
    [aWireFailure('board_not_found'), { fields: [], missing: 'board' }],
  ])('of a picture of another site tells what was wrong with that: %#', async (answer, told) => {
    const { server, pins } = opened();
    server.on('Pin.create', answer);
    const content = { kind: 'remote', url: 'https://shop.test/1.jpg', method: 'scraped' } as const;
    expect(await pins.create({ ...NEW_PIN, content })).toMatchObject({ kind: 'refused', ...told });
  });

  test('may be refused, with the fields under the names of the form', async () => {
    const { server, pins } = opened();
    server.on(
      'Pin.create',
      aWireFailure('invalid_parameter', {
        fields: [
          { name: 'alt_text', problem: 'too_long', limit: 500 },
          { name: 'board_id', problem: 'not_allowed' },
          { name: 'upload_id', problem: 'missing' },
          { name: 'link', problem: 'bad_format' },
        ],
      }),
    );
    const outcome = await pins.create(NEW_PIN);
    expect(outcome.kind === 'refused' && outcome.fields.map(({ name }) => name)).toEqual([
      'altText',
      'board',
      'picture',
      'link',
    ]);
  });
});

describe('a pin of several parts', () => {
  const first = { kind: 'upload', uploadId: toUploadId('9') } as const;
  const second = { kind: 'remote', url: 'https://a.test/2.jpg', method: 'scraped' } as const;
  const carousel = {
    kind: 'carousel',
    slots: [
      { picture: first, title: 'Oak', details: 'Made by hand', link: 'https://a.test/oak' },
      { picture: second, title: '', details: '', link: '' },
    ],
  } as const;
  const story = {
    kind: 'story',
    cover: 'ab',
    aspectRatio: 0.75,
    pages: [
      { media: { signature: 'ab', videoSignature: null }, text: '', pinId: null },
      { media: { signature: 'cd', videoSignature: 'ef' }, text: 'Once', pinId: null },
      { media: null, text: '', pinId: toPinId('7') },
    ],
  } as const;

  const made = async (content: NewPin['content'], more: Partial<NewPin> = {}) => {
    const { server, pins } = opened();
    server.on('Pin.create', aWireAnswer(aWirePin())).on('StoryPin.create', aWireAnswer(aWirePin()));
    expect(await pins.create({ ...NEW_PIN, ...more, content })).toMatchObject({ kind: 'created' });
    return server;
  };

  test('is a carousel by its slots, each with its own picture, words and link', async () => {
    const server = await made(carousel);
    const [options] = server.optionsOf('Pin.create');
    expect(options).toMatchObject({
      title: 'A chair',
      carousel_slots: [
        { upload_id: '9', title: 'Oak', details: 'Made by hand', link: 'https://a.test/oak' },
        { image_url: 'https://a.test/2.jpg', title: '', details: '', link: '' },
      ],
    });
    expect(options).not.toHaveProperty('upload_id');
    expect(server.requests[0]?.headers?.['Idempotency-Key']).toBe('pin-of-draft-1');
  });

  test('is a collection by its picture and the pins that it leads to', async () => {
    const pinIds = ['1', '2', '3'].map(toPinId);
    const server = await made({ kind: 'collection', picture: first, pinIds });
    expect(server.optionsOf('Pin.create')).toMatchObject([
      { upload_id: '9', collection_pin_ids: ['1', '2', '3'] },
    ]);
  });

  test('is a collage by the whole and what it is made of', async () => {
    const items = [
      { picture: { kind: 'upload', uploadId: toUploadId('10') }, link: 'https://a.test/' },
      { picture: { kind: 'upload', uploadId: toUploadId('11') }, link: '' },
    ] as const;
    const server = await made({ kind: 'collage', picture: first, items });
    expect(server.optionsOf('Pin.create')).toMatchObject([
      {
        upload_id: '9',
        collage_items: [
          { upload_id: '10', link: 'https://a.test/' },
          { upload_id: '11', link: '' },
        ],
      },
    ]);
  });

  test('is a story by a call of its own', async () => {
    const server = await made(story);
    expect(server.optionsOf('StoryPin.create')).toEqual([
      {
        board_id: '21',
        description: 'Made of oak',
        link: 'https://shop.test/chair',
        alt_text: 'An oak chair',
        story_pin: {
          metadata: { pin_title: 'A chair', pin_image_signature: 'ab', canvas_aspect_ratio: 0.75 },
          pages: [
            { blocks: [{ type: 'story_pin_image_block', image_signature: 'ab' }] },
            {
              blocks: [
                { type: 'story_pin_video_block', video_signature: 'ef' },
                { type: 'story_pin_paragraph_block', text: 'Once' },
              ],
            },
            { blocks: [{ type: 'story_pin_product_sticker_block', pin_id: '7' }] },
          ].map((page) => ({ ...page, clips: [], layout: 0, style: {} })),
        },
      },
    ]);
  });

  test('says what can be bought, as far as it is known, and keeps a note', async () => {
    const product = {
      price: 19.9,
      standardPrice: null,
      minPrice: null,
      maxPrice: null,
      currency: 'EUR',
      availability: 'in_stock',
      brand: 'Oak',
      rating: 4.5,
      ratingCount: 12,
    } as const;
    const server = await made(first, { product, note: 'Ask Ben' });
    expect(server.optionsOf('Pin.create')).toMatchObject([
      {
        note: 'Ask Ben',
        product: {
          price: 19.9,
          currency: 'EUR',
          availability: 'in_stock',
          brand: 'Oak',
          rating: 4.5,
          rating_count: 12,
          max_rating: 5,
        },
      },
    ]);
  });

  test.each([
    ['carousel_slots', 'parts'],
    ['carousel_slots[1].link', 'parts[1].link'],
    ['carousel_slots[0].details', 'parts[0].text'],
    ['carousel_slots[0].upload_id', 'parts[0].picture'],
    ['collage_items[2].link', 'parts[2].link'],
    ['collection_pin_ids[1]', 'parts[1].picture'],
    ['story_pin.pages[3].blocks[0].text', 'parts[3].text'],
    ['story_pin.metadata.pin_image_signature', 'cover'],
    ['product.price', 'product.price'],
    ['product.min_price', 'product.minPrice'],
    ['note', 'note'],
    ['sponsor_username', 'sponsor'],
  ])('refused for its %s names the field %s of the form', async (named, name) => {
    const { server, pins } = opened();
    server.on(
      'Pin.create',
      aWireFailure('invalid_parameter', { fields: [{ name: named, problem: 'not_allowed' }] }),
    );
    expect(await pins.create({ ...NEW_PIN, content: carousel })).toMatchObject({ fields: [{ name }] });
  });
});
