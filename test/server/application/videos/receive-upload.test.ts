import { afterEach, beforeEach, expect, test } from 'vitest';
import { StorageFull } from '../../../../server/application/ports/media/media.ts';
import {
  UploadSuperseded,
  type AdmittedUpload,
  type ReceiveUpload,
} from '../../../../server/application/videos/receive-upload.ts';
import type { UploadTicket } from '../../../../server/application/videos/internal/upload-ticket.ts';
import { file } from '../../media/media-world.ts';
import { ADA, HOUR_MS, pieces, VideoWorld } from './video-world.ts';

let world: VideoWorld;
beforeEach(async () => (world = await VideoWorld.open()));
afterEach(() => world.close());

const sent = (content: string, offset = 0) => ({ offset, announced: 0, chunks: pieces(content) });

/** Sends the first bytes of "a film", then the line breaks. */
async function beginOf(receiver: ReceiveUpload, ticket: UploadTicket): Promise<AdmittedUpload> {
  const admitted = await receiver.admit(ticket);
  if (admitted === undefined) throw new Error('not admitted');
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield file('a f');
    throw new Error('the line broke');
  }
  await expect(receiver.run(admitted, { offset: 0, announced: 0, chunks: broken() })).rejects.toThrow(
    'broke',
  );
  return admitted;
}

test('what has come whole is given to a job, and is no more taken', async () => {
  const { id, outcome } = await world.send('a film');
  expect(outcome).toEqual({ kind: 'received' });
  expect((await world.store.announcedUploads.find(id))?.status).toBe('processing');
  const jobs = await world.store.jobs.list('all', 10);
  expect(jobs.map(({ kind, payload }) => [kind, payload])).toEqual([['uploads.ingest', { uploadId: id }]]);
});

test('with a ticket the sending of one file may begin for an hour', async () => {
  const ticket = await world.announce();
  const receiver = world.receiver();
  expect((await receiver.admit(ticket))?.upload.id).toBe(ticket.upload_id);
  expect(await receiver.admit({ ...ticket, upload_id: '1' })).toBeUndefined();
  expect(await receiver.admit({ ...ticket, signature: ticket.signature.slice(0, 32) })).toBeUndefined();
  expect(await receiver.admit({})).toBeUndefined();
  world.now += HOUR_MS + 1;
  expect(await receiver.admit(ticket)).toBeUndefined();
});

test('what has begun to come may be sent to its end for a day', async () => {
  const ticket = await world.announce();
  const receiver = world.receiver();
  await beginOf(receiver, ticket);
  world.now += 23 * HOUR_MS;
  await world.collect();
  const admitted = await receiver.admit(ticket);
  if (admitted === undefined) throw new Error('not admitted any more');
  expect(await receiver.size(admitted)).toBe(3);
  world.now += HOUR_MS + 1;
  expect(await receiver.admit(ticket)).toBeUndefined();
  expect(await receiver.run(admitted, sent('ilm', 3))).toEqual({ kind: 'received' });
});

test('what was begun and left alone goes after a day', async () => {
  const ticket = await world.announce();
  const receiver = world.receiver();
  const begun = await beginOf(receiver, ticket);
  world.now = Date.now() + 25 * HOUR_MS;
  await world.collect();
  expect(await receiver.admit(ticket)).toBeUndefined();
  expect(await receiver.size(begun)).toBe(0);
});

test.each([
  ['video-story-pin', 'no movie', 'bad_media'],
  ['video-story-pin', 'a long film', 'too_long'],
  ['video-story-pin', '', 'bad_media'],
  ['video-story-pin', 'film'.repeat(30), 'too_large'],
  ['image-story-pin', 'a film', 'bad_media'],
  ['avatar', 'picture'.repeat(10), 'too_large'],
] as const)('a %s of %j is refused at once: %s', async (mediaType, content, reason) => {
  const { id, outcome } = await world.send(content, mediaType);
  expect(outcome).toEqual({ kind: 'refused', reason });
  expect(await world.store.announcedUploads.find(id)).toMatchObject({ status: 'failed', failure: reason });
  expect(await world.uploads.size(id)).toBe(0);
});

test('who begins anew takes the place of a line that is dead', async () => {
  const receiver = world.receiver();
  const admitted = await receiver.admit(await world.announce());
  if (admitted === undefined) throw new Error('not admitted');
  const begun = Promise.withResolvers<void>();
  async function* dead(): AsyncGenerator<Uint8Array> {
    yield file('a f');
    begun.resolve();
    await new Promise(() => undefined);
  }
  const first = receiver.run(admitted, { offset: 0, announced: 0, chunks: dead() });
  const gone = expect(first).rejects.toThrow(UploadSuperseded);
  await begun.promise;
  expect(await receiver.size(admitted)).toBe(3);
  expect(await receiver.run(admitted, sent('ilm', 3))).toEqual({ kind: 'received' });
  await gone;
  expect(Buffer.from(await world.uploads.read(admitted.upload.id)).toString()).toBe('a film');
});

test('nobody can leave a gap', async () => {
  const receiver = world.receiver();
  const admitted = await receiver.admit(await world.announce());
  if (admitted === undefined) throw new Error('not admitted');
  expect(await receiver.run(admitted, sent('film', 1))).toEqual({ kind: 'gap', size: 0 });
});

test('more than somebody may put in is refused before it comes', async () => {
  const receiver = world.receiver(10);
  const admitted = await receiver.admit(await world.announce());
  if (admitted === undefined) throw new Error('not admitted');
  let taken = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    taken += 1;
    yield file('film');
  }
  const all = { offset: 0, announced: 11, chunks: counted() };
  await expect(receiver.run(admitted, all)).rejects.toThrow(StorageFull);
  expect(taken).toBe(0);
  expect(await world.store.announcedUploads.bytesOf(ADA)).toBe(0);
});
