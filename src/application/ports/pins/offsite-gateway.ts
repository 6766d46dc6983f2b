import type { PinId } from '../../../domain/ids/ids.ts';
import type { OffsiteAnswer } from '../../../domain/leaving/offsite-check.ts';

/** A link before it is opened. */
export type OffsiteQuery = {
  readonly url: string;
  /** Null for links of no pin. */
  readonly pinId: PinId | null;
  /** An ad of a third party, which has no pin here. */
  readonly isForeignAd: boolean;
  readonly trackingParams: string;
};

/** What the server knows about other sites. */
export interface OffsiteGateway {
  /**
   * Asks about a link. Undefined when the answer is unusable.
   * @throws {ServiceError} without an answer
   */
  check(query: OffsiteQuery): Promise<OffsiteAnswer | undefined>;
  /** The same for a page about a link, which only reads. @throws {ServiceError} without an answer */
  look(url: string): Promise<OffsiteAnswer | undefined>;
}
