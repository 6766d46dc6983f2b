import { toPinId, type PinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { ReactionType } from '../../../../src/domain/pins/pin-relations.ts';
import type { FollowPage } from '../../../application/ports/people/follows.ts';
import type { OwnReaction, ReactionRepository } from '../../../application/ports/pins/reactions.ts';
import { readableBoard } from '../reading/board-visibility.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import { placeArguments } from '../people/place-arguments.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import { REACTION_COLUMNS } from '../schema/reaction-counts.ts';

export class SqlReactionRepository implements ReactionRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  /** One statement. */
  async ofUser(userId: UserId, page: FollowPage): Promise<readonly OwnReaction[]> {
    const { of: user, time, id, limit } = placeArguments(userId, null, page);
    const rows = await this.#context.db
      .selectFrom('pin_reactions')
      .innerJoin('pins', 'pins.id', 'pin_reactions.pin_id')
      .innerJoin('boards', 'boards.id', 'pins.board_id')
      .select(['pin_reactions.pin_id as id', 'pin_reactions.created_at as time', 'reaction_type as type'])
      .where('pin_reactions.user_id', '=', user)
      .where((eb) =>
        eb(eb.refTuple('pin_reactions.created_at', 'pin_reactions.pin_id'), '<', eb.tuple(time, id)),
      )
      .where('pins.shown', '=', 1)
      .where(readableBoard(user))
      .orderBy('pin_reactions.created_at', 'desc')
      .orderBy('pin_reactions.pin_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, time, type }) => ({ id: toPinId(String(id)), time, type: type as ReactionType }));
  }

  /** Up to four statements. */
  async put(
    userId: UserId,
    pinId: PinId,
    { type, time }: { readonly type: ReactionType; readonly time: number },
  ): Promise<void> {
    const { former, counted } = await this.#find(userId, pinId);
    if (former === type) return;
    await this.#context.db
      .insertInto('pin_reactions')
      .values({
        user_id: storableKey(userId),
        pin_id: storableKey(pinId),
        reaction_type: type,
        created_at: time,
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'pin_id']).doUpdateSet({ reaction_type: type, created_at: time }),
      )
      .execute();
    if (former !== undefined) await this.#count(pinId, former, -counted);
    await this.#count(pinId, type, counted);
  }

  /** Up to three statements. */
  async remove(userId: UserId, pinId: PinId): Promise<void> {
    const { former, counted } = await this.#find(userId, pinId);
    if (former === undefined) return;
    await this.#context.db
      .deleteFrom('pin_reactions')
      .where('user_id', '=', keyOf(userId))
      .where('pin_id', '=', keyOf(pinId))
      .execute();
    await this.#count(pinId, former, -counted);
  }

  /** Three statements for each reaction. */
  async removeAllFor(userId: UserId, pinnerId: UserId): Promise<void> {
    const reactions = await this.#context.db
      .selectFrom('pin_reactions')
      .innerJoin('pins', 'pins.id', 'pin_reactions.pin_id')
      .select('pin_reactions.pin_id')
      .where('pin_reactions.user_id', '=', keyOf(userId))
      .where('pins.pinner_id', '=', keyOf(pinnerId))
      .execute();
    for (const { pin_id } of reactions) await this.remove(userId, toPinId(String(pin_id)));
  }

  /** The user's previous reaction, and the weight of this user: deactivated people are not counted. */
  async #find(userId: UserId, pinId: PinId): Promise<{ former: ReactionType | undefined; counted: 0 | 1 }> {
    const row = await this.#context.db
      .selectFrom('users')
      .leftJoin('pin_reactions', (join) =>
        join.onRef('pin_reactions.user_id', '=', 'users.id').on('pin_reactions.pin_id', '=', keyOf(pinId)),
      )
      .select(['pin_reactions.reaction_type', 'users.state'])
      .where('users.id', '=', keyOf(userId))
      .executeTakeFirst();
    const former = (row?.reaction_type ?? undefined) as ReactionType | undefined;
    return { former, counted: row?.state === 'deactivated' ? 0 : 1 };
  }

  async #count(pinId: PinId, type: ReactionType, change: number): Promise<void> {
    const column = REACTION_COLUMNS[type];
    await this.#context.db
      .insertInto('pin_reaction_counts')
      .values({ ...NONE, pin_id: storableKey(pinId), [column]: change })
      .onConflict((conflict) =>
        conflict
          .column('pin_id')
          .doUpdateSet((eb) => ({ [column]: eb(`pin_reaction_counts.${column}`, '+', change) })),
      )
      .execute();
  }
}

const NONE = { love_count: 0, haha_count: 0, good_idea_count: 0, wow_count: 0, thanks_count: 0 };
