import type { BoardId, SectionId } from '../../../domain/ids/ids.ts';
import type { NewPinContent } from '../../../domain/drafts/new-pin-content.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { ProductFacts } from '../../../domain/pins/product-facts.ts';
import type { TypedPinTexts } from '../../../domain/pins/pin-texts.ts';
import type { SourceTrouble } from '../../../domain/sources/source-trouble.ts';
import type { Refused } from '../refused.ts';

/** A new pin with its texts. */
export type NewPin = TypedPinTexts & {
  /** The idempotency key: a repeated call with the same key creates no second pin. */
  readonly key: string;
  readonly content: NewPinContent;
  /** Null saves to the profile. */
  readonly boardId: BoardId | null;
  /** A section of this board; null = none. */
  readonly sectionId: SectionId | null;
  /** The product on the pin; null = none. */
  readonly product: ProductFacts | null;
  /** The username of the sponsor, who is asked to confirm; empty = not sponsored. */
  readonly sponsor: string;
};

/** `was: 'made'`: a pin with this key existed already. Its texts and board were updated, its content was not. */
export type CreatePinOutcome = ({ readonly kind: 'created'; readonly pin: Pin } | PinRefused) & {
  readonly was?: 'made';
};

/** `trouble`: the problem with the address of a picture on another site. */
export type PinRefused = Refused & { readonly trouble?: SourceTrouble };

/** Creates pins. @throws {ServiceError} */
export interface NewPinGateway {
  /**
   * Idempotent by key: a repeated call creates no second pin. It returns the first one, with updated texts and board.
   * Errors of a part have field names such as `parts[1].link`.
   */
  create(pin: NewPin): Promise<CreatePinOutcome>;
}
