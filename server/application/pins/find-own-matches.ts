import { duplicateLevel, type HashedLooks } from '../../../src/domain/looks/duplicate-level.ts';
import type { BoardId, PinId, UserId } from '../../../src/domain/ids/ids.ts';
import type { MatchedBy } from '../../../src/domain/sources/own-match.ts';
import { HashScan } from '../looks/hash-scan.ts';
import type { OwnPicture } from '../ports/media/looks.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { PinView } from '../ports/pins/views.ts';
import { canSeePin } from '../access/pin-visibility.ts';

/** The response has no more than this: one match is enough. */
const MOST = 10;

/** Own pins whose pictures are compared, newest first. */
const COMPARED = 20_000;

export type OwnPinMatch = { readonly pin: PinView; readonly by: MatchedBy };

export type OwnMatchesQuery = {
  /** Null: not part of the search. */
  readonly link: string | null;
  /** `looks` is null for a stored picture. */
  readonly picture: { readonly signature: string; readonly looks: HashedLooks | null } | null;
  readonly boardId: BoardId | null;
};

type Match = { readonly pinId: PinId; readonly by: MatchedBy };

type FindOwnMatchesDeps = { readonly store: Pick<StoreReader, 'pins' | 'looks'>; readonly clock: Clock };

/**
 * Finds the user's own pins of a page or a picture, on all boards that the user may still read: of the same file, of
 * another file of the same picture, or of a picture that looks the same.
 */
export class FindOwnMatches {
  readonly #deps: FindOwnMatchesDeps;

  constructor(deps: FindOwnMatchesDeps) {
    this.#deps = deps;
  }

  async run(userId: UserId, { link, picture, boardId }: OwnMatchesQuery): Promise<readonly OwnPinMatch[]> {
    const { store, clock } = this.#deps;
    const pictureSignature = picture?.signature ?? null;
    const exact = await store.pins.ownMatches(userId, { link, pictureSignature, boardId, limit: MOST });
    const found = exact.some(({ by }) => by === 'picture')
      ? exact
      : once([...(await this.#alike(userId, picture)), ...exact]);
    const views = await store.pins.views(
      found.map(({ pinId }) => pinId),
      userId,
    );
    const now = clock.now();
    return found.flatMap(({ pinId, by }) => {
      const pin = views.find((view) => view.pin.id === pinId);
      return pin !== undefined && canSeePin(pin, userId, now) ? [{ pin, by }] : [];
    });
  }

  /** The same picture first, then what looks the same. */
  async #alike(userId: UserId, picture: OwnMatchesQuery['picture']): Promise<readonly Match[]> {
    const { looks } = this.#deps.store;
    if (picture === null) return [];
    const sought = picture.looks ?? (await looks.find([picture.signature])).get(picture.signature);
    if (sought === undefined) return [];
    const near = nearOf(sought, await looks.ofPinner(userId, { boardId: null, limit: COMPARED }));
    const known = await looks.find([...new Set(near.map(({ signature }) => signature))]);
    const levels = near.map(({ pinId, signature }) => {
      const own = known.get(signature);
      return { pinId, level: own === undefined ? 'different' : duplicateLevel(sought, own) };
    });
    const of = (level: 'same_picture' | 'looks_same', by: MatchedBy) =>
      levels.filter((pin) => pin.level === level).map(({ pinId }) => ({ pinId, by }));
    return [...of('same_picture', 'picture'), ...of('looks_same', 'looks')];
  }
}

/** A pin that matches in several ways counts by the first one. */
function once(matches: readonly Match[]): readonly Match[] {
  return matches
    .filter(({ pinId }, at) => matches.findIndex((match) => match.pinId === pinId) === at)
    .slice(0, MOST);
}

function nearOf(sought: HashedLooks, all: readonly OwnPicture[]): readonly OwnPicture[] {
  const pictures = all.filter(({ hashes }) => hashes !== null);
  const scan = new HashScan();
  for (const { hashes } of pictures) if (hashes !== null) scan.add(hashes);
  return scan.nearTo(sought).map(({ number }) => pictures[number]!);
}
