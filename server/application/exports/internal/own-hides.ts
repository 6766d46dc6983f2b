import type { BoardId, UserId } from '../../../../src/domain/ids/ids.ts';
import { boardPath } from '../../boards/board-path.ts';
import { canSeeBoard } from '../../access/viewer-standing.ts';
import type { SwitchedOff } from '../../ports/people/feed-switches.ts';
import type { HiddenPin } from '../../ports/people/hides.ts';
import type { ExportDocument } from './export-document.ts';
import { AT_ONCE, type ExportedStores, type Sources } from './export-sources.ts';

/** The pins, people and boards that the user hid. */
export async function ownHidden(userId: UserId, { store, formatTime }: Sources) {
  const { pins, people, boards } = await store.hides.ofUser(userId);
  const namedPeople = await usernames(people, userId, store);
  const namedBoards = await boardNames(boards, userId, store);
  return {
    pins: pins.map(({ pinId, cause, time }): ExportDocument<HiddenPin, never, { time: 'since' }> => ({
      pin_id: pinId,
      cause,
      since: formatTime(time),
    })),
    people: namedPeople.map(({ of, ...person }) => ({ ...person, since: formatTime(of.time) })),
    boards: namedBoards.map(({ of, ...board }) => ({ ...board, since: formatTime(of.time) })),
  };
}

/** What the user has switched off for the home feed, and when they started over. */
export async function ownFeedSwitches(userId: UserId, { store, formatTime }: Sources) {
  const { topics, boards, pinners, pins, domains, since } = await store.feedSwitches.switchedOff(userId);
  const placed = <Id>(ids: ReadonlySet<Id>) => [...ids].map((id) => ({ id }));
  const document: ExportDocument<
    SwitchedOff,
    never,
    {
      topics: 'topics_off';
      boards: 'boards_off';
      pinners: 'people_off';
      pins: 'pins_off';
      domains: 'websites_off';
      since: 'started_over_at';
    }
  > = {
    started_over_at: since === null ? null : formatTime(since),
    topics_off: (await store.topics.views([...topics], userId)).map(({ topic }) => ({
      name: topic.name,
      url_name: topic.urlName,
    })),
    boards_off: (await boardNames(placed(boards), userId, store)).map(({ name, url }) => ({ name, url })),
    people_off: (await usernames(placed(pinners), userId, store)).map(({ username }) => ({ username })),
    pins_off: [...pins],
    websites_off: [...domains],
  };
  return document;
}

/** The people that the user may know of, each with what it was looked up by. */
async function usernames<Of extends { readonly id: UserId }>(
  people: readonly Of[],
  viewer: UserId,
  store: ExportedStores,
) {
  const named: { username: string; of: Of }[] = [];
  for (let start = 0; start < people.length; start += AT_ONCE) {
    const some = new Map(people.slice(start, start + AT_ONCE).map((of) => [of.id, of]));
    for (const { id, username } of await store.users.views([...some.keys()], viewer)) {
      const of = some.get(id);
      if (of !== undefined) named.push({ username, of });
    }
  }
  return named;
}

/** The boards that the user may see, each with what it was looked up by. */
async function boardNames<Of extends { readonly id: BoardId }>(
  boards: readonly Of[],
  viewer: UserId,
  store: ExportedStores,
) {
  const named: { name: string; url: string; of: Of }[] = [];
  for (let start = 0; start < boards.length; start += AT_ONCE) {
    const some = new Map(boards.slice(start, start + AT_ONCE).map((of) => [of.id, of]));
    for (const view of await store.boards.shortViews([...some.keys()], viewer)) {
      const of = some.get(view.board.id);
      if (of === undefined || !canSeeBoard(view, viewer)) continue;
      named.push({ name: view.board.name, url: boardPath(view), of });
    }
  }
  return named;
}
