import type { TunerObject } from '../../../src/domain/feeds/feed-tuner.ts';
import { toBoardId, toPinId, toTopicId, toUserId, type UserId } from '../../../src/domain/ids/ids.ts';
import { listedDomain } from '../../../src/domain/listings/listing.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import { visibleBoard } from '../access/visible-board.ts';
import type { SwitchedSource } from '../ports/people/feed-switches.ts';
import type { Store } from '../ports/store.ts';
import type { PersonView } from '../ports/pins/views.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { ListTopics } from '../topics/list-topics.ts';
import type { FeedSource } from './feed-source.ts';
import { originalOf } from './internal/recent-history.ts';

export type SwitchFeedSourceCommand = {
  readonly userId: UserId;
  readonly object: TunerObject;
  readonly id: string;
  readonly enabled: boolean;
};

/** All that a member did up to now. `enabled`: it feeds the home feed again. */
export type OwnHistory = { readonly kind: 'history'; readonly person: PersonView; readonly enabled: boolean };

export type SwitchFeedSourceOutcome =
  | { readonly kind: 'switched'; readonly source: FeedSource | OwnHistory }
  /** Missing, or not visible to the member. */
  | { readonly kind: 'not_found' };

type SwitchFeedSourceDeps = {
  readonly store: Store;
  readonly listTopics: Pick<ListTopics, 'describe'>;
  readonly clock: Clock;
};

/**
 * Lets a source feed a member's home feed, or not. Without the history, recommendations begin anew from now on; with
 * it, the last such beginning is taken back. Repeating the switch of another source has no further effect.
 */
export class SwitchFeedSource {
  readonly #deps: SwitchFeedSourceDeps;

  constructor(deps: SwitchFeedSourceDeps) {
    this.#deps = deps;
  }

  async run(command: SwitchFeedSourceCommand): Promise<SwitchFeedSourceOutcome> {
    const { userId, object, id, enabled } = command;
    if (object === 'history') return await this.#history(userId, id, enabled);
    const found = await this.#find(command);
    if (found === undefined) return { kind: 'not_found' };
    await this.#deps.store.transaction(({ feedSwitches }) =>
      enabled
        ? feedSwitches.switchOn(userId, found.switched)
        : feedSwitches.switchOff(userId, found.switched),
    );
    return { kind: 'switched', source: found.source };
  }

  async #history(userId: UserId, id: string, enabled: boolean): Promise<SwitchFeedSourceOutcome> {
    const { store, clock } = this.#deps;
    const [person] = id === userId ? await store.users.views([userId], userId) : [];
    if (person === undefined) return { kind: 'not_found' };
    await store.transaction(({ feedSwitches }) =>
      enabled ? feedSwitches.undoStartOver(userId) : feedSwitches.startOver(userId, clock.now()),
    );
    return { kind: 'switched', source: { kind: 'history', person, enabled } };
  }

  async #find({
    userId,
    object,
    id,
    enabled,
  }: SwitchFeedSourceCommand): Promise<
    { readonly source: FeedSource; readonly switched: SwitchedSource } | undefined
  > {
    const { store, listTopics, clock } = this.#deps;
    switch (object) {
      case 'interest': {
        const [topic] = await listTopics.describe(await store.topics.views([toTopicId(id)], userId), userId);
        if (topic === undefined) return undefined;
        const switched = { kind: 'topic', id: topic.view.topic.id } as const;
        return { source: { kind: 'topic', topic, enabled }, switched };
      }
      case 'board': {
        const board = await visibleBoard(store.boards, toBoardId(id), userId);
        if (board === undefined) return undefined;
        return { source: { kind: 'board', board, enabled }, switched: { kind: 'board', id: board.board.id } };
      }
      case 'user': {
        const [person] = await store.users.views([toUserId(id)], userId);
        if (person === undefined) return undefined;
        return { source: { kind: 'pinner', person, enabled }, switched: { kind: 'pinner', id: person.id } };
      }
      case 'pin': {
        const [pin] = await store.pins.views([toPinId(id)], userId);
        if (pin === undefined || !canSeePin(pin, userId, clock.now())) return undefined;
        return { source: { kind: 'pin', pin, enabled }, switched: { kind: 'pin', id: originalOf(pin) } };
      }
      case 'domain': {
        const name = listedDomain(id);
        if (name === undefined) return undefined;
        const domain = { name, pinCount: 0, newest: null };
        return { source: { kind: 'domain', domain, enabled }, switched: { kind: 'domain', id: name } };
      }
      case 'history':
        return undefined;
    }
  }
}
