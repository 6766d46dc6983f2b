import type { BoardId, PinId, TopicId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { FollowPage, Placed } from '../../ports/people/follows.ts';
import { pictureParts } from '../../ports/pins/pin-content.ts';
import type { PictureRecord, SectionRecord, UserRecord } from '../../ports/records.ts';
import type { FeedPosition } from '../../ports/pins/feeds.ts';
import type { BoardShortView, PinView } from '../../ports/pins/views.ts';
import { AT_ONCE, type ExportedStores, type Sources as ReadSources } from './export-sources.ts';
import { ownEvents } from './own-events.ts';
import { ownMarks } from './own-marks.ts';
import * as documents from './own-data.ts';

/** A file of an export: a document, the original of a picture, or the uploaded file of a video. */
export type ExportPart =
  | { readonly kind: 'document'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'picture'; readonly signature: string; readonly extension: Extension }
  | { readonly kind: 'video'; readonly signature: string };

type Extension = PictureRecord['extension'];

type Sources = ReadSources & { readonly now: number };

const PINS_IN_A_FILE = 1_000;

/** Yields everything that the user has created, file by file, in an order in which it can be imported again. */
export async function* ownData(user: UserRecord, sources: Sources): AsyncGenerator<ExportPart> {
  const { formatTime, store } = sources;
  yield document('account.json', documents.accountDocument(user, sources.now, formatTime));
  yield document('settings.json', documents.settingsDocument(user, formatTime));
  const states = await store.userStates.allOf(user.id);
  yield document('states.json', states.map(documents.stateDocument));
  const boards = await ownBoards(user.id, store);
  const boardDocuments = [];
  const sections: SectionRecord[] = [];
  for (const board of boards) {
    const pinIds = await pinIdsOf(board.board.id, store);
    boardDocuments.push(documents.boardDocument(board, pinIds, formatTime));
    sections.push(...(await sectionsOf(board.board.id, store)));
  }
  yield document('boards.json', boardDocuments);
  yield document(
    'sections.json',
    sections.map((section) => documents.sectionDocument(section, formatTime)),
  );
  yield document('follows.json', await follows(user.id, sources));
  yield document('favorites.json', await favorites(user.id, sources));
  for (const [name, value] of Object.entries(await ownMarks(user.id, sources))) {
    yield document(`${name}.json`, value);
  }
  yield* ownEvents(user.id, sources);
  yield* pinsAndPictures(user, sources);
}

function document(name: string, value: unknown): ExportPart {
  return { kind: 'document', name, value };
}

async function ownBoards(owner: UserId, { boards }: ExportedStores): Promise<readonly BoardShortView[]> {
  const all: BoardShortView[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const ids = await boards.listOf(owner, owner, {
      sort: 'oldest',
      locale: 'en',
      filter: 'NONE',
      privacy: 'all',
      groupByVisibility: false,
      includeArchived: true,
      offset,
      limit: AT_ONCE,
    });
    all.push(...(await boards.shortViews(ids, owner)));
    if (ids.length < AT_ONCE) return all;
  }
}

async function pinIdsOf(boardId: BoardId, { feeds }: ExportedStores): Promise<readonly PinId[]> {
  const all: PinId[] = [];
  let after: FeedPosition | null = null;
  for (;;) {
    const page: readonly FeedPosition[] = await feeds.ofBoard(boardId, {
      sort: 'custom',
      sections: 'all',
      after,
      limit: AT_ONCE,
    });
    all.push(...page.map(({ id }) => id));
    after = page.at(-1) ?? null;
    if (page.length < AT_ONCE) return all;
  }
}

async function sectionsOf(boardId: BoardId, { sections }: ExportedStores): Promise<readonly SectionRecord[]> {
  const all: SectionRecord[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const page = await sections.ofBoard(boardId, { offset, limit: AT_ONCE });
    all.push(...page);
    if (page.length < AT_ONCE) return all;
  }
}

/** The people, boards and topics that the user follows, and the people that the user has blocked. */
async function follows(userId: UserId, { store, formatTime }: Sources) {
  const people = async (read: (page: FollowPage) => Promise<readonly Placed<UserId>[]>) => {
    const placed = await everything(read);
    const since = new Map(placed.map(({ id, time }) => [id, time]));
    const ids = placed.map(({ id }) => id);
    const views = await inBatches(ids, (some) => store.users.views(some, userId));
    return views.map((person) => documents.personDocument(person, since.get(person.id) ?? 0, formatTime));
  };
  const boards = await everything((page) => store.follows.boardsFollowedBy(userId, userId, page));
  const since = new Map(boards.map(({ id, time }) => [id, time]));
  const ids = boards.map(({ id }) => id);
  const views = await inBatches(ids, (some) => store.boards.shortViews(some, userId));
  return {
    people: await people((page) => store.follows.followedBy(userId, page)),
    boards: views.map((view) =>
      documents.followedBoardDocument(view, since.get(view.board.id) ?? 0, formatTime),
    ),
    topics: await topics(userId, { store, formatTime }),
    blocked: await people((page) => store.blocks.blockedBy(userId, page)),
  };
}

async function topics(userId: UserId, { store, formatTime }: Pick<Sources, 'store' | 'formatTime'>) {
  const placed = await everything<TopicId>((page) => store.follows.topicsFollowedBy(userId, page));
  const since = new Map(placed.map(({ id, time }) => [id, time]));
  const ids = placed.map(({ id }) => id);
  const views = await inBatches(ids, (some) => store.topics.views(some, userId));
  return views.map(({ topic }) => documents.topicDocument(topic, since.get(topic.id) ?? 0, formatTime));
}

async function favorites(userId: UserId, { store, formatTime }: Sources) {
  const all: { pin_id: PinId; since: string }[] = [];
  let after: FeedPosition | null = null;
  for (;;) {
    const page: readonly FeedPosition[] = await store.favorites.ofUser(userId, {
      createdOnly: false,
      after,
      limit: AT_ONCE,
    });
    all.push(...page.map(({ id, rank }) => ({ pin_id: id, since: formatTime(rank) })));
    after = page.at(-1) ?? null;
    if (page.length < AT_ONCE) return all;
  }
}

async function* pinsAndPictures(
  user: UserRecord,
  { store, formatTime }: Sources,
): AsyncGenerator<ExportPart> {
  const pictures = new Map<string, Extension>();
  const videos = new Set<string>();
  let file = 0;
  let batch: unknown[] = [];
  for await (const pins of ownPins(user.id, store)) {
    for (const pin of pins) {
      pictures.set(pin.picture.signature, pin.picture.extension);
      if (pin.video !== null) videos.add(pin.video.signature);
      for (const { pictureSignature, videoSignature } of partsOf(pin)) {
        const picture = pin.content?.media.pictures.get(pictureSignature);
        if (picture !== undefined) pictures.set(picture.signature, picture.extension);
        if (videoSignature !== null) videos.add(videoSignature);
      }
      batch.push(documents.pinDocument(pin, formatTime));
    }
    if (batch.length < PINS_IN_A_FILE) continue;
    yield document(pinFile((file += 1)), batch);
    batch = [];
  }
  if (batch.length > 0 || file === 0) yield document(pinFile(file + 1), batch);
  if (user.avatarSignature !== null) {
    const avatar = await store.pictures.find(user.avatarSignature);
    if (avatar !== undefined) pictures.set(avatar.signature, avatar.extension);
  }
  for (const [signature, extension] of pictures) yield { kind: 'picture', signature, extension };
  for (const signature of videos) yield { kind: 'video', signature };
}

function partsOf({ content }: PinView) {
  return content === null ? [] : pictureParts(content.made);
}

async function* ownPins(userId: UserId, { feeds, pins }: ExportedStores): AsyncGenerator<readonly PinView[]> {
  let after: PinId | null = null;
  for (;;) {
    const page: readonly { readonly id: PinId }[] = await feeds.ofUser(userId, {
      viewer: userId,
      createdOnly: false,
      quickSavesOnly: false,
      oldestFirst: true,
      after,
      limit: AT_ONCE,
    });
    const ids = page.map(({ id }) => id);
    yield await pins.views(ids, userId);
    after = ids.at(-1) ?? null;
    if (ids.length < AT_ONCE) return;
  }
}

function pinFile(number: number): string {
  return `pins/${String(number).padStart(4, '0')}.json`;
}

async function everything<Id extends string>(
  read: (page: FollowPage) => Promise<readonly Placed<Id>[]>,
): Promise<readonly Placed<Id>[]> {
  const all: Placed<Id>[] = [];
  for (;;) {
    const page = await read({ after: all.at(-1) ?? null, limit: AT_ONCE });
    all.push(...page);
    if (page.length < AT_ONCE) return all;
  }
}

async function inBatches<Id, View>(
  ids: readonly Id[],
  read: (some: readonly Id[]) => Promise<readonly View[]>,
): Promise<readonly View[]> {
  const all: View[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    all.push(...(await read(ids.slice(start, start + AT_ONCE))));
  }
  return all;
}
