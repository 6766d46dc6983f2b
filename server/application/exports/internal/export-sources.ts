import type { StoreReader } from '../../ports/store.ts';

/** The repositories that an export reads. The others contain no data of the user. */
export type ExportedStores = Pick<
  StoreReader,
  | 'users'
  | 'userStates'
  | 'consentLog'
  | 'boards'
  | 'sections'
  | 'pins'
  | 'pictures'
  | 'feeds'
  | 'follows'
  | 'blocks'
  | 'topics'
  | 'pinTopics'
  | 'favorites'
  | 'reactions'
  | 'hides'
  | 'feedSwitches'
  | 'searchQueries'
  | 'events'
  | 'experiences'
  | 'news'
  | 'reports'
  | 'appeals'
  | 'sponsorships'
  | 'promotions'
  | 'conversations'
>;

/** Milliseconds since the epoch as ISO 8601. */
export type FormatTime = (ms: number) => string;

/** What the parts of an export are read from. */
export type Sources = { readonly store: ExportedStores; readonly formatTime: FormatTime };

/** The batch size of reads; each batch of pins gets a document. */
export const AT_ONCE = 250;
