import { mediaRefusalMessages } from '../../../../server/application/media/internal/messages.en.ts';
import { describe, expect, test } from 'vitest';
import { readySources } from '../../../../server/application/pins/given-pictures.ts';
import type { PinSource } from '../../../../server/application/pins/pin-input.ts';
import type { WebOutcome } from '../../../../server/application/ports/web/web.ts';
import { toUploadId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { aPictureRecord } from '../../../builders/a-picture-record.ts';

const ANN = toUserId('11');
const remote = (name: string): PinSource => ({ kind: 'remote', url: `https://slow.example/${name}` });
const MISSING: WebOutcome = { kind: 'failed', reason: 'bad_status', status: 404 };

/** Other sites that answer when they are told to, and a store that remembers what came. */
function aSlowWeb() {
  const waiting = new Map<string, (outcome: WebOutcome) => void>();
  const asked: string[] = [];
  const stored: string[] = [];
  let most = 0;
  const web = {
    fetch: ({ url }: { readonly url: string }) => {
      const name = url.split('/').at(-1)!;
      asked.push(name);
      return new Promise<WebOutcome>((resolve) => {
        waiting.set(name, resolve);
        most = Math.max(most, waiting.size);
      });
    },
  };
  const storeUpload = {
    run: ({ bytes }: { readonly bytes: Uint8Array }) => {
      const name = new TextDecoder().decode(bytes);
      stored.push(name);
      return Promise.resolve(
        name === 'bad'
          ? ({ kind: 'refused', reason: 'bad_media', message: mediaRefusalMessages.noImage } as const)
          : ({ kind: 'stored', uploadId: toUploadId(name), picture: aPictureRecord() } as const),
      );
    },
  };
  return {
    asked,
    stored,
    most: () => most,
    deps: { web, storeUpload },
    async answer(name: string, outcome?: WebOutcome) {
      const bytes = new TextEncoder().encode(name);
      const answer = { url: '', bytes, contentType: 'image/png', etag: null, lastModified: null };
      waiting.get(name)!(outcome ?? { kind: 'fetched', answer });
      waiting.delete(name);
      // Lets everything happen that follows from it.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('pictures of other sites for one pin', () => {
  test('are fetched three at a time, and kept in their order', async () => {
    const web = aSlowWeb();
    const names = ['1', '2', '3', '4', '5'];
    const ready = readySources({ own: null, parts: names.map(remote) }, ANN, web.deps);
    expect(web.asked).toEqual(['1', '2', '3']);
    await web.answer('3');
    await web.answer('2');
    expect([web.asked, web.stored]).toEqual([['1', '2', '3'], []]);
    await web.answer('1');
    expect([web.asked, web.stored]).toEqual([names, ['1', '2', '3']]);
    await web.answer('5');
    await web.answer('4');
    expect(await ready).toEqual({
      own: null,
      parts: names.map((name) => ({ kind: 'upload', uploadId: name, signature: null })),
    });
    expect(web.most()).toBe(3);
  });

  test('count with the pin’s own, which comes last', async () => {
    const web = aSlowWeb();
    const ready = readySources({ own: remote('own'), parts: [remote('1')] }, ANN, web.deps);
    expect(web.asked).toEqual(['1', 'own']);
    await web.answer('own');
    await web.answer('1');
    expect(web.stored).toEqual(['1', 'own']);
    expect(await ready).toMatchObject({ own: { uploadId: 'own' }, parts: [{ uploadId: '1' }] });
  });

  test('of which one cannot be had end there, as if they were fetched one after the other', async () => {
    const web = aSlowWeb();
    const ready = readySources({ own: null, parts: ['1', '2', '3', '4', '5'].map(remote) }, ANN, web.deps);
    await web.answer('3', MISSING);
    await web.answer('2', MISSING);
    await web.answer('1');
    expect(await ready).toMatchObject({ kind: 'not_fetched', at: 1 });
    expect([web.stored, web.asked]).toEqual([['1'], ['1', '2', '3', '4']]);
  });

  test('of which one is no picture end there', async () => {
    const web = aSlowWeb();
    const ready = readySources({ own: remote('own'), parts: ['bad', '2'].map(remote) }, ANN, web.deps);
    await web.answer('2');
    await web.answer('bad');
    expect(await ready).toMatchObject({ kind: 'refused', reason: 'bad_media', at: 0 });
    expect(web.stored).toEqual(['bad']);
  });

  test('that are here already are asked of nobody', async () => {
    const web = aSlowWeb();
    const here: PinSource = { kind: 'upload', uploadId: toUploadId('9'), signature: null };
    expect(await readySources({ own: here, parts: [] }, ANN, web.deps)).toEqual({ own: here, parts: [] });
    expect(web.asked).toEqual([]);
  });
});
