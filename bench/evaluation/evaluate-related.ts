import type { BoardId, PinId } from '../../src/domain/ids/ids.ts';
import { DiscoveryEngine } from '../../server/application/discovery/discovery-engine.ts';
import { planStore } from '../generated-store/store-plan.ts';
import type { StoreSize } from '../generated-store/store-size.ts';
import { DocumentsInMemory } from './documents-in-memory.ts';
import { heldOutSaves, type HeldOutBoard, type HeldOutSaves } from './held-out-saves.ts';

/** How well a method finds what people have saved next. All are shares, 0 to 1. */
export type Quality = {
  /** Of the held-out saves of a board, those among the first 25 and 100. */
  readonly recallAt25: number;
  readonly recallAt100: number;
  /** Boards of which at least one held-out save is among the first 10. */
  readonly hitAt10: number;
  /** Of the first 25, those that are among the 100 most saved of all: the lower, the less everybody gets the same. */
  readonly popularityOverlap: number;
  /** Of all documents, those that are among the first 25 of some board. */
  readonly coverage: number;
};

export type Method = 'one pin' | 'five pins' | 'popular' | 'newest';
export type Evaluation = Readonly<Record<Method, Quality>>;

/** Of so few pins that it runs in every check. */
export const SMALL: StoreSize = {
  people: 100,
  boards: 400,
  originals: 4_000,
  saves: 12_000,
  favorites: 0,
  seed: 7,
  until: Date.UTC(2026, 0, 1),
};

type Recommend = (board: HeldOutBoard, limit: number) => Promise<readonly PinId[]>;

/** Replays the held-out saves of a generated store: from one pin and from five pins of a board, beside two baselines. */
export async function evaluateRelated(size: StoreSize): Promise<Evaluation> {
  const saves = heldOutSaves(planStore(size));
  const source = new DocumentsInMemory(saves.documents);
  const engine = new DiscoveryEngine({ source, clock: { now: () => size.until } });
  await engine.catchUp();
  const related =
    (pins: number): Recommend =>
    async (board, limit) =>
      engine.answer('related', {
        documents: board.known.slice(0, pins),
        withoutBoard: board.id as BoardId,
        words: '',
        products: 'any',
        seed: 1,
        limit,
      });
  const popular = [...saves.saves].sort((one, other) => other[1] - one[1]).map(([id]) => id);
  const newest = [...saves.documents].sort((one, other) => other.createdAt - one.createdAt);
  return {
    'one pin': await qualityOf(related(1), saves, popular),
    'five pins': await qualityOf(related(5), saves, popular),
    popular: await qualityOf(fixed(popular), saves, popular),
    newest: await qualityOf(fixed(newest.map(({ id }) => id)), saves, popular),
  };
}

/** The same for every board, without what is on it. */
function fixed(list: readonly PinId[]): Recommend {
  return async ({ known }, limit) => {
    const own = new Set(known);
    return list
      .slice(0, limit + own.size)
      .filter((id) => !own.has(id))
      .slice(0, limit);
  };
}

async function qualityOf(
  recommend: Recommend,
  { boards, documents }: HeldOutSaves,
  popular: readonly PinId[],
): Promise<Quality> {
  const mostSaved = new Set(popular.slice(0, 100));
  const shown = new Set<PinId>();
  const sums = { recallAt25: 0, recallAt100: 0, hitAt10: 0, popularityOverlap: 0 };
  for (const board of boards) {
    const found = await recommend(board, 100);
    const hits = (limit: number) => found.slice(0, limit).filter((id) => board.heldOut.has(id)).length;
    const first = found.slice(0, 25);
    for (const id of first) shown.add(id);
    sums.recallAt25 += hits(25) / board.heldOut.size;
    sums.recallAt100 += hits(100) / board.heldOut.size;
    sums.hitAt10 += hits(10) > 0 ? 1 : 0;
    sums.popularityOverlap += first.filter((id) => mostSaved.has(id)).length / Math.max(1, first.length);
  }
  const mean = (sum: number) => sum / boards.length;
  return {
    recallAt25: mean(sums.recallAt25),
    recallAt100: mean(sums.recallAt100),
    hitAt10: mean(sums.hitAt10),
    popularityOverlap: mean(sums.popularityOverlap),
    coverage: shown.size / documents.length,
  };
}
