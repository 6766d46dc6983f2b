import type { BoardId } from '../../../domain/ids/ids.ts';
import type { OwnMatch } from '../../../domain/sources/own-match.ts';
import type { SourcePage } from '../../../domain/sources/source-page.ts';
import type { SourceTrouble } from '../../../domain/sources/source-trouble.ts';
import type { Cancellation } from './upload-gateway.ts';

/** `message` is for display; `trouble` is the reason, null when it is not about the address. */
export type SourceOutcome =
  | { readonly kind: 'found'; readonly page: SourcePage }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly message: string; readonly trouble: SourceTrouble | null }
  | { readonly kind: 'cancelled' };

/** The picture to compare with own pins: one on this server, or one on another site. */
export type ComparedPicture =
  { readonly kind: 'stored'; readonly signature: string } | { readonly kind: 'remote'; readonly url: string };

/** The page and the picture to compare with own pins; at least one of the two. */
export type MatchQuery = {
  readonly link: string | null;
  readonly picture: ComparedPicture | null;
  readonly boardId: BoardId | null;
};

/** Pages of other sites as sources of pins. @throws {ServiceError} */
export interface SourceGateway {
  /** The pictures and texts of a page; `nothing` when it has no picture. The server fetches it, never this browser. */
  read(address: string, cancellation: Cancellation): Promise<SourceOutcome>;
  /**
   * Own pins of the same page or picture; those on the named board first, then the newest. A picture of another site is
   * compared by its content, which the server fetches. Empty when it cannot be fetched or the query was cancelled.
   */
  ownMatches(query: MatchQuery, cancellation?: Cancellation): Promise<readonly OwnMatch[]>;
}
