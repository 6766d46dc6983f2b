import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { PublicSave } from '../../../src/domain/topics/explore-lists.ts';
import type { DiscoveryIndex, DocumentTopics } from '../ports/discovery/discovery-index.ts';
import type { FeedReader } from '../ports/pins/feeds.ts';
import type { Timer } from '../ports/surroundings.ts';

export type SavesWithTopicsDeps = {
  readonly feeds: Pick<FeedReader, 'publicSaves'>;
  readonly index: Pick<DiscoveryIndex, 'ask'>;
  readonly timer: Timer;
};

export type SavesWithTopics = {
  /** Newest first. */
  readonly saves: readonly PublicSave<PinId>[];
  /** By the original; without those that the index does not know. */
  readonly about: ReadonlyMap<PinId, DocumentTopics>;
};

const DOCUMENTS_AT_ONCE = 1_000;
/** Where more is saved, the days before count less far back. */
const MOST_SAVES = 50_000;

/**
 * What people saved on public boards, and what it is about. They may be tens of thousands, so they are read in parts,
 * between which requests are answered. Null while the index is being built.
 */
export async function savesWithTopics(
  { feeds, index, timer }: SavesWithTopicsDeps,
  since: number,
): Promise<SavesWithTopics | null> {
  const saves: PublicSave<PinId>[] = [];
  for await (const some of feeds.publicSaves({ since, limit: MOST_SAVES })) {
    if (saves.length > 0) await timer.after(0).rung;
    saves.push(...some);
  }
  const documents = [...new Set(saves.map(({ original }) => original))];
  const about = new Map<PinId, DocumentTopics>();
  for (let asked = 0; asked === 0 || asked < documents.length; asked += DOCUMENTS_AT_ONCE) {
    const known = await index.ask('topicsOf', {
      documents: documents.slice(asked, asked + DOCUMENTS_AT_ONCE),
    });
    if (known === null) return null;
    for (const topics of known) about.set(topics.document, topics);
  }
  return { saves, about };
}
