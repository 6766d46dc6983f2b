import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { hashtagsIn } from '../../../src/domain/text/hashtags.ts';
import { slugOf } from '../../../src/domain/routes/slug.ts';
import { mayAddPin } from '../../../src/domain/permissions/pin-access.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { BoardShortView, PinView } from '../ports/pins/views.ts';
import { refused, type Refused } from '../access/refusal.ts';
import { standingOf } from '../access/viewer-standing.ts';

/** The number of suggested boards before the full list. */
const SHORTLIST = 3;
const SUGGESTIONS = 6;
const NAME_MAX = 50;

export type BoardChoice = {
  /** Every board where the actor may add pins, last used first. */
  readonly all: readonly BoardShortView[];
  readonly shortlist: readonly BoardShortView[];
};

export type ChooseBoardOutcome = ({ readonly kind: 'choice' } & BoardChoice) | Refused;
export type SuggestTitlesOutcome = { readonly kind: 'names'; readonly names: readonly string[] } | Refused;

type ChooseBoardDeps = {
  readonly store: Pick<StoreReader, 'boards' | 'pins'>;
  readonly clock: Clock;
};

/** Lists and suggests boards for a save. */
export class ChooseBoard {
  readonly #deps: ChooseBoardDeps;

  constructor(deps: ChooseBoardDeps) {
    this.#deps = deps;
  }

  /** The boards to choose from. `pinId`, if present, must be a pin that the actor may read. */
  async run(actorId: UserId, pinId: PinId | null): Promise<ChooseBoardOutcome> {
    if (pinId !== null && (await this.#pin(pinId, actorId)) === undefined) return refused('pin_not_found');
    const boards = await this.#deps.store.boards.withinReachOf(actorId);
    const all = boards.filter((view) => mayAddPin(standingOf(view, actorId)));
    return { kind: 'choice', all, shortlist: all.slice(0, SHORTLIST) };
  }

  /** Suggests names for a new board: the board names of other savers, and the interest of the pin. */
  async suggestTitles(pinId: PinId, actorId: UserId): Promise<SuggestTitlesOutcome> {
    const pin = await this.#pin(pinId, actorId);
    if (pin === undefined) return refused('pin_not_found');
    const slugs = await this.#deps.store.boards.slugsOf(actorId);
    const names = new Map<string, string>();
    for (const name of possibleNames(pin)) {
      const slug = slugOf(name);
      if (!slugs.has(slug) && !names.has(slug)) names.set(slug, name);
    }
    return { kind: 'names', names: [...names.values()].slice(0, SUGGESTIONS) };
  }

  async #pin(pinId: PinId, actorId: UserId): Promise<PinView | undefined> {
    const { store, clock } = this.#deps;
    const [pin] = await store.pins.views([pinId], actorId);
    return pin !== undefined && canSeePin(pin, actorId, clock.now()) ? pin : undefined;
  }
}

function possibleNames({ pin, board, original }: PinView): readonly string[] {
  const boards = [board, original?.board].flatMap((view) =>
    view === undefined || view.board.layout === 'quick_saves' ? [] : [view.board],
  );
  const hashtags = hashtagsIn(pin.description).map((word) => capitalized(word.replaceAll('_', ' ').trim()));
  const categories = boards.flatMap(({ category }) => category ?? []).map(capitalized);
  return [...boards.map(({ name }) => name), ...hashtags, ...categories, pin.title].filter(
    (name) => name !== '' && name.length <= NAME_MAX,
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
