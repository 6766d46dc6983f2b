import { DERIVED_VALUES, wrongRows } from '../../../server/adapters/sql/store/derived-values.ts';
import { popularityRank } from '../../../src/domain/feeds/popularity.ts';
import type { TemporaryStore } from '../sql/temporary-store.ts';

/** What must be empty when everything that is counted or derived equals a count from scratch. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(DERIVED_VALUES.map((each) => [each.name, wrongRows(each)])),
  'pins in sections of other boards': `select pins.id from pins
    left join board_sections on board_sections.id = pins.section_id
    where pins.section_id is not null and board_sections.board_id is distinct from pins.board_id`,
  'reactions to pins that have no counts': `select pin_id from pin_reactions
    where pin_id not in (select pin_id from pin_reaction_counts)`,
  covers: `select boards.id from boards left join pins on pins.id = boards.cover_pin_id
    where cover_pin_id is not null and pins.board_id is distinct from boards.id`,
  'places beyond the top': `select pins.id from pins join boards on boards.id = pins.board_id
    where pins.place > boards.top_place`,
};

/** The names of the counters that are wrong in this store. */
export async function wrongCounters(
  store: Pick<TemporaryStore, 'rows' | 'dangling'>,
): Promise<readonly string[]> {
  const wrong = [];
  for (const [name, sql] of Object.entries(DIFFERENCES)) {
    const { length } = await store.rows(sql);
    if (length > 0) wrong.push(`${name}: ${length}`);
  }
  if (await hasWrongRank(store)) wrong.push('ranks');
  return [...wrong, ...(await store.dangling())];
}

async function hasWrongRank(store: Pick<TemporaryStore, 'rows'>): Promise<boolean> {
  const pins = await store.rows('select created_at, repin_count, rank from pins');
  return pins.some(
    ({ created_at: createdAt, repin_count: saves, rank }) =>
      Number(rank) !== popularityRank({ createdAt: Number(createdAt), saves: Number(saves) }),
  );
}
