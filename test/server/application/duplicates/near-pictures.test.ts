import { expect, test } from 'vitest';
import { NearPictures } from '../../../../server/application/duplicates/internal/near-pictures.ts';
import type { OwnPicture } from '../../../../server/application/ports/media/looks.ts';
import { toBoardId, toPinId, toUserId } from '../../../../src/domain/ids/ids.ts';
import type { PictureLooks } from '../../../../src/domain/looks/picture-looks.ts';
import { looksOfText } from '../../../builders/some-looks.ts';

const ANN = toUserId('1');
const looks = new Map<string, PictureLooks>();

/** A pin of a picture with the looks of `like`, of which some bits are changed. */
function aPicture(id: number, like = `picture ${id}`, mask = 0): OwnPicture {
  const signature = `picture ${id}`;
  const base = looksOfText(like);
  const hash = base.hash.map((word, at) => (at < 3 ? word ^ mask : word));
  looks.set(signature, { ...base, hash, trimmedHash: hash });
  return {
    pinId: toPinId(String(id)),
    boardId: toBoardId('1'),
    privacy: 'public',
    rootId: toPinId(String(id)),
    signature,
    pixels: 1,
    hasLink: false,
    createdAt: id,
    hashes: { hash, trimmedHash: hash },
  };
}

function finder(atMost?: number) {
  let pauses = 0;
  const found = { asked: [] as string[] };
  const near = new NearPictures({
    looks: {
      find: async (signatures) => {
        found.asked.push(...signatures);
        return new Map(signatures.map((signature) => [signature, looks.get(signature)!]));
      },
    },
    timer: {
      after: () => ({ rung: Promise.resolve().then(() => void (pauses += 1)), stop: () => undefined }),
    },
    ...(atMost === undefined ? {} : { atMost }),
  });
  return { near, found, pauses: () => pauses };
}

test('pictures are near both ways, by the rule of duplicates', async () => {
  const all = [aPicture(1), aPicture(2, 'picture 1', 0xff), aPicture(3, 'picture 1', 0xffff), aPicture(4)];
  const outcome = await finder().near.of(ANN, all);
  if (outcome.kind !== 'ready') throw new Error(outcome.kind);
  expect(outcome.near('picture 1')).toEqual(
    new Map([
      ['picture 2', 'same_picture'],
      ['picture 3', 'looks_same'],
    ]),
  );
  expect(outcome.near('picture 3').get('picture 1')).toBe('looks_same');
  expect(outcome.near('picture 4')).toEqual(new Map());
});

test('many pictures are compared over several requests, and what is known is not compared again', async () => {
  const all = Array.from({ length: 30 }, (_, id) => aPicture(id + 1, id === 29 ? 'picture 1' : undefined));
  const { near, found } = finder(100);
  const dones = [];
  for (;;) {
    const outcome = await near.of(ANN, all);
    if (outcome.kind === 'ready') {
      expect(outcome.near('picture 30')).toEqual(new Map([['picture 1', 'same_picture']]));
      break;
    }
    dones.push(outcome.done);
    expect(outcome.total).toBe(30);
  }
  expect(dones.length).toBeGreaterThan(1);
  expect(dones).toEqual([...new Set(dones)].sort((one, other) => one - other));
  expect(found.asked.sort()).toEqual(['picture 1', 'picture 30']);
  expect((await near.of(ANN, [...all, aPicture(31, 'picture 1')])).kind).toBe('ready');
  expect((await near.of(toUserId('2'), all)).kind).toBe('comparing');
});

test('others have their turn while many are compared', async () => {
  const { near, pauses } = finder();
  await near.of(
    ANN,
    Array.from({ length: 1_000 }, (_, id) => aPicture(id)),
  );
  expect(pauses()).toBeGreaterThan(0);
});
