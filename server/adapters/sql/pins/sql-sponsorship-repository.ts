import { toPinId, toUserId, type PinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { SponsorshipStatus } from '../../../../src/domain/sponsorship/sponsorship-answer.ts';
import type {
  SponsorshipRecord,
  SponsorshipRepository,
} from '../../../application/ports/pins/sponsorships.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { Tables } from '../schema/tables.ts';

/** Each method is one statement. */
export class SqlSponsorshipRepository implements SponsorshipRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async ofUser(userId: UserId): Promise<readonly SponsorshipRecord[]> {
    const user = keyOf(userId);
    const rows = await this.#context.db
      .selectFrom('sponsorships')
      .innerJoin('pins', 'pins.id', 'sponsorships.pin_id')
      .selectAll('sponsorships')
      .where((eb) => eb.or([eb('sponsorships.sponsor_id', '=', user), eb('pins.pinner_id', '=', user)]))
      .orderBy('sponsorships.pin_id')
      .execute();
    return rows.map(sponsorshipRecord);
  }

  async isAsked(userId: UserId): Promise<boolean> {
    const row = await this.#context.db
      .selectFrom('sponsorships')
      .select('pin_id')
      .where('sponsor_id', '=', keyOf(userId))
      .where('status', '=', 0)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async insert({ pinId, sponsorId, status, createdAt }: SponsorshipRecord): Promise<void> {
    await this.#context.db
      .insertInto('sponsorships')
      .values({
        pin_id: storableKey(pinId),
        sponsor_id: sponsorId === null ? null : storableKey(sponsorId),
        status,
        created_at: createdAt,
      })
      .execute();
  }

  async setStatus(pinId: PinId, status: SponsorshipStatus): Promise<void> {
    await this.#context.db
      .updateTable('sponsorships')
      .set({ status })
      .where('pin_id', '=', keyOf(pinId))
      .execute();
  }
}

function sponsorshipRecord(row: Tables['sponsorships']): SponsorshipRecord {
  return {
    pinId: toPinId(String(row.pin_id)),
    sponsorId: row.sponsor_id === null ? null : toUserId(String(row.sponsor_id)),
    status: row.status as SponsorshipStatus,
    createdAt: row.created_at,
  };
}
