import { describe, expect, test } from 'vitest';
import { Semaphore } from '../../../../src/application/semaphore.ts';
import { UploadPicture } from '../../../../src/application/pins/upload-picture.ts';
import { ServiceError } from '../../../../src/application/ports/service-error.ts';
import type {
  Cancellation,
  PictureFile,
  UploadGateway,
  UploadOutcome,
  UploadProgress,
} from '../../../../src/application/ports/media/upload-gateway.ts';
import { toUploadId } from '../../../../src/domain/ids/ids.ts';
import { PictureUpload } from '../../../../src/ui/create/internal/pictures/picture-upload.ts';

/** A transfer whose course the test decides. */
type Transfer = PromiseWithResolvers<UploadOutcome> & {
  readonly file: PictureFile;
  readonly progress: UploadProgress;
  readonly cancellation: Cancellation;
};

/** Transfers that end when the test says so, or as cancelled when the person says so. */
class HandUploads implements UploadGateway {
  readonly transfers: Transfer[] = [];

  upload(file: PictureFile, progress: UploadProgress, cancellation: Cancellation) {
    const transfer = { ...Promise.withResolvers<UploadOutcome>(), file, progress, cancellation };
    cancellation.onCancel(() => transfer.resolve({ kind: 'cancelled' }));
    this.transfers.push(transfer);
    return transfer.promise;
  }
}

const aFile = (name: string, size = 1000): PictureFile => ({ name, size, content: null });
const anUpload = (id: string): UploadOutcome => ({
  kind: 'uploaded',
  uploadId: toUploadId(id),
  imageUrl: `/${id}.png`,
  width: 640,
  height: 480,
  signature: 'ab',
  videoSignature: null,
});

function opened() {
  const uploads = new HandUploads();
  const upload = new PictureUpload(new UploadPicture({ uploads }), new Semaphore(3));
  return { upload, uploads, transfer: (index: number) => uploads.transfers[index]! };
}

/** Whose turn it is, is known a moment later. */
const itsTurn = () => Promise.resolve();

describe('a chosen picture', () => {
  test('is on its way at once, and its bytes are counted', async () => {
    const { upload, transfer } = opened();
    void upload.choose(aFile('a.png', 1000));
    expect(upload).toMatchObject({ phase: 'waiting', stored: null, file: { name: 'a.png' } });
    await itsTurn();
    expect(upload).toMatchObject({ phase: 'sending', loaded: 0 });
    transfer(0).progress(0.256);
    expect(upload.loaded).toBe(256);
  });

  test('has arrived', async () => {
    const { upload, transfer } = opened();
    const chosen = upload.choose(aFile('a.png'));
    await itsTurn();
    transfer(0).resolve(anUpload('9'));
    await chosen;
    expect(upload).toMatchObject({
      phase: 'sent',
      stored: { uploadId: '9', width: 640, height: 480 },
      problem: null,
    });
  });

  test('may be refused, in the words of the server', async () => {
    const { upload, transfer } = opened();
    const chosen = upload.choose(aFile('a.txt'));
    await itsTurn();
    transfer(0).resolve({ kind: 'refused', message: 'This file is not an image.' });
    await chosen;
    expect(upload).toMatchObject({ phase: 'refused', problem: 'This file is not an image.', stored: null });
  });

  test('that is too large is refused without a transfer', async () => {
    const { upload, uploads } = opened();
    await upload.choose(aFile('a.png', 20_000_001));
    expect(upload.phase).toBe('refused');
    expect(uploads.transfers).toEqual([]);
  });

  test('may fail to arrive, and goes again when asked', async () => {
    const { upload, transfer } = opened();
    const chosen = upload.choose(aFile('a.png'));
    await itsTurn();
    transfer(0).progress(0.5);
    transfer(0).reject(new ServiceError('offline'));
    await chosen;
    expect(upload.phase).toBe('failed');
    expect(upload.problem).toContain('You seem to be offline');

    const again = upload.choose(upload.file!);
    await itsTurn();
    expect(upload).toMatchObject({ phase: 'sending', loaded: 0, problem: null, file: { name: 'a.png' } });
    transfer(1).resolve(anUpload('9'));
    await again;
    expect(upload).toMatchObject({ phase: 'sent', stored: { uploadId: '9' } });
  });

  test('that fails says it in the words of the server, where it has some', async () => {
    const { upload, transfer } = opened();
    const chosen = upload.choose(aFile('a.png'));
    await itsTurn();
    transfer(0).reject(new ServiceError('unavailable', 'There is no space left for new files.'));
    await chosen;
    expect(upload.problem).toBe('There is no space left for new files.');
  });

  test('a bug is not hidden', async () => {
    const { upload, transfer } = opened();
    const chosen = upload.choose(aFile('a.png'));
    await itsTurn();
    transfer(0).reject(new TypeError('a bug'));
    await expect(chosen).rejects.toThrow('a bug');
  });
});

describe('removing', () => {
  test('stops the transfer and forgets the file', async () => {
    const { upload, transfer } = opened();
    const chosen = upload.choose(aFile('a.png'));
    await itsTurn();
    upload.remove();
    await chosen;
    expect(transfer(0).cancellation.cancelled).toBe(true);
    expect(upload).toMatchObject({ phase: 'none', file: null, stored: null, loaded: 0 });
  });

  test('what has arrived forgets it', async () => {
    const { upload, transfer } = opened();
    const chosen = upload.choose(aFile('a.png'));
    await itsTurn();
    transfer(0).resolve(anUpload('9'));
    await chosen;
    upload.remove();
    expect(upload).toMatchObject({ phase: 'none', stored: null });
  });

  test('nothing does nothing', () => {
    const { upload } = opened();
    upload.remove();
    expect(upload.phase).toBe('none');
  });

  test('a file that then arrives all the same is not taken for the picture', async () => {
    const uploads: UploadGateway = { upload: async () => anUpload('9') };
    const upload = new PictureUpload(new UploadPicture({ uploads }), new Semaphore(3));
    const chosen = upload.choose(aFile('a.png'));
    upload.remove();
    await chosen;
    expect(upload).toMatchObject({ phase: 'none', stored: null });
  });
});

describe('another picture while one is on its way', () => {
  test('takes its place, and the first one is stopped', async () => {
    const { upload, transfer } = opened();
    const first = upload.choose(aFile('a.png'));
    await itsTurn();
    const second = upload.choose(aFile('b.png'));
    await itsTurn();
    expect(transfer(0).cancellation.cancelled).toBe(true);
    transfer(1).resolve(anUpload('10'));
    await Promise.all([first, second]);
    expect(upload).toMatchObject({ phase: 'sent', stored: { uploadId: '10' }, file: { name: 'b.png' } });
  });

  test('is not disturbed by what becomes of the first one', async () => {
    const { upload, transfer } = opened();
    const first = upload.choose(aFile('a.png'));
    await itsTurn();
    void upload.choose(aFile('b.png'));
    transfer(0).progress(0.9);
    await first;
    expect(upload).toMatchObject({ phase: 'sending', loaded: 0, file: { name: 'b.png' } });
  });
});
