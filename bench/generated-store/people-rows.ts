import { newBoardRow } from '../../server/adapters/sql/reading/board-rows.ts';
import { userRow } from '../../server/adapters/sql/people/user-rows.ts';
import { PLACE_STEP } from '../../server/adapters/sql/schema/places.ts';
import { toBoardId, toUserId } from '../../src/domain/ids/ids.ts';
import { GENERAL_TOPICS } from '../../src/domain/topics/general-topics.ts';
import { aBoardRecord } from '../../test/builders/a-board-record.ts';
import { aUserRecord } from '../../test/builders/a-user-record.ts';
import type { Row, TableRows } from './bulk-writer.ts';
import { SeededRandom } from './random.ts';
import { slugOf, usernameOf, type StorePlan } from './store-plan.ts';
import { boardName } from './texts.ts';

/** Accounts, boards and follows. */
export function peopleRows(plan: StorePlan, passwordHash: string): readonly TableRows[] {
  const { userIds, boardIds, people } = plan;
  const topicIds = Float64Array.from(GENERAL_TOPICS, ({ id }) => Number(id));
  return [
    ['users', users(plan, passwordHash)],
    ['interest_follows', follows(plan, 'interest_id', people.topics, topicIds)],
    ['user_follows', follows(plan, 'followed_id', people.followedPeople, userIds)],
    ['boards', boards(plan)],
    ['board_slugs', boardSlugs(plan)],
    ['board_follows', follows(plan, 'board_id', people.followedBoards, boardIds)],
  ];
}

function* users({ userIds, begun }: StorePlan, passwordHash: string): Iterable<Row> {
  for (const [person, id] of userIds.entries()) {
    const username = usernameOf(person);
    yield userRow(
      aUserRecord({
        id: toUserId(String(id)),
        username,
        email: `${username}@example.org`,
        passwordHash,
        firstName: 'Person',
        lastName: String(person),
        createdAt: begun,
      }),
    );
  }
}

function* boards({ size, begun, userIds, boardIds, people, pins }: StorePlan): Iterable<Row> {
  const [counts, followers] = [new Uint32Array(boardIds.length), new Uint32Array(boardIds.length)];
  const lastPinned = new Float64Array(boardIds.length);
  for (const [pin, board] of pins.boards.entries()) {
    counts[board]! += 1;
    lastPinned[board] = pins.times[pin]!;
  }
  for (const followed of people.followedBoards) for (const board of followed) followers[board]! += 1;
  const random = new SeededRandom(size.seed + 5);
  for (const [board, id] of boardIds.entries()) {
    const record = aBoardRecord({
      id: toBoardId(String(id)),
      ownerId: toUserId(String(userIds[people.boardOwners[board]!])),
      name: boardName(people.boardThemes[board]!, random),
      slug: slugOf(board),
      privacy: people.secretBoards[board] === 1 ? 'secret' : 'public',
      createdAt: begun,
      orderModifiedAt: begun,
      lastPinnedAt: counts[board] === 0 ? null : lastPinned[board]!,
    });
    yield {
      ...newBoardRow(record),
      pin_count: counts[board],
      follower_count: followers[board],
      top_place: counts[board]! * PLACE_STEP,
    };
  }
}

function* boardSlugs({ userIds, boardIds, people }: StorePlan): Iterable<Row> {
  for (const [board, board_id] of boardIds.entries())
    yield { owner_id: userIds[people.boardOwners[board]!], slug: slugOf(board), board_id };
}

function* follows(
  { userIds, begun }: StorePlan,
  column: string,
  followed: readonly (readonly number[])[],
  ids: Float64Array,
): Iterable<Row> {
  for (const [person, numbers] of followed.entries())
    for (const [index, number] of numbers.entries())
      yield { follower_id: userIds[person], [column]: ids[number], created_at: begun + index };
}
