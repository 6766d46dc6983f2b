import path from 'node:path';
import { SnowflakeIds } from '../../server/adapters/node/snowflake-ids.ts';
import { openSqliteStore } from '../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import type { PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import {
  toBoardId,
  toPinId,
  toUserId,
  type BoardId,
  type PinId,
  type UserId,
} from '../../src/domain/ids/ids.ts';
import { aBoardRecord } from '../../test/builders/a-board-record.ts';
import { aPictureRecord } from '../../test/builders/a-picture-record.ts';
import { aPinRecord } from '../../test/builders/a-pin-record.ts';
import { aUserRecord } from '../../test/builders/a-user-record.ts';
import { signatureOf } from '../generated-store/signature.ts';

const PEOPLE = 1_000;
const PICTURES = 2_000;
/** Each person has one board, filled in rounds; every other round saves the pins of the round before. */
const ROUNDS = 10;
const PINS_A_ROUND = 10;
const HOUR_MS = 3_600_000;

type Place = { readonly owner: UserId; readonly board: BoardId };

/**
 * Fills the store of a server that does not run with 100,000 pins that say all that pins can say.
 * @returns one of its boards
 */
export async function fillStore(dataDir: string): Promise<{ readonly id: BoardId; readonly path: string }> {
  let time = Date.now() - (ROUNDS + 1) * HOUR_MS;
  const ids = new SnowflakeIds({ now: () => time });
  const places: readonly Place[] = Array.from({ length: PEOPLE }, () => ({
    owner: toUserId(ids.next()),
    board: toBoardId(ids.next()),
  }));
  const store = await openSqliteStore({ path: path.join(dataDir, 'pinakes.sqlite') });
  try {
    await store.transaction(async (tx) => {
      for (let number = 0; number < PICTURES; number += 1) await tx.pictures.insert(aPicture(number));
      for (const [number, { owner, board }] of places.entries()) {
        await tx.users.insert(aPerson(number, owner));
        await tx.boards.insert(aBoardRecord({ id: board, ownerId: owner, name: 'Gärten & Höfe' }));
      }
    });
    let originals: readonly (readonly PinId[])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      time += HOUR_MS;
      const pins = places.map((place, index) => {
        const saved = originals[(index + 7 * round) % PEOPLE];
        return Array.from({ length: PINS_A_ROUND }, (_, slot) =>
          aFullPin(toPinId(ids.next()), place, time, saved?.[slot] ?? null),
        );
      });
      await store.transaction(async (tx) => {
        for (const ofPlace of pins) await tx.pins.insertAll(ofPlace);
      });
      originals = originals.length > 0 ? [] : pins.map((ofPlace) => ofPlace.map(({ id }) => id));
    }
  } finally {
    await store.close();
  }
  return { id: places[0]!.board, path: '/person0/gardens/' };
}

function aPerson(number: number, id: UserId): UserRecord {
  const username = `person${number}`;
  return aUserRecord({
    id,
    username,
    email: `${username}@example.org`,
    about: 'Grows vegetables on a roof.',
    avatarSignature: number % 3 === 0 ? null : signatureOf(number % PICTURES),
  });
}

function aFullPin(id: PinId, { owner, board }: Place, createdAt: number, saved: PinId | null): PinRecord {
  const number = Number(id) % 1_000_000;
  const slug = words(number, 4).join('-');
  return aPinRecord({
    id,
    boardId: board,
    pinnerId: owner,
    originalPinId: saved,
    viaPinId: saved,
    title: `${words(number + 1, 5).join(' ')} – “${words(number + 2, 2).join(' ')}”`,
    description: `${words(number + 3, 18).join(' ')}.\nhttps://${slug}.example/ #${words(number + 4, 1).join()} & more`,
    link: `https://www.${slug}.example/${words(number + 5, 3).join('/')}?from=walls&size=large`,
    altText: words(number + 6, 9).join(' '),
    pictureSignature: signatureOf(number % PICTURES),
    createdAt,
  });
}

const SYLLABLES =
  'ka ro min tel sur ba den ly vo pra nis gu fen tor al mi che dra ost wen pi lu san ex'.split(' ');

/** Made-up words that do not repeat more than those of real texts do. */
function words(seed: number, count: number): readonly string[] {
  let state = Math.imul(seed + 1, 0x9e37_79b1) >>> 0;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(3) }, () => SYLLABLES[next(SYLLABLES.length)]).join(''),
  );
}

function aPicture(number: number) {
  return aPictureRecord({ signature: signatureOf(number), width: 1_200 + (number % 7) * 100 });
}
