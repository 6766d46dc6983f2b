import { isIdText, toPinId } from '../../../src/domain/ids/ids.ts';
import { findPerson, type PersonName } from '../accounts/find-person.ts';
import type { StoreReader } from '../ports/store.ts';
import type { ViewerId } from '../ports/views.ts';
import { withoutReason, type FeedSlice } from './feed-item.ts';

export type UserPinsQuery = {
  readonly pinner: PersonName;
  readonly viewerId: ViewerId;
  /** No saves of others' pins. */
  readonly createdOnly: boolean;
  /** On the quick-saves board only. */
  readonly quickSavesOnly: boolean;
  readonly position: string | null;
  readonly limit: number;
};

export type UserPinsOutcome =
  | ({ readonly kind: 'slice' } & FeedSlice)
  | { readonly kind: 'not_found' }
  | { readonly kind: 'bad_position' };

type UserPinsDeps = { readonly store: Pick<StoreReader, 'users' | 'feeds' | 'pins'> };

/** Somebody's pins, newest first, as far as the viewer may find them. */
export class UserPins {
  readonly #deps: UserPinsDeps;

  constructor(deps: UserPinsDeps) {
    this.#deps = deps;
  }

  async run(query: UserPinsQuery): Promise<UserPinsOutcome> {
    const { users, feeds, pins } = this.#deps.store;
    const { viewerId, position, limit, createdOnly, quickSavesOnly } = query;
    const user = await findPerson(users, query.pinner);
    if (user === undefined) return { kind: 'not_found' };
    if (position !== null && !isIdText(position)) return { kind: 'bad_position' };

    const found = await feeds.ofUser(user.id, {
      viewer: viewerId,
      createdOnly,
      quickSavesOnly,
      after: position === null ? null : toPinId(position),
      limit: limit + 1,
    });
    const shown = found.slice(0, limit);
    const views = await pins.views(
      shown.map(({ id }) => id),
      viewerId,
    );
    return {
      kind: 'slice',
      items: views.map(withoutReason),
      next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  }
}
