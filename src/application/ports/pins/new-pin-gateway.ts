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
  /** What can be bought there; null = nothing was said about it. */
  readonly product: ProductFacts | null;
  /** Name of the account that pays for it, which is asked to confirm that; empty = nobody does. */
  readonly sponsor: string;
};

/** `was`: it was made before with this key, and has got these texts and this board now. What it is made of stayed. */
export type CreatePinOutcome = ({ readonly kind: 'created'; readonly pin: Pin } | PinRefused) & {
  readonly was?: 'made';
};

/** `trouble`: what is wrong with the address of a picture of another site. */
export type PinRefused = Refused & { readonly trouble?: SourceTrouble };

/** Makes pins. @throws {ServiceError} */
export interface NewPinGateway {
  /**
   * Repeated with the same key, it makes no second pin: the first one is given again, changed where the texts and the
   * board are other ones now. What is wrong with a part is refused as `parts[1].link`.
   */
  create(pin: NewPin): Promise<CreatePinOutcome>;
}
