import { COLOR_GROUPS } from '../../../src/domain/feeds/color-group.ts';
import { interestGroup } from '../../../src/domain/feeds/interest-group.ts';
import { isIdText, toPinId, type PinId, type UserId } from '../../../src/domain/ids/ids.ts';
import { findPerson, type PersonName } from '../people/find-person.ts';
import type { GroupedPin, RankedPin } from '../ports/pins/feeds.ts';
import type { StoreReader } from '../ports/store.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import { withoutReason, type FeedItem, type FeedSlice } from './feed-item.ts';
import { formatPosition, parsePosition } from './internal/feed-positions.ts';

/** Selection and order of a user's pins. */
export type UserPinsView =
  /** `created`: no saves of others' pins; `quick_saves`: on the board for those only. */
  | { readonly kind: 'all' | 'created' | 'quick_saves'; readonly oldestFirst: boolean }
  | { readonly kind: 'favorites'; readonly createdOnly: boolean }
  | { readonly kind: 'grouped'; readonly by: 'color' | 'interest' };

export type UserPinsQuery = {
  readonly pinner: PersonName;
  readonly viewerId: ViewerId;
  readonly view: UserPinsView;
  readonly position: string | null;
  readonly limit: number;
};

export type UserPinsOutcome =
  | ({ readonly kind: 'slice' } & FeedSlice)
  | { readonly kind: 'not_found' }
  /** Favourites are private. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'bad_position' };

type UserPinsDeps = { readonly store: Pick<StoreReader, 'users' | 'feeds' | 'favorites' | 'pins'> };

/** A user's pins, as far as the viewer may find them. */
export class UserPins {
  readonly #deps: UserPinsDeps;

  constructor(deps: UserPinsDeps) {
    this.#deps = deps;
  }

  async run(query: UserPinsQuery): Promise<UserPinsOutcome> {
    const { view, viewerId } = query;
    const user = await findPerson(this.#deps.store.users, query.pinner);
    if (user === undefined) return { kind: 'not_found' };
    if (view.kind === 'favorites') {
      return user.id === viewerId ? this.#favorites(user.id, view, query) : { kind: 'forbidden' };
    }
    return view.kind === 'grouped' ? this.#grouped(user.id, view, query) : this.#byAge(user.id, view, query);
  }

  async #byAge(
    userId: UserId,
    view: Extract<UserPinsView, { readonly oldestFirst: boolean }>,
    { viewerId, position, limit }: UserPinsQuery,
  ): Promise<UserPinsOutcome> {
    if (position !== null && !isIdText(position)) return { kind: 'bad_position' };
    const found = await this.#deps.store.feeds.ofUser(userId, {
      viewer: viewerId,
      createdOnly: view.kind === 'created',
      quickSavesOnly: view.kind === 'quick_saves',
      oldestFirst: view.oldestFirst,
      after: position === null ? null : toPinId(position),
      limit: limit + 1,
    });
    return this.#slice(found, { viewerId, limit, position: ({ id }) => id, group: () => undefined });
  }

  async #favorites(
    userId: UserId,
    { createdOnly }: { readonly createdOnly: boolean },
    { viewerId, position, limit }: UserPinsQuery,
  ): Promise<UserPinsOutcome> {
    const after = position === null ? null : parsePosition(position);
    if (after === undefined) return { kind: 'bad_position' };
    const found = await this.#deps.store.favorites.ofUser(userId, { createdOnly, after, limit: limit + 1 });
    return this.#slice<RankedPin>(found, {
      viewerId,
      limit,
      position: formatPosition,
      group: () => undefined,
    });
  }

  async #grouped(
    userId: UserId,
    { by }: { readonly by: 'color' | 'interest' },
    { viewerId, position, limit }: UserPinsQuery,
  ): Promise<UserPinsOutcome> {
    const after = position === null ? null : parseGrouped(position);
    if (after === undefined) return { kind: 'bad_position' };
    const options = { viewer: viewerId, by, after, limit: limit + 1 };
    const found = await this.#deps.store.feeds.groupedOfUser(userId, options);
    return this.#slice<GroupedPin>(found, {
      viewerId,
      limit,
      position: ({ id, group }) => `${id} ${group}`,
      group: ({ group }) => (by === 'color' ? COLOR_GROUPS[Number(group)] : interestGroup(group)),
    });
  }

  async #slice<Found extends { readonly id: PinId }>(
    found: readonly Found[],
    how: {
      readonly viewerId: ViewerId;
      readonly limit: number;
      readonly position: (last: Found) => string;
      readonly group: (pin: Found) => FeedItem['group'];
    },
  ): Promise<UserPinsOutcome> {
    const shown = found.slice(0, how.limit);
    const last = shown.at(-1);
    const groups = new Map(shown.map((pin) => [pin.id, how.group(pin)]));
    const views = await this.#deps.store.pins.views(
      shown.map(({ id }) => id),
      how.viewerId,
    );
    return {
      kind: 'slice',
      items: views.map((pin) => {
        const group = groups.get(pin.pin.id);
        return group === undefined ? withoutReason(pin) : { ...withoutReason(pin), group };
      }),
      next: found.length > how.limit && last !== undefined ? how.position(last) : null,
    };
  }
}

/** Undefined for a malformed cursor of a grouped list. */
function parseGrouped(position: string): GroupedPin | undefined {
  const end = position.indexOf(' ');
  const id = position.slice(0, end);
  return end > 0 && isIdText(id) ? { id: toPinId(id), group: position.slice(end + 1) } : undefined;
}
