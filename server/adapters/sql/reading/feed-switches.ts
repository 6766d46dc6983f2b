import { sql, type Kysely } from 'kysely';
import { toBoardId, toPinId, toTopicId, toUserId } from '../../../../src/domain/ids/ids.ts';
import type { SwitchedOff, SwitchedSource } from '../../../application/ports/people/feed-switches.ts';
import type { Tables } from '../schema/tables.ts';

/** The tables of switches that name their source by a key. */
export const SWITCH_TABLES = {
  topic: 'feed_topic_switches',
  board: 'feed_board_switches',
  pinner: 'feed_pinner_switches',
  pin: 'feed_pin_switches',
} as const satisfies Record<Exclude<SwitchedSource['kind'], 'domain'>, string>;

/**
 * What a user has switched off, and when they started over: the kind of a switch and the id, the time, or for a website
 * its name.
 */
export function feedSwitchesQuery(db: Kysely<Tables>, user: number) {
  const noName = sql<string>`''`.as('name');
  const of = (kind: keyof typeof SWITCH_TABLES) =>
    db
      .selectFrom(SWITCH_TABLES[kind])
      .select([sql<string>`${sql.lit(kind)}`.as('kind'), noName, 'source_id as value'])
      .where('user_id', '=', user);
  return of('topic')
    .unionAll(of('board'))
    .unionAll(of('pinner'))
    .unionAll(of('pin'))
    .unionAll(
      db
        .selectFrom('feed_domain_switches')
        .select([sql<string>`'domain'`.as('kind'), 'domain as name', sql<number>`0`.as('value')])
        .where('user_id', '=', user),
    )
    .unionAll(
      db
        .selectFrom('feed_starts')
        .select([sql<string>`'start'`.as('kind'), noName, 'started_at as value'])
        .where('user_id', '=', user),
    );
}

type SwitchRow = { readonly kind: string; readonly name: string; readonly value: number };

export function switchedOff(rows: readonly SwitchRow[]): SwitchedOff {
  const idsOf = (kind: SwitchedSource['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ value }) => String(value));
  return {
    topics: new Set(idsOf('topic').map(toTopicId)),
    boards: new Set(idsOf('board').map(toBoardId)),
    pinners: new Set(idsOf('pinner').map(toUserId)),
    pins: new Set(idsOf('pin').map(toPinId)),
    domains: new Set(rows.filter(({ kind }) => kind === 'domain').map(({ name }) => name)),
    since: rows.find(({ kind }) => kind === 'start')?.value ?? null,
  };
}
