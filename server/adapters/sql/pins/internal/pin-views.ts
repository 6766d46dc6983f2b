import { toPinId, toSectionId } from '../../../../../src/domain/ids/ids.ts';
import type { ReactionType } from '../../../../../src/domain/pins/pin-relations.ts';
import type { SponsorshipStatus } from '../../../../../src/domain/sponsorship/sponsorship-answer.ts';
import type { BoardShortView, PersonView, PinView } from '../../../../application/ports/pins/views.ts';
import type { ContentMedia, PinContent } from '../../../../application/ports/pins/pin-content.ts';
import { boardsByKey, boardShortView } from '../../reading/board-views.ts';
import { countsOf, creatorCounts } from '../../reading/creator-counts.ts';
import { mayReadBoard, readableBoard } from '../../reading/board-visibility.ts';
import { contentMedia, type Contents } from '../../reading/content-views.ts';
import { peopleByKey } from '../../reading/people-views.ts';
import { JOINED_PICTURE_COLUMNS, joinedPicture, type JoinedPicture } from '../../reading/picture-rows.ts';
import { PIN_RECORD_COLUMNS, pinRecord, type PinRecordRow } from '../pin-rows.ts';
import type { SqlContext } from '../../schema/prepared-queries.ts';
import {
  JOINED_REACTION_COLUMNS,
  reactionCounts,
  type JoinedReactions,
} from '../../schema/reaction-counts.ts';
import { JOINED_VIDEO_COLUMNS, joinedVideo, type JoinedVideo } from '../../reading/video-rows.ts';

type PinWithRelatives = PinRecordRow &
  JoinedPicture &
  JoinedVideo &
  JoinedReactions & {
    readonly original_pinner_id: number | null;
    readonly original_board_id: number | null;
    readonly original_repin_count: number | null;
    readonly via_pinner_id: number | null;
    readonly via_board_id: number | null;
    readonly copy_id: number | null;
    readonly copy_board_id: number | null;
    /** The section of the viewer's copy. */
    readonly place_id: number | null;
    readonly place_title: string | null;
    readonly place_slug: string | null;
    readonly favorited_at: number | null;
    readonly reaction_by_viewer: number | null;
    readonly sponsorship_status: number | null;
    readonly sponsor_id: number | null;
    readonly creator_counts: string | null;
    readonly link_facts: string | null;
    readonly link_read_at: number | null;
    readonly root_id: number;
    readonly content: string | null;
    readonly product: string | null;
  };

/** Pins with all data of a card, in the order of `keys`. Three statements, and one for parts. */
export async function pinViews(
  context: SqlContext,
  keys: readonly number[],
  viewer: number,
): Promise<readonly PinView[]> {
  const pins = await pinsWithRelatives(context, keys, viewer);
  const boards = await boardsByKey(
    context,
    distinct(
      pins.flatMap((pin) => [pin.board_id, pin.original_board_id, pin.via_board_id, pin.copy_board_id]),
    ),
    viewer,
  );
  const owners = [...boards.values()].map((board) => board.owner_id);
  const pinners = pins.flatMap((pin) => [
    pin.pinner_id,
    pin.original_pinner_id,
    pin.via_pinner_id,
    pin.sponsor_id,
  ]);
  const people = await peopleByKey(context, distinct([...owners, ...pinners]), viewer);

  const contents = contentsOf(pins);
  const media = await contentMedia(context, contents, viewer);

  // Cached, because pins of one page are often on the same board.
  const boardViews = new Map([...boards].map(([key, row]) => [key, boardShortView(row, people)]));
  const around = { boardViews, people, viewer, contents, media };
  const views = new Map(pins.map((pin) => [pin.id, pinView(pin, around)]));
  return keys.map((key) => views.get(key)).filter((view) => view !== undefined);
}

