import type { BoardId, SectionId, UploadId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { SourceMethod } from '../../domain/sources/source-page.ts';
import type { SourceTrouble } from '../../domain/sources/source-trouble.ts';
import type { Refused } from './refused.ts';

/** Where the picture of a new pin comes from. */
export type NewPinPicture =
  | { readonly kind: 'upload'; readonly uploadId: UploadId }
  /** The server fetches it from another site. `key` is this picture's own: no other has it. */
  | { readonly kind: 'remote'; readonly url: string; readonly method: SourceMethod; readonly key: string };

export type NewPin = {
  readonly picture: NewPinPicture;
  /** Null saves to the profile. */
  readonly boardId: BoardId | null;
  /** Of this board; null = in no section. */
  readonly sectionId: SectionId | null;
  readonly title: string;
  readonly description: string;
  /** Empty = none. */
  readonly link: string;
  readonly altText: string;
};

export type CreatePinOutcome = { readonly kind: 'created'; readonly pin: Pin } | PinRefused;

/** `trouble`: what is wrong with the address of a picture of another site. */
export type PinRefused = Refused & { readonly trouble?: SourceTrouble };

/** Makes pins. @throws {ServiceError} */
export interface NewPinGateway {
  /** Repeated for the same picture, it makes no second pin: the first one is given again. */
  create(pin: NewPin): Promise<CreatePinOutcome>;
}
