import type { PinSearch } from '../../../domain/search/pin-search.ts';
import type { SearchFacts } from '../../../domain/search/search-facts.ts';
import type { Suggestion } from '../../../domain/search/suggestion.ts';
import type { UserShort } from '../../../domain/users/user.ts';
import type { BoardPage } from '../boards/board-gateway.ts';
import type { PeoplePage } from '../people/follow-gateway.ts';
import type { FeedPage, FeedSource } from '../pins/feed-gateway.ts';

export type FoundPins = FeedPage & {
  readonly facts: SearchFacts;
  /** The first people whose name the query is. */
  readonly people: readonly UserShort[];
};

/** A search for pins by looks: a colour, or a part of the picture of a pin. */
export type LooksSource = Extract<FeedSource, { kind: 'visual' | 'color' }>;

/** `building`: the index is being built, so there are no pins yet. */
export type FoundLooks = FeedPage & { readonly building: boolean };

/** Search and suggestions. @throws {ServiceError} */
export interface SearchGateway {
  /** The first page of pins; `FeedGateway` has the others. `refused`: the query cannot be searched for. */
  pins(search: PinSearch): Promise<FoundPins | 'refused'>;
  /** The first page of pins by looks. `refused`: there is no such picture, or the viewer may not see it. */
  looks(source: LooksSource): Promise<FoundLooks | 'refused'>;
  /** `'expired'`: the server no longer knows the bookmark; start again. `undefined`: refused. */
  boards(query: string, bookmark: string | null): Promise<BoardPage | 'expired' | undefined>;
  people(query: string, bookmark: string | null): Promise<PeoplePage | 'expired' | undefined>;
  /** Suggestions for a text, the best first. */
  suggest(term: string): Promise<readonly Suggestion[]>;
  /** What the viewer has searched for, the newest first. Members only. */
  recentQueries(): Promise<readonly string[]>;
  /** Removes a recent query, or all of them: null. Members only. */
  forgetQuery(query: string | null): Promise<void>;
}
