import { toPinId, type BoardId, type PinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type {
  FeedReader,
  FollowedPin,
  GroupedPin,
  PopularPin,
  RankedPin,
} from '../../../application/ports/pins/feeds.ts';
import type { PublicSave } from '../../../../src/domain/topics/explore-lists.ts';
import type { PictureOfPin, ViewerId } from '../../../application/ports/pins/views.ts';
import { boardPinsByAgeQuery, orderedBoardPinsQuery } from './internal/board-pins-query.ts';
import { followedPinsQuery } from './internal/followed-pins-query.ts';
import { pinsByColorQuery, pinsByInterestQuery } from './internal/grouped-pins-query.ts';
import { newestPinsQuery } from './internal/newest-pins-query.ts';
import { recommendableBoardsQuery, recommendableQuery } from './internal/recommendable-query.ts';
import { keyOf, NO_KEY } from '../schema/keys.ts';
import { JOINED_PICTURE_COLUMNS, joinedPicture } from '../reading/picture-rows.ts';
import { popularPinsOfOthersQuery, popularPinsQuery } from './internal/popular-pins-query.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import { userPinsQuery } from './internal/user-pins-query.ts';

type Options<Method extends 'recentPopular' | 'ownAndFollowed'> = Parameters<FeedReader[Method]>[0];
type NewestPin = Awaited<ReturnType<ReturnType<typeof newestPinsQuery>['execute']>>[number];
type OptionsOf<Method extends 'ofBoard' | 'ofUser' | 'groupedOfUser' | 'picturesOfUser'> = Parameters<
  FeedReader[Method]
>[1];

/** Larger than every id and rank. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** The scan covers this multiple of the requested pins, before each followed source is read. */
const LOOKED_AT = 12;

/** The scan for popular pins of others covers this multiple of the requested pins. */
const CANDIDATES = 40;

/** Pins of one page of public saves. */
const SAVES_AT_ONCE = 1000;

/** Each method is one statement, unless it says otherwise. */
export class SqlFeedReader implements FeedReader {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async recentPopular(options: Options<'recentPopular'>): Promise<readonly PopularPin[]> {
    const { db, prepared } = this.#context;
    const except = options.exceptOwnAndFollowed && options.viewer !== null;
    const args = {
      viewer: keyOf(options.viewer),
      newest: options.newestId === null ? NO_LIMIT : keyOf(options.newestId),
      rank: options.after?.rank ?? NO_LIMIT,
      id: options.after === null ? NO_LIMIT : keyOf(options.after.id),
      limit: options.limit,
    };
    const rows = except
      ? await prepared.rows(
          db,
          'popular of others',
          { ...args, lookedAt: options.limit * CANDIDATES },
          (args) => popularPinsOfOthersQuery(db, args),
        )
      : await prepared.rows(db, 'popular', args, (args) => popularPinsQuery(db, args));
    return rows.map(({ id, rank, shown_id }) => ({
      id: toPinId(String(id)),
      rank,
      shown: toPinId(String(shown_id ?? id)),
    }));
  }

  async ownAndFollowed(options: Options<'ownAndFollowed'>): Promise<readonly FollowedPin[]> {
    const { db, prepared } = this.#context;
    const { limit } = options;
    const newest = options.newestId === null ? NO_LIMIT - 1 : keyOf(options.newestId);
    const args = {
      viewer: keyOf(options.viewer),
      before: Math.min(options.after === null ? NO_LIMIT : keyOf(options.after), newest + 1),
      newest,
      limit,
      lookedAt: limit * LOOKED_AT,
    };
    const form = { withOwn: options.withoutOwn !== true };
    const name = form.withOwn ? 'own and followed' : 'followed';
    const rows = await prepared.rows(db, name, args, (args) => followedPinsQuery(db, args, form));
    return rows.map(({ id, stands }) => ({ id: toPinId(String(id)), rank: 0, isRepeat: !stands }));
  }

  async ofBoard(boardId: BoardId, options: OptionsOf<'ofBoard'>): Promise<readonly RankedPin[]> {
    const { db, prepared } = this.#context;
    const { sort, sections, withoutHiddenBy = null, after, limit } = options;
    const within = typeof sections === 'object' ? 'one' : sections;
    const section = typeof sections === 'object' ? keyOf(sections.only) : NO_KEY;
    const args = { board: keyOf(boardId), limit, section, viewer: keyOf(withoutHiddenBy) };
    const form = { within, withoutHidden: withoutHiddenBy !== null } as const;
    const name = `board ${sort} ${within} ${form.withoutHidden}`;
    if (sort === 'custom') {
      const from = { place: after?.rank ?? NO_LIMIT, id: after === null ? NO_LIMIT : keyOf(after.id) };
      const rows = await prepared.rows(db, name, { ...args, ...from }, (args) =>
        orderedBoardPinsQuery(db, args, form),
      );
      return rows.map(({ id, place }) => ({ id: toPinId(String(id)), rank: place }));
    }
    const from = after === null ? (sort === 'oldest' ? 0 : NO_LIMIT) : keyOf(after.id);
    const rows = await prepared.rows(db, name, { ...args, from }, (args) =>
      boardPinsByAgeQuery(db, args, { sort, ...form }),
    );
    return unranked(rows);
  }

  async ofUser(userId: UserId, options: OptionsOf<'ofUser'>): Promise<readonly RankedPin[]> {
    const { db, prepared } = this.#context;
    const { createdOnly, quickSavesOnly, oldestFirst } = options;
    const own = userId === options.viewer;
    const withoutHidden = !own && options.viewer !== null;
    const form = { own, createdOnly, quickSavesOnly, oldestFirst, withoutHidden };
    const from = options.after === null ? (oldestFirst ? 0 : NO_LIMIT) : keyOf(options.after);
    const args = { user: keyOf(userId), from, limit: options.limit, viewer: keyOf(options.viewer) };
    const name = `user ${form.own} ${withoutHidden} ${createdOnly} ${quickSavesOnly} ${oldestFirst}`;
    const rows = await prepared.rows(db, name, args, (args) => userPinsQuery(db, args, form));
    return unranked(rows);
  }

  async groupedOfUser(
    userId: UserId,
    { viewer, by, after, limit }: OptionsOf<'groupedOfUser'>,
  ): Promise<readonly GroupedPin[]> {
    const { db, prepared } = this.#context;
    const own = userId === viewer;
    const form = { own, withoutHidden: !own && viewer !== null };
    const before = after === null ? NO_LIMIT : keyOf(after.id);
    const args = { user: keyOf(userId), before, limit, viewer: keyOf(viewer) };
    const name = `user by ${by} ${own} ${form.withoutHidden}`;
    const rows =
      by === 'color'
        ? await prepared.rows(db, name, { ...args, group: colorGroup(after?.group) }, (args) =>
            pinsByColorQuery(db, args, form),
          )
        : await prepared.rows(db, name, { ...args, group: after?.group ?? '' }, (args) =>
            pinsByInterestQuery(db, args, form),
          );
    return rows.map(({ id, group }) => ({ id: toPinId(String(id)), group: String(group) }));
  }

  async picturesOfUser(
    userId: UserId,
    { viewer, limit }: OptionsOf<'picturesOfUser'>,
  ): Promise<readonly PictureOfPin[]> {
    const { db, prepared } = this.#context;
    const own = userId === viewer;
    const form = {
      own,
      createdOnly: false,
      quickSavesOnly: false,
      oldestFirst: false,
      withoutHidden: false,
    };
    const args = { user: keyOf(userId), from: NO_LIMIT, limit, viewer: keyOf(viewer) };
    const rows = await prepared.rows(db, `user pictures ${own}`, args, (args) =>
      db
        .selectFrom('pins')
        .innerJoin('pictures', 'pictures.signature', 'pins.picture_signature')
        .select('pins.id')
        .select(JOINED_PICTURE_COLUMNS)
        .where('pins.id', 'in', userPinsQuery(db, args, form))
        .orderBy('pins.id', 'desc'),
    );
    return rows.map((row) => ({ pinId: toPinId(String(row.id)), picture: joinedPicture(row) }));
  }

  async recommendable(
    ids: readonly PinId[],
    { viewer, notOn }: Parameters<FeedReader['recommendable']>[1],
  ): Promise<readonly PinId[]> {
    if (ids.length === 0) return [];
    const { db, prepared } = this.#context;
    const args = { keys: ids.map(keyOf), viewer: keyOf(viewer), board: keyOf(notOn) };
    const rows = await prepared.rows(db, 'recommendable', args, (args) => recommendableQuery(db, args));
    const found = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => found.has(keyOf(id)));
  }

  async recommendableBoards(ids: readonly BoardId[], viewer: ViewerId): Promise<readonly BoardId[]> {
    if (ids.length === 0) return [];
    const { db, prepared } = this.#context;
    const args = { keys: ids.map(keyOf), viewer: keyOf(viewer) };
    const rows = await prepared.rows(db, 'recommendable boards', args, (args) =>
      recommendableBoardsQuery(db, args),
    );
    const found = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => found.has(keyOf(id)));
  }

  /** A statement for each thousand pins. */
  async *publicSaves({
    since,
    limit,
  }: Parameters<FeedReader['publicSaves']>[0]): AsyncGenerator<readonly PublicSave<PinId>[]> {
    const { db, prepared } = this.#context;
    let [before, left] = [NO_LIMIT, limit];
    while (left > 0) {
      const args = { before, limit: SAVES_AT_ONCE };
      const rows = await prepared.rows(db, 'newest pins', args, (args) => newestPinsQuery(db, args));
      const end = rows.findIndex(({ created_at }) => created_at < since);
      const recent = end === -1 ? rows : rows.slice(0, end);
      const saves = recent.filter(({ listed }) => listed === 1).slice(0, left);
      yield saves.map(publicSave);
      left -= saves.length;
      before = rows.at(-1)?.id ?? 0;
      if (recent.length < SAVES_AT_ONCE) return;
    }
  }

  async newestPinId(): Promise<PinId | null> {
    const { db, prepared } = this.#context;
    const [row] = await prepared.rows(db, 'newest pin', {}, () =>
      db.selectFrom('pins').select((eb) => eb.fn.max<number | null>('id').as('id')),
    );
    return row === undefined || row.id === null ? null : toPinId(String(row.id));
  }
}

function publicSave(row: NewestPin): PublicSave<PinId> {
  return {
    id: toPinId(String(row.id)),
    original: toPinId(String(row.root_id)),
    person: String(row.pinner_id),
    time: row.created_at,
  };
}

/** The group of a cursor; behind all others for one that is no group of colours. */
function colorGroup(text = '0'): number {
  const group = Number(text);
  return Number.isSafeInteger(group) ? group : NO_LIMIT;
}

function unranked(rows: readonly { readonly id: number }[]): readonly RankedPin[] {
  return rows.map(({ id }) => ({ id: toPinId(String(id)), rank: 0 }));
}
