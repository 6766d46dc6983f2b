import type { NamedMedia } from './named-media.ts';
import type { Recount } from './recount.ts';

/** A store that an operator looks into, also while a server uses it. */
export type InspectedStore = {
  /** What of it can be checked here. */
  readonly checked: string;
  /** What is wrong with it; null if nothing. */
  integrity(): string | null;
  /** The names of the migrations that are pending. @throws {StoreUnusable} when the store is newer. */
  pending(): Promise<readonly string[]>;
  /** The number of wrong rows of everything that is derived, by name. Repairs them if told so. */
  recount(repair: boolean): Promise<readonly Recount[]>;
  namedMedia(): AsyncIterable<NamedMedia>;
  close(): Promise<void>;
};
