import type { BoardRecord, UserRecord } from '../../../server/application/ports/records.ts';
import { aSessionRecord } from '../../builders/a-session-record.ts';
import { StoreWorld } from '../../contracts/store-world.ts';
import type { TemporaryStore } from './temporary-store.ts';

export type BusyWorld<Opened = TemporaryStore> = {
  readonly opened: Opened;
  /** Follows 13 people and 13 boards, shares boards, has saved a pin of everybody. */
  readonly ada: UserRecord;
  readonly board: BoardRecord;
  /** The session of `ada`. */
  readonly tokenHash: string;
};

/** A store in which every page of 25 is full. */
export async function openBusyWorld<Opened extends TemporaryStore>(
  opened: Opened,
): Promise<BusyWorld<Opened>> {
  const world = new StoreWorld();
  world.use(opened.store);
  const ada = await world.person('ada');
  const board = await world.board(ada, { layout: 'quick_saves' });
  for (let number = 0; number < 26; number += 1) {
    const person = await world.person(`person${number}`);
    const theirs = await world.board(person);
    const pin = await world.pin(theirs);
    await world.copy(pin, board);
    await world.share(theirs, ada);
    await world.pin(await world.board(await world.person(`stranger${number}`)));
    await (number % 2 === 0 ? world.follow(ada, person) : world.followBoard(ada, theirs));
  }
  const session = aSessionRecord({ userId: ada.id });
  await world.do((tx) => tx.sessions.insert(session));
  return { opened, ada, board, tokenHash: session.tokenHash };
}
