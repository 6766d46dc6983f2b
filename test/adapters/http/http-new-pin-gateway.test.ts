import { describe, expect, test } from 'vitest';
import { HttpNewPinGateway } from '../../../src/adapters/http/http-new-pin-gateway.ts';
import { ResourceClient } from '../../../src/adapters/http/resource-client.ts';
import type { NewPin } from '../../../src/application/ports/new-pin-gateway.ts';
import { toBoardId, toSectionId, toUploadId } from '../../../src/domain/ids/ids.ts';
import { pinFromWire } from '../../../wire/pin-from-wire.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { WireServer } from '../wire-server.ts';

function opened() {
  const server = new WireServer();
  return { server, pins: new HttpNewPinGateway(new ResourceClient(server, () => null)) };
}

const NEW_PIN: NewPin = {
  content: { kind: 'upload', uploadId: toUploadId('9') },
  boardId: toBoardId('21'),
  sectionId: null,
  title: 'A chair',
  description: 'Made of oak',
  link: 'https://shop.test/chair',
  altText: 'An oak chair',
  note: '',
  product: null,
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

  test('of one upload carries one key, so that a repeated one makes no second pin', async () => {
    const { server, pins } = opened();
    server.on('Pin.create', aWireAnswer(aWirePin()));
    await pins.create(NEW_PIN);
    await pins.create({ ...NEW_PIN, title: 'Another title' });
    await pins.create({ ...NEW_PIN, content: { kind: 'upload', uploadId: toUploadId('10') } });
    const keys = server.requests.map(({ headers }) => headers?.['Idempotency-Key']);
    expect(keys).toEqual(['pin-of-upload-9', 'pin-of-upload-9', 'pin-of-upload-10']);
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
    const content = { kind: 'remote', url: 'https://shop.test/1.jpg', method: 'scraped', key: 'k' } as const;
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
