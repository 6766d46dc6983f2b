import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import type {
  ArrivedUpload,
  SendOutcome,
  UploadTicket,
  VideoUploadGateway,
} from '../../../src/application/ports/media/video-upload-gateway.ts';
import type { UploadOutcome } from '../../../src/application/ports/media/upload-gateway.ts';
import { english } from '../../support/english.ts';
import { UploadVideo } from '../../../src/application/videos/upload-video.ts';
import { toUploadId } from '../../../src/domain/ids/ids.ts';
import { newCancellation } from '../../../src/application/cancellation.ts';

const POSTER: ArrivedUpload = {
  kind: 'arrived',
  imageUrl: '/poster.webp',
  width: 640,
  height: 360,
  signature: 'ab',
  videoSignature: 'cd',
};
const BROKEN = new ServiceError('unreachable');

/** A server that takes videos; each entry is what happens the next time. */
class FakeServer implements VideoUploadGateway {
  announced = 0;
  there = 0;
  readonly offsets: number[] = [];
  readonly waits: number[] = [];
  sends: (SendOutcome | { readonly kind: 'breaks'; readonly after: number })[] = [];
  states: ArrivedUpload[] = [POSTER];

  announce = () => {
    this.announced += 1;
    return Promise.resolve({ uploadId: toUploadId('9'), path: '/media-upload/', fields: {} });
  };
  arrivedBytes: VideoUploadGateway['arrivedBytes'] = () => Promise.resolve(this.there);
  send: VideoUploadGateway['send'] = (_ticket, file, offset, onProgress) => {
    this.offsets.push(offset);
    const next = this.sends.shift() ?? { kind: 'received' };
    if (next.kind === 'breaks') {
      this.there = next.after;
      return Promise.reject(BROKEN);
    }
    if (next.kind === 'received') onProgress(file.size / file.size);
    return Promise.resolve(next);
  };
  status = () => Promise.resolve(this.states.length > 1 ? this.states.shift()! : this.states[0]!);

  opened() {
    const wait = (ms: number) => {
      this.waits.push(ms);
      return Promise.resolve();
    };
    return new UploadVideo({ videos: this, wait });
  }
}

const aVideoFile = (size = 1000, name = 'a.mp4', type = 'video/mp4') => ({ name, size, type, content: {} });
/** Remembers what was begun, as a draft does. */
function aMemory(begun: UploadTicket | null = null) {
  return { resumption: () => ({ begun, onBegin: (ticket: UploadTicket) => void (begun = ticket) }) };
}

const noProgress = () => undefined;
const reasonOf = (outcome: UploadOutcome) => outcome.kind === 'unusable' && english(outcome.reason);