type Surroundings = {
  readonly boardViews: ReadonlyMap<number, BoardShortView | undefined>;
  readonly people: ReadonlyMap<number, PersonView>;
  readonly viewer: number;
  readonly contents: Contents;
  readonly media: ContentMedia;
};

function contentsOf(pins: readonly PinWithRelatives[]): Contents {
  const contents = new Map<number, PinContent>();
  for (const { root_id, content } of pins) {
    if (content !== null && !contents.has(root_id)) contents.set(root_id, JSON.parse(content) as PinContent);
  }
  return contents;
}

function pinView(row: PinWithRelatives, around: Surroundings): PinView | undefined {
  const board = around.boardViews.get(row.board_id);
  const pinner = around.people.get(row.pinner_id);
  if (board === undefined || pinner === undefined) return undefined;
  const made = around.contents.get(row.root_id);
  return {
    pin: pinRecord(row),
    picture: joinedPicture(row),
    video: joinedVideo(row),
    board,
    pinner,
    original: originalOf(row, around),
    savedCopy: savedCopyOf(row, board, around),
    via: viaOf(row, around),
    chainSaves: row.original_repin_count ?? row.repin_count,
    favoritedByViewer: row.favorited_at !== null,
    reactionByViewer: row.reaction_by_viewer as ReactionType | null,
    reactionCounts: reactionCounts(row),
    sponsorship: sponsorshipOf(row, around),
    dayCounts: countsOf(row, { privacy: board.board.privacy, pinner, viewer: around.viewer }),
    linkFacts: linkFactsOf(row),
    content: made === undefined ? null : { made, media: around.media },
    product: row.product,
  };
}

/** For a copy: the value of the original, as long as the viewer may read it. */
function sponsorshipOf(row: PinWithRelatives, around: Surroundings): PinView['sponsorship'] {
  const creator =
    row.original_pin_id === null ? around.people.get(row.pinner_id) : originalOf(row, around)?.pinner;
  if (row.sponsorship_status === null || creator === undefined) return null;
  const sponsor = row.sponsor_id === null ? undefined : around.people.get(row.sponsor_id);
  return {
    creator,
    sponsor: sponsor === undefined || sponsor.state === 'deactivated' ? null : sponsor,
    status: row.sponsorship_status as SponsorshipStatus,
  };
}

function linkFactsOf({ link_facts, link_read_at }: PinWithRelatives): PinView['linkFacts'] {
  return link_facts === null || link_read_at === null
    ? null
    : { text: link_facts, succeededAt: link_read_at };
}

function originalOf(
  row: PinWithRelatives,
  { boardViews, people, viewer }: Surroundings,
): PinView['original'] {
  if (row.original_pin_id === null || row.original_board_id === null || row.original_pinner_id === null)
    return null;
  const board = boardViews.get(row.original_board_id);
  const pinner = people.get(row.original_pinner_id);
  if (board === undefined || pinner === undefined || pinner.state === 'deactivated') return null;
  if (!mayReadBoard(board, viewer)) return null;
  return { pinId: toPinId(String(row.original_pin_id)), pinner, board };
}

function viaOf(
  { via_board_id, via_pinner_id }: PinWithRelatives,
  { boardViews, people, viewer }: Surroundings,
): PersonView | null {
  if (via_board_id === null || via_pinner_id === null) return null;
  const board = boardViews.get(via_board_id);
  const pinner = people.get(via_pinner_id);
  if (board === undefined || pinner === undefined || pinner.state === 'deactivated') return null;
  return mayReadBoard(board, viewer) ? pinner : null;
}

function savedCopyOf(
  row: PinWithRelatives,
  ownBoard: BoardShortView,
  around: Surroundings,
): PinView['savedCopy'] {
  if (row.pinner_id === around.viewer) {
    return { pinId: toPinId(String(row.id)), section: sectionOfCopy(row), board: ownBoard };
  }
  if (row.copy_id === null || row.copy_board_id === null) return null;
  const board = around.boardViews.get(row.copy_board_id);
  if (board === undefined || !mayReadBoard(board, around.viewer)) return null;
  return { pinId: toPinId(String(row.copy_id)), section: sectionOfCopy(row), board };
}

