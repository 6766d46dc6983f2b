import {
  toBoardId,
  toPinId,
  toUserId,
  type BoardId,
  type PinId,
  type UserId,
} from '../../../../src/domain/ids/ids.ts';
import { nameForm } from '../../../../src/domain/search/search-form.ts';
import { namesShownTogetherAs } from '../../../../src/domain/text/full-name.ts';
import {
  NO_EXCLUSIONS,
  type SearchReader,
  type SearchTexts,
  type TextsPage,
  type ViewerExclusions,
} from '../../../application/ports/discovery/search-reader.ts';
import type { ViewerId } from '../../../application/ports/pins/views.ts';
import { keyOf } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import {
  beginsLike,
  boardsBeginningQuery,
  firstLetters,
  peopleBeginningQuery,
  peopleNamedQuery,
  type BeginningArguments,
} from './internal/beginnings-queries.ts';
import { exclusionsQuery, findablePinsQuery } from './internal/exclusions-query.ts';
import {
  textsOfBoardsQuery,
  textsOfListedPinsQuery,
  textsOfOwnPinsQuery,
  textsOfPeopleQuery,
} from './internal/texts-queries.ts';

/** Larger than every id. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Names with the first letters of a text that are compared with all of it. */
const MOST_NARROWED = 500;

/** Each method is one statement. */
export class SqlSearchReader implements SearchReader {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async exclusionsOf(viewer: ViewerId): Promise<ViewerExclusions> {
    if (viewer === null) return NO_EXCLUSIONS;
    const { db, prepared } = this.#context;
    const rows = await prepared.rows(db, 'exclusions', { viewer: keyOf(viewer) }, (args) =>
      exclusionsQuery(db, args.viewer),
    );
    const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => String(id));
    return {
      pins: of('pin').map(toPinId),
      boards: of('board').map(toBoardId),
      people: [...new Set(of('person'))].map(toUserId),
    };
  }

  async followedPeople(viewer: UserId): Promise<readonly UserId[]> {
    const { db, prepared } = this.#context;
    const rows = await prepared.rows(db, 'followed people', { viewer: keyOf(viewer) }, (args) =>
      db.selectFrom('user_follows').select('followed_id as id').where('follower_id', '=', args.viewer),
    );
    return rows.map(({ id }) => toUserId(String(id)));
  }

  async findable(ids: readonly PinId[], viewer: ViewerId): Promise<readonly PinId[]> {
    if (ids.length === 0) return [];
    const { db, prepared } = this.#context;
    const args = { keys: ids.map(keyOf), viewer: keyOf(viewer) };
    const rows = await prepared.rows(db, 'findable pins', args, (args) => findablePinsQuery(db, args));
    const found = new Set(rows.map(({ id }) => String(id)));
    return ids.filter((id) => found.has(id));
  }

  async textsOfListedPins(viewer: ViewerId, page: TextsPage<PinId>): Promise<readonly SearchTexts<PinId>[]> {
    const { db, prepared } = this.#context;
    const args = { viewer: keyOf(viewer), ...pageArguments(page) };
    const rows = await prepared.rows(db, 'texts of listed pins', args, (args) =>
      textsOfListedPinsQuery(db, args),
    );
    return rows.map((row) => ({
      id: toPinId(String(row.id)),
      texts: [row.title, row.board_name, row.alt_text ?? '', row.description, row.link ?? ''],
    }));
  }

  async textsOfOwnPins(userId: UserId, page: TextsPage<PinId>): Promise<readonly SearchTexts<PinId>[]> {
    const { db, prepared } = this.#context;
    const args = { viewer: keyOf(userId), ...pageArguments(page) };
    const rows = await prepared.rows(db, 'texts of own pins', args, (args) => textsOfOwnPinsQuery(db, args));
    return rows.map((row) => ({
      id: toPinId(String(row.id)),
      texts: [row.title, row.board_name, row.alt_text ?? '', row.description, row.link ?? '', row.note ?? ''],
    }));
  }

  async textsOfBoards(viewer: ViewerId, page: TextsPage<BoardId>): Promise<readonly SearchTexts<BoardId>[]> {
    const { db, prepared } = this.#context;
    const args = { viewer: keyOf(viewer), ...pageArguments(page) };
    const rows = await prepared.rows(db, 'texts of boards', args, (args) => textsOfBoardsQuery(db, args));
    return rows.map(({ id, name, description }) => ({
      id: toBoardId(String(id)),
      texts: [name, description],
    }));
  }

  async textsOfPeople(viewer: ViewerId, page: TextsPage<UserId>): Promise<readonly SearchTexts<UserId>[]> {
    const { db, prepared } = this.#context;
    const args = { viewer: keyOf(viewer), ...pageArguments(page) };
    const rows = await prepared.rows(db, 'texts of people', args, (args) => textsOfPeopleQuery(db, args));
    return rows.map((row) => ({
      id: toUserId(String(row.id)),
      texts: [row.username, fullName(row), row.business_name ?? ''],
    }));
  }

  async boardsBeginningWith(text: string, viewer: ViewerId, limit: number): Promise<readonly BoardId[]> {
    const { db, prepared } = this.#context;
    const args = beginningArguments(text, viewer);
    const rows = await prepared.rows(db, `boards beginning ${Object.keys(args).length}`, args, (args) =>
      boardsBeginningQuery(db, args),
    );
    const found = rows.filter(({ name }) => beginsLike([name], text));
    return found.slice(0, limit).map(({ id }) => toBoardId(String(id)));
  }

  async peopleBeginningWith(text: string, viewer: ViewerId, limit: number): Promise<readonly UserId[]> {
    const { db, prepared } = this.#context;
    const args = beginningArguments(text, viewer);
    const rows = await prepared.rows(db, `people beginning ${Object.keys(args).length}`, args, (args) =>
      peopleBeginningQuery(db, args),
    );
    const found = rows.filter((row) =>
      beginsLike([row.username, row.last_name, row.business_name, fullName(row)], text),
    );
    return found.slice(0, limit).map(({ id }) => toUserId(String(id)));
  }

  async peopleNamed(text: string, viewer: ViewerId, limit: number): Promise<readonly UserId[]> {
    const { db, prepared } = this.#context;
    const forms = formsOfName(text);
    if (forms.length === 0) return [];
    const args = { forms, viewer: keyOf(viewer), limit };
    const rows = await prepared.rows(db, 'people named', args, (args) => peopleNamedQuery(db, args));
    return rows.map(({ id }) => toUserId(String(id)));
  }
}

function fullName(row: { readonly first_name: string; readonly last_name: string }): string {
  return `${row.first_name} ${row.last_name}`.trim();
}

/** The text as a full name in the order in which names are stored. */
function formsOfName(text: string): readonly string[] {
  const together = namesShownTogetherAs(text.trim());
  const forms = [text, ...together.map(({ firstName, lastName }) => `${firstName} ${lastName}`)].map(
    nameForm,
  );
  return forms.filter((form) => form !== '');
}

function beginningArguments(text: string, viewer: ViewerId): BeginningArguments {
  return { ...firstLetters(text), viewer: keyOf(viewer), limit: MOST_NARROWED };
}

function pageArguments({ before, limit }: TextsPage<string>): {
  readonly before: number;
  readonly limit: number;
} {
  return { before: before === null ? NO_LIMIT : keyOf(before), limit };
}