describe('a video', () => {
  test('is sent, and shown by its poster once the server has made one', async () => {
    const server = new FakeServer();
    server.states = [{ kind: 'on-its-way' }, POSTER];
    const parts: number[] = [];
    const outcome = await server.opened().run(aVideoFile(), (part) => parts.push(part), newCancellation());
    expect(outcome).toMatchObject({ kind: 'uploaded', uploadId: '9', imageUrl: '/poster.webp', width: 640 });
    expect(parts).toEqual([0, 1]);
    expect(server.waits).toEqual([2000]);
  });

  test('goes on where it was after the connection broke', async () => {
    const server = new FakeServer();
    server.sends = [
      { kind: 'breaks', after: 400 },
      { kind: 'breaks', after: 700 },
    ];
    expect(await server.opened().run(aVideoFile(), noProgress, newCancellation())).toMatchObject({
      kind: 'uploaded',
    });
    expect(server.offsets).toEqual([0, 400, 700]);
  });

  test('is asked for anew when other bytes are there than was thought', async () => {
    const server = new FakeServer();
    server.sends = [{ kind: 'gap' }];
    expect(await server.opened().run(aVideoFile(), noProgress, newCancellation())).toMatchObject({
      kind: 'uploaded',
    });
  });

  test('that did not get through goes on where it was when it is sent again', async () => {
    const server = new FakeServer();
    const upload = server.opened();
    const kept = aMemory();
    server.sends = Array.from({ length: 9 }, () => ({ kind: 'breaks' as const, after: 400 }));
    const broken = upload.run(aVideoFile(), noProgress, newCancellation(), kept.resumption());
    await expect(broken).rejects.toBe(BROKEN);
    server.sends = [];
    server.states = [{ kind: 'on-its-way' }, POSTER];
    // By another page, for which the file is another object.
    expect(
      await server.opened().run(aVideoFile(), noProgress, newCancellation(), kept.resumption()),
    ).toMatchObject({ kind: 'uploaded' });
    expect(server.announced).toBe(1);
    expect(server.offsets.at(-1)).toBe(400);
  });

  test.each<[string, ArrivedUpload[]]>([
    ['is there and being looked at', [{ kind: 'received' }, POSTER]],
    ['has arrived', [POSTER]],
  ])('that %s is not sent twice', async (_how, states) => {
    const server = new FakeServer();
    const kept = aMemory({ uploadId: toUploadId('9'), path: '/media-upload/', fields: {} });
    server.states = states;
    expect(
      await server.opened().run(aVideoFile(), noProgress, newCancellation(), kept.resumption()),
    ).toMatchObject({ kind: 'uploaded', uploadId: '9' });
    expect([server.announced, server.offsets]).toEqual([0, []]);
  });

  test.each<[string, ArrivedUpload, number | undefined]>([
    ['the server has lost', { kind: 'failed', code: '' }, 0],
    ['took too long', { kind: 'on-its-way' }, undefined],
  ])('that %s begins anew', async (_what, state, there) => {
    const server = new FakeServer();
    const kept = aMemory({ uploadId: toUploadId('8'), path: '/media-upload/', fields: { old: '1' } });
    server.states = [state, POSTER];
    server.arrivedBytes = ({ fields }) => Promise.resolve('old' in fields ? there : 0);
    expect(
      await server.opened().run(aVideoFile(), noProgress, newCancellation(), kept.resumption()),
    ).toMatchObject({ kind: 'uploaded', uploadId: '9' });
    expect(server.announced).toBe(1);
    expect(kept.resumption().begun?.uploadId).toBe('9');
  });

  test.each([
    [aVideoFile(0), 'This file is empty.'],
    [aVideoFile(200_000_001), 'This video is too large. The limit is 200 MB.'],
    [aVideoFile(1, 'a.webm', 'video/webm'), 'Only MP4 videos are supported.'],
  ])('is refused before anything is sent: %#', async (file, message) => {
    const server = new FakeServer();
    expect(reasonOf(await server.opened().run(file, noProgress, newCancellation()))).toBe(message);
    expect(server.announced).toBe(0);
  });

  test.each([
    ['bad_media', 'We can’t read this video. Try another file.'],
    ['too_long', 'Videos can be up to 15 minutes long.'],
    ['storage_full', 'You’ve run out of storage.'],
    ['never heard of', 'This video can’t be used.'],
  ])('that turns out as %s is refused', async (code, message) => {
    const server = new FakeServer();
    server.states = [{ kind: 'failed', code }];
    expect(reasonOf(await server.opened().run(aVideoFile(), noProgress, newCancellation()))).toBe(message);
  });

  test('that is refused while it is sent says why', async () => {
    const server = new FakeServer();
    server.sends = [{ kind: 'refused', message: 'Videos can be up to 15 minutes long.' }];
    expect(await server.opened().run(aVideoFile(), noProgress, newCancellation())).toEqual({
      kind: 'refused',
      message: 'Videos can be up to 15 minutes long.',
    });
  });

  test('that is taken back is not waited for', async () => {
    const cancelled = { cancelled: true, onCancel: (listener: () => void) => listener() };
    expect(await new FakeServer().opened().run(aVideoFile(), noProgress, cancelled)).toEqual({
      kind: 'cancelled',
    });
  });
});