function sectionOfCopy({ place_id, place_title, place_slug }: PinWithRelatives) {
  if (place_id === null || place_title === null || place_slug === null) return null;
  return { id: toSectionId(String(place_id)), title: place_title, slug: place_slug };
}

function distinct(keys: readonly (number | null)[]): readonly number[] {
  return [...new Set(keys)].filter((key) => key !== null);
}

async function pinsWithRelatives(
  { db, prepared }: SqlContext,
  keys: readonly number[],
  viewer: number,
): Promise<readonly PinWithRelatives[]> {
  if (keys.length === 0) return [];
  return await prepared.rows(db, 'pins with relatives', { keys, viewer }, ({ keys, viewer }) =>
    db
      .selectFrom('pins')
      .innerJoin('pictures', 'pictures.signature', 'pins.picture_signature')
      .leftJoin('videos', 'videos.signature', 'pins.video_signature')
      .leftJoin('link_facts', 'link_facts.link_key', 'pins.link_key')
      .leftJoin('pin_contents', 'pin_contents.root_id', 'pins.root_id')
      .leftJoin('pins as original', 'original.id', 'pins.original_pin_id')
      .leftJoin('pins as via', 'via.id', 'pins.via_pin_id')
      .leftJoin('pins as copy', (join) =>
        join.on('copy.id', '=', ({ selectFrom }) =>
          selectFrom('pins as own')
            .innerJoin('boards', 'boards.id', 'own.board_id')
            .whereRef('own.root_id', '=', 'pins.root_id')
            .where('own.pinner_id', '=', viewer)
            .where(readableBoard(viewer))
            .select((eb) => eb.fn.max('own.id').as('newest')),
        ),
      )
      .leftJoin('board_sections as place', (join) =>
        join.on('place.id', '=', (eb) =>
          eb
            .case()
            .when('pins.pinner_id', '=', viewer)
            .then(eb.ref('pins.section_id'))
            .else(eb.ref('copy.section_id'))
            .end(),
        ),
      )
      .leftJoin('pin_favorites', (join) =>
        join.on('pin_favorites.user_id', '=', viewer).onRef('pin_favorites.pin_id', '=', 'pins.id'),
      )
      .leftJoin('pin_reactions as reaction', (join) =>
        join.on('reaction.user_id', '=', viewer).onRef('reaction.pin_id', '=', 'pins.id'),
      )
      .leftJoin('pin_reaction_counts as reacted', 'reacted.pin_id', 'pins.id')
      .leftJoin('sponsorships', 'sponsorships.pin_id', 'pins.root_id')
      .where('pins.id', 'in', keys)
      .select([
        ...PIN_RECORD_COLUMNS,
        'original.pinner_id as original_pinner_id',
        'original.board_id as original_board_id',
        'original.repin_count as original_repin_count',
        'via.pinner_id as via_pinner_id',
        'via.board_id as via_board_id',
        'copy.id as copy_id',
        'copy.board_id as copy_board_id',
        'place.id as place_id',
        'place.title as place_title',
        'place.slug as place_slug',
        'pin_favorites.created_at as favorited_at',
        'reaction.reaction_type as reaction_by_viewer',
        'sponsorships.status as sponsorship_status',
        'sponsorships.sponsor_id',
        'pins.root_id',
        'pin_contents.content',
        'pin_contents.product',
        'link_facts.facts as link_facts',
        'link_facts.succeeded_at as link_read_at',
      ])
      .select(JOINED_PICTURE_COLUMNS)
      .select(JOINED_VIDEO_COLUMNS)
      .select(JOINED_REACTION_COLUMNS)
      .select(creatorCounts(viewer).as('creator_counts')),
  );
}
