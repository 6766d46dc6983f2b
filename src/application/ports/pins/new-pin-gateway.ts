import type { BoardId, SectionId } from '../../../domain/ids/ids.ts';
import type { NewPinContent } from '../../../domain/drafts/new-pin-content.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { ProductFacts } from '../../../domain/pins/product-facts.ts';
import type { TypedPinTexts } from '../../../domain/pins/pin-texts.ts';
import type { SourceTrouble } from '../../../domain/sources/source-trouble.ts';
import type { Refused } from '../refused.ts';

/** A pin to be made, with its texts. */
export type NewPin = TypedPinTexts & {
  /** Names the attempt to make it: repeated with the same key, no second pin is made. */
  readonly key: string;
  readonly content: NewPinContent;
  /** Null saves to the profile. */
  readonly boardId: BoardId | null;
  /** Of this board; null = in no section. */
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

/** Makes pins. @throws {ServiceError} */
export interface NewPinGateway {
  /**
   * Idempotent by key: a repeated call creates no second pin. It returns the first one, with updated texts and board.
   * Errors of a part have field names such as `parts[1].link`.
   */
  create(pin: NewPin): Promise<CreatePinOutcome>;
}
