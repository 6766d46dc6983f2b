import { describe, expect, test } from 'vitest';
import { PicturesBusy } from '../../../../server/application/ports/media/media.ts';
import type { WebOutcome } from '../../../../server/application/ports/web/web.ts';
import { PreviewSource } from '../../../../server/application/sources/preview-source.ts';

const BYTES = new Uint8Array([1, 2, 3]);
const SMALL = { format: 'webp', bytes: new Uint8Array([4]) } as const;
const fetched = (bytes = BYTES): WebOutcome => ({
  kind: 'fetched',
  answer: {
    url: 'https://shop.test/a.jpg',
    bytes,
    contentType: 'image/jpeg',
    etag: null,
    lastModified: null,
  },
});

function opened({
  answer = () => Promise.resolve(fetched()),
  render = () => Promise.resolve(SMALL),
}: {
  readonly answer?: (url: string) => Promise<WebOutcome>;
  readonly render?: (bytes: Uint8Array) => Promise<typeof SMALL>;
} = {}) {
  const wanted: string[] = [];
  const web = {
    fetch: async ({ url, kind }: { readonly url: string; readonly kind: string }) => {
      wanted.push(kind);
      return answer(url);
    },
  };
  const preview = new PreviewSource({ web, pictures: { render }, logger: { debug: () => undefined } });
  return { preview, wanted };
}

describe('a preview of a picture of another site', () => {
  test('is a new small picture, never what came', async () => {
    const { preview, wanted } = opened();
    expect(await preview.run('https://shop.test/a.jpg')).toEqual({ kind: 'picture', rendition: SMALL });
    expect(wanted).toEqual(['image']);
  });

  test('is none when nothing came, or something else than a picture', async () => {
    const failed = opened({ answer: async () => ({ kind: 'failed', reason: 'refused' }) });
    expect(await failed.preview.run('http://10.0.0.1/')).toEqual({ kind: 'nothing' });
    const page = opened({ render: () => Promise.reject(new Error('no picture')) });
    expect(await page.preview.run('https://shop.test/')).toEqual({ kind: 'nothing' });
  });

  test('has to wait while pictures are stored', async () => {
    const { preview } = opened({ render: () => Promise.reject(new PicturesBusy()) });
    expect(await preview.run('https://shop.test/a.jpg')).toEqual({ kind: 'busy' });
  });

  test('keeps few others waiting: three are fetched at once, the next when one is done', async () => {
    const answers: PromiseWithResolvers<WebOutcome>[] = [];
    const { preview } = opened({
      answer: () => {
        const next = Promise.withResolvers<WebOutcome>();
        answers.push(next);
        return next.promise;
      },
    });
    const all = ['1', '2', '3', '4', '5'].map((name) => preview.run(`https://shop.test/${name}.jpg`));
    expect(answers).toHaveLength(3);
    answers[1]!.resolve({ kind: 'failed', reason: 'unreachable' });
    await all[1];
    expect(answers).toHaveLength(4);
    for (const answer of answers) answer.resolve(fetched());
    await all[3];
    answers[4]!.resolve(fetched());
    expect((await Promise.all(all)).map(({ kind }) => kind)).toEqual([
      'picture',
      'nothing',
      'picture',
      'picture',
      'picture',
    ]);
  });

  test('is refused when too many wait', async () => {
    const { preview } = opened({ answer: () => new Promise(() => undefined) });
    for (let waiting = 0; waiting < 203; waiting += 1) void preview.run('https://shop.test/a.jpg');
    expect(await preview.run('https://shop.test/a.jpg')).toEqual({ kind: 'busy' });
  });
});
