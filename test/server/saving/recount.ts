import { popularityRank } from '../../../src/domain/feeds/popularity.ts';
import type { TemporaryStore } from '../sql/temporary-store.ts';

/** What must be empty when everything that is counted or derived equals a count from scratch. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'pins of boards': `select id from boards
    where pin_count <> (select count(*) from pins where board_id = boards.id)`,
  'sections of boards': `select id from boards
    where section_count <> (select count(*) from board_sections where board_id = boards.id)`,
  'followers and collaborators of boards': `select id from boards
    where follower_count <> (select count(*) from board_follows where board_id = boards.id)
    or collaborator_count <> (select count(*) from board_collaborators
      where board_id = boards.id and state = 'accepted')`,
  'pins of sections': `select id from board_sections
    where pin_count <> (select count(*) from pins where section_id = board_sections.id)`,
  'pins in sections of other boards': `select pins.id from pins
    left join board_sections on board_sections.id = pins.section_id
    where pins.section_id is not null and board_sections.board_id is distinct from pins.board_id`,
  'saves of pins': `select id from pins where repin_count <> (
    select count(*) from pins as copy join boards on boards.id = copy.board_id
    where (copy.original_pin_id = pins.id or copy.via_pin_id = pins.id) and boards.privacy <> 'secret')`,
  'favourites of pins': `select id from pins
    where favorite_count <> (select count(*) from pin_favorites where pin_id = pins.id)`,
  'reactions to pins': `select pins.id from pins left join pin_reaction_counts as counts on counts.pin_id = pins.id
    where coalesce(love_count + haha_count + good_idea_count + wow_count + thanks_count, 0) <>
      (select count(*) from pin_reactions where pin_id = pins.id)
    or coalesce(love_count, 0) <>
      (select count(*) from pin_reactions where pin_id = pins.id and reaction_type = 1)`,
  'pins that are listed': `select pins.id from pins join boards on boards.id = pins.board_id
    join users as owner on owner.id = boards.owner_id join users as pinner on pinner.id = pins.pinner_id
    where (listed = 1) <> (boards.privacy = 'public' and boards.is_archived = 0
      and owner.state <> 'deactivated' and pinner.state <> 'deactivated')
    or (shown = 1) <> (pinner.state <> 'deactivated')`,
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
