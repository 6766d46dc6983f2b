import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { toPinId, toUserId, type PinId } from '../../../../src/domain/ids/ids.ts';
import type {
  DecisionRecord,
  ModerationRepository,
  PinOfPicture,
  RemovedPicture,
  RemovedPin,
  ReportGroup,
} from '../../../application/ports/moderation/moderation.ts';
import type { ReportedObject } from '../../../../src/domain/reports/report.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import { isOneOf } from '../schema/reported-objects.ts';
import type { Tables } from '../schema/tables.ts';
import type { DecisionRow } from '../schema/tables-of-marks.ts';
import { restoreRemovedMessage, storeRemovedMessage } from './internal/removed-messages.ts';
import {
  readRemovedPictures,
  storeRemovedPicture,
  versionOfRemovedPictures,
} from './internal/removed-pictures.ts';
import { pinOfRemoved, restoreRemoved, storeRemoved } from './internal/removed-pins.ts';

/** Each method that reads is one statement, unless it says otherwise. */
export class SqlModerationRepository implements ModerationRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async findDecision(id: string): Promise<DecisionRecord | undefined> {
    const row = await this.#decisions().where('id', '=', keyOf(id)).executeTakeFirst();
    return row && decisionRecord(row);
  }

  async decisions({ ownerIds, actions, before, limit }: Parameters<ModerationRepository['decisions']>[0]) {
    const rows = await this.#decisions()
      .$if(ownerIds !== null, (all) => all.where('owner_id', 'in', (ownerIds ?? []).map(keyOf)))
      .$if(actions !== null, (all) => all.where('action', 'in', actions ?? []))
      .$if(before !== null, (all) => all.where('id', '<', keyOf(before)))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(decisionRecord);
  }

  async decisionsAbout(objects: readonly ReportedObject[]): Promise<readonly DecisionRecord[]> {
    if (objects.length === 0) return [];
    const rows = await this.#decisions()
      .where((eb) => isOneOf(eb, objects))
      .orderBy('id', 'desc')
      .execute();
    return rows.map(decisionRecord);
  }

  async openGroups({ after, limit }: Parameters<ModerationRepository['openGroups']>[0]) {
    const rows = await this.#context.db
      .selectFrom('reports')
      .where('state', '=', 'open')
      .groupBy(['object_type', 'object_id'])
      .select(({ fn }) => [
        'object_type',
        'object_id',
        fn.max<number | null>('owner_id').as('owner_id'),
        fn.countAll<number>().as('count'),
        fn.min<number>('id').as('first_id'),
        fn.min<number>('created_at').as('first_at'),
      ])
      .$if(after !== null, (groups) => groups.having(({ fn }) => fn.min('id'), '>', keyOf(after)))
      .orderBy('first_id')
      .limit(limit)
      .execute();
    return rows.map((row): ReportGroup => ({
      objectType: row.object_type,
      objectId: String(row.object_id),
      ownerId: row.owner_id === null ? null : toUserId(String(row.owner_id)),
      count: Number(row.count),
      firstId: String(row.first_id),
      firstReportedAt: Number(row.first_at),
    }));
  }

  removedPicturesVersion(): Promise<string> {
    return versionOfRemovedPictures(this.#context.db);
  }

  removedPictures(): Promise<readonly RemovedPicture[]> {
    return readRemovedPictures(this.#context.db);
  }

  async insertDecision(decision: DecisionRecord): Promise<void> {
    await this.#context.db
      .insertInto('moderation_decisions')
      .values({
        id: storableKey(decision.id),
        operator_id: decision.operatorId === null ? null : storableKey(decision.operatorId),
        action: decision.action,
        object_type: decision.objectType,
        object_id: storableKey(decision.objectId),
        owner_id: decision.ownerId === null ? null : storableKey(decision.ownerId),
        title: decision.title,
        reason: decision.reason,
        text: decision.text,
        created_at: decision.createdAt,
        undone_at: decision.undoneAt,
      })
      .execute();
  }

  async markUndone(id: string, time: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db
      .updateTable('moderation_decisions')
      .set({ undone_at: time })
      .where('id', '=', keyOf(id))
      .where('undone_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows) > 0;
  }

  async pinsOfPicture(signature: string, limit: number): Promise<readonly PinOfPicture[]> {
    const rows = await this.#context.db
      .selectFrom('pins')
      .select(['id', 'pinner_id', 'title'])
      .where('picture_signature', '=', signature)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, pinner_id, title }) => ({
      id: toPinId(String(id)),
      ownerId: toUserId(String(pinner_id)),
      title,
    }));
  }

  /** Two statements. */
  async removedPin(id: PinId): Promise<RemovedPin | undefined> {
    const { db } = this.#context;
    const row = await db
      .selectFrom('removed_pins')
      .select('saved')
      .where('pin_id', '=', keyOf(id))
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { title, description, link, picture_signature } = pinOfRemoved(row.saved);
    const picture = await db
      .selectFrom('pictures')
      .select(['signature', 'extension'])
      .where('signature', '=', picture_signature)
      .executeTakeFirst();
    return { title, description, link, picture: picture ?? null };
  }

  async removePins(decisionId: string, pinIds: readonly PinId[]): Promise<void> {
    const { db } = this.#context;
    if (pinIds.length === 0) return;
    const keys = pinIds.map(keyOf);
    const { created_at } = await db
      .selectFrom('moderation_decisions')
      .select('created_at')
      .where('id', '=', keyOf(decisionId))
      .executeTakeFirstOrThrow();
    await storeRemoved(db, keys, { id: keyOf(decisionId), time: created_at });
  }

  async restorePins(decisionId: string): Promise<readonly PinId[]> {
    const { db } = this.#context;
    const rows = await db
      .selectFrom('removed_pins')
      .select(['pin_id', 'saved'])
      .where('decision_id', '=', keyOf(decisionId))
      .orderBy('pin_id')
      .execute();
    const restored: PinId[] = [];
    for (const { pin_id, saved } of rows) {
      if (await restoreRemoved(db, saved)) restored.push(toPinId(String(pin_id)));
    }
    await db.deleteFrom('removed_pins').where('decision_id', '=', keyOf(decisionId)).execute();
    return restored;
  }

  async restorePin(id: PinId): Promise<boolean> {
    const { db } = this.#context;
    const row = await db
      .deleteFrom('removed_pins')
      .where('pin_id', '=', keyOf(id))
      .returning('saved')
      .executeTakeFirst();
    if (row === undefined) return false;
    const { picture_signature: signature } = pinOfRemoved(row.saved);
    await db.deleteFrom('removed_pictures').where('signature', '=', signature).execute();
    return restoreRemoved(db, row.saved);
  }

  /** At most two statements. */
  blockPicture(signature: string, decisionId: string, time: number): Promise<void> {
    return storeRemovedPicture(this.#context.db, signature, { id: storableKey(decisionId), time });
  }

  async unblockPictures(decisionId: string): Promise<void> {
    await this.#context.db
      .deleteFrom('removed_pictures')
      .where('decision_id', '=', keyOf(decisionId))
      .execute();
  }

  /** At most three statements. */
  removeMessage(decisionId: string, messageId: string): Promise<void> {
    return storeRemovedMessage(this.#context.db, keyOf(messageId), keyOf(decisionId));
  }

  /** At most three statements. */
  restoreMessage(messageId: string): Promise<boolean> {
    return restoreRemovedMessage(this.#context.db, keyOf(messageId));
  }

  /** Two statements. */
  async forgetRemovedBefore(time: number): Promise<void> {
    const { db } = this.#context;
    await db
      .deleteFrom('removed_pins')
      .where('removed_at', '<', time)
      .where((eb) => eb.not(isAppealed('pin', eb.ref('removed_pins.pin_id'))))
      .execute();
    await db
      .deleteFrom('removed_messages')
      .where('removed_at', '<', time)
      .where((eb) => eb.not(isAppealed('message', eb.ref('removed_messages.id'))))
      .execute();
  }

  async forgetDecisionsBefore(time: number): Promise<void> {
    await this.#context.db.deleteFrom('moderation_decisions').where('created_at', '<', time).execute();
  }

  #decisions() {
    return this.#context.db.selectFrom('moderation_decisions').selectAll();
  }
}

/** An appeal about this thing waits. */
function isAppealed(kind: 'pin' | 'message', objectId: Expression<number>): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  return eb.exists(
    eb
      .selectFrom('appeals')
      .select('appeals.id')
      .where('appeals.state', '=', 'open')
      .where('appeals.kind', '=', kind)
      .where('appeals.object_id', '=', objectId),
  );
}

function decisionRecord(row: DecisionRow): DecisionRecord {
  return {
    id: String(row.id),
    operatorId: row.operator_id === null ? null : toUserId(String(row.operator_id)),
    action: row.action,
    objectType: row.object_type,
    objectId: String(row.object_id),
    ownerId: row.owner_id === null ? null : toUserId(String(row.owner_id)),
    title: row.title,
    reason: row.reason,
    text: row.text,
    createdAt: row.created_at,
    undoneAt: row.undone_at,
  };
}
