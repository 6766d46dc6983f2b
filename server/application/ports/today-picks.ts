import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { ArticleKind } from '../../../src/domain/today/themes.ts';

/** A theme that the operator has chosen. */
export type TodayPick = {
  readonly title: string;
  readonly subtitle: string;
  /** Days from the epoch, both included; null: no limit. */
  readonly from: number | null;
  readonly until: number | null;
  readonly kind: ArticleKind;
  /** Its pins: these ones, those of a topic (by its name in addresses), or those that a search finds. */
  readonly pins:
    { readonly ids: readonly PinId[] } | { readonly topic: string } | { readonly search: string };
};

/** The themes that the operator has chosen, in their order. */
export interface TodayPicks {
  all(): readonly TodayPick[];
}
