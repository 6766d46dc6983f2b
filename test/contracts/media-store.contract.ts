import { beforeEach, describe, expect, test } from 'vitest';
import { mediaFile } from '../../server/application/media/media-file.ts';
import type { MediaPath, MediaStore } from '../../server/application/ports/media/media.ts';

const SIGNATURE = '0123456789abcdef0123456789abcdef';
const OTHER = '0123ff6789abcdef0123456789abcdef';
const ORIGINAL = mediaFile('originals', SIGNATURE, 'jpg');
const CARD = mediaFile('236x', SIGNATURE, 'webp');

const bytes = (text: string) => new TextEncoder().encode(text);
const notWanted = async () => false;
const wanted = async () => true;

/** An open, empty store, and a way to make what it holds older by `milliseconds`. */
export type MediaStoreSubject = {
  readonly store: MediaStore;
  readonly age: (path: MediaPath, milliseconds: number) => Promise<void>;
  /** From now on nothing can be written. */
  readonly breakWriting: () => Promise<void>;
  /** The store's present, in milliseconds since the epoch. */
  readonly now: () => number;
};

/** Proves that an adapter keeps the promises of the port. `open` gives an empty store each time. */
export function describeMediaStore(name: string, open: () => Promise<MediaStoreSubject>): void {
  describe(`media store: ${name}`, () => {
    let subject: MediaStoreSubject;
    let store: MediaStore;
    beforeEach(async () => {
      subject = await open();
      store = subject.store;
    });

    const text = async (path: MediaPath) => {
      const content = await store.read(path);
      return content && new TextDecoder().decode(content);
    };
    const olderThan = async (time: number) => {
      const signatures = [];
      for await (const signature of store.picturesOlderThan(time)) signatures.push(signature);
      return signatures.toSorted();
    };

    test('gives back what was put', async () => {
      await store.put([
        { path: ORIGINAL, bytes: bytes('whole') },
        { path: CARD, bytes: bytes('small') },
      ]);

      expect(await text(ORIGINAL)).toBe('whole');
      expect(await text(CARD)).toBe('small');
      expect(await store.has(CARD)).toBe(true);
    });

    test('has nothing under a path that was never put', async () => {
      expect(await store.read(ORIGINAL)).toBeUndefined();
      expect(await store.has(ORIGINAL)).toBe(false);
    });

    test('keeps the sizes and formats of a picture apart', async () => {
      await store.put([{ path: CARD, bytes: bytes('webp') }]);

      expect(await store.has(mediaFile('236x', SIGNATURE, 'jpg'))).toBe(false);
      expect(await store.has(mediaFile('237x', SIGNATURE, 'webp'))).toBe(false);
    });

    test('keeps an existing file', async () => {
      await store.put([{ path: ORIGINAL, bytes: bytes('first') }]);
      await store.put([{ path: ORIGINAL, bytes: bytes('second') }]);

      expect(await text(ORIGINAL)).toBe('first');
    });

    test('lets several put the same picture at once', async () => {
      await Promise.all(
        Array.from({ length: 8 }, () =>
          store.put([
            { path: ORIGINAL, bytes: bytes('same') },
            { path: CARD, bytes: bytes('same card') },
          ]),
        ),
      );

      expect(await text(ORIGINAL)).toBe('same');
      expect(await text(CARD)).toBe('same card');
    });

    test('is not changed by changing bytes that went in or came out', async () => {
      const given = bytes('abc');
      await store.put([{ path: ORIGINAL, bytes: given }]);
      given[0] = 0;
      const taken = await store.read(ORIGINAL);
      taken?.fill(0);

      expect(await text(ORIGINAL)).toBe('abc');
    });

    test.each([
      '../../secret',
      '/etc/passwd',
      'originals/01/23/45/../x.jpg',
      `originals/00/00/00/${SIGNATURE}.jpg.exe`,
      `originals/01/23/45/${SIGNATURE}`,
      '',
    ])('refuses %j as a path', async (path) => {
      await expect(store.read(path as MediaPath)).rejects.toThrow(TypeError);
      await expect(store.put([{ path: path as MediaPath, bytes: bytes('x') }])).rejects.toThrow(TypeError);
    });

    describe('the check', () => {
      test('leaves nothing behind where files can be written', async () => {
        await store.put([{ path: ORIGINAL, bytes: bytes('whole') }]);
        await Promise.all([store.check(), store.check()]);

        expect(await olderThan(Infinity)).toEqual([SIGNATURE]);
        expect(await text(ORIGINAL)).toBe('whole');
      });

      test('fails where they cannot, as a put does', async () => {
        await subject.breakWriting();

        await expect(store.check()).rejects.toThrow();
        await expect(store.put([{ path: ORIGINAL, bytes: bytes('whole') }])).rejects.toThrow();
      });
    });

    describe('removing', () => {
      beforeEach(() =>
        store.put([
          { path: ORIGINAL, bytes: bytes('whole') },
          { path: CARD, bytes: bytes('small') },
        ]),
      );

      test('takes away every file of the picture and of no other', async () => {
        const other = mediaFile('originals', OTHER, 'jpg');
        await store.put([{ path: other, bytes: bytes('other') }]);

        expect(await store.removePicture(SIGNATURE, notWanted)).toBe(true);

        expect(await store.has(ORIGINAL)).toBe(false);
        expect(await store.has(CARD)).toBe(false);
        expect(await text(other)).toBe('other');
      });

      test('an unknown picture is fine', async () => {
        expect(await store.removePicture(OTHER, notWanted)).toBe(true);
      });

      test('asks when the files are out of reach already', async () => {
        let reachable: boolean | undefined;
        await store.removePicture(SIGNATURE, async () => {
          reachable = await store.has(ORIGINAL);
          return false;
        });

        expect(reachable).toBe(false);
      });

      test('brings the files back when the picture is wanted after all', async () => {
        expect(await store.removePicture(SIGNATURE, wanted)).toBe(false);

        expect(await text(ORIGINAL)).toBe('whole');
        expect(await text(CARD)).toBe('small');
      });

      test('brings the files back when nobody can say whether it is wanted', async () => {
        const asking = store.removePicture(SIGNATURE, () => Promise.reject(new Error('store away')));

        await expect(asking).rejects.toThrow('store away');
        expect(await text(ORIGINAL)).toBe('whole');
      });

      test.each([
        ['wanted', true],
        ['not wanted', false],
      ])('leaves a file that is put in between when the picture is %s', async (_case, answer) => {
        await store.removePicture(SIGNATURE, async () => {
          await store.put([{ path: ORIGINAL, bytes: bytes('again') }]);
          return answer;
        });

        expect(await text(ORIGINAL)).toBe('again');
        expect(await store.has(CARD)).toBe(answer);
      });

      test('a removed picture can be put again', async () => {
        await store.removePicture(SIGNATURE, notWanted);
        await store.put([{ path: ORIGINAL, bytes: bytes('new') }]);

        expect(await text(ORIGINAL)).toBe('new');
      });
    });

    describe('age', () => {
      const HOUR = 3_600_000;

      test('finds pictures whose original is older', async () => {
        await store.put([
          { path: ORIGINAL, bytes: bytes('old') },
          { path: mediaFile('originals', OTHER, 'png'), bytes: bytes('new') },
        ]);
        await subject.age(ORIGINAL, 2 * HOUR);

        expect(await olderThan(subject.now() - HOUR)).toEqual([SIGNATURE]);
        expect(await olderThan(subject.now() + HOUR)).toEqual([SIGNATURE, OTHER]);
        expect(await olderThan(subject.now() - 3 * HOUR)).toEqual([]);
      });

      test('counts a picture that was put again as new', async () => {
        await store.put([{ path: ORIGINAL, bytes: bytes('old') }]);
        await subject.age(ORIGINAL, 2 * HOUR);
        await store.put([{ path: ORIGINAL, bytes: bytes('old') }]);

        expect(await olderThan(subject.now() - HOUR)).toEqual([]);
      });

      test('a new size does not make a picture new', async () => {
        await store.put([{ path: ORIGINAL, bytes: bytes('old') }]);
        await subject.age(ORIGINAL, 2 * HOUR);
        await store.put([{ path: CARD, bytes: bytes('card') }]);

        expect(await olderThan(subject.now() - HOUR)).toEqual([SIGNATURE]);
      });

      test('finds leftovers without an original', async () => {
        await store.put([{ path: CARD, bytes: bytes('card') }]);

        expect(await olderThan(subject.now() + HOUR)).toEqual([SIGNATURE]);
      });
    });
  });
}
