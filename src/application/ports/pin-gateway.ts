import type { BoardId, SectionId, UploadId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { Refused } from './refused.ts';

export type NewPin = {
  readonly uploadId: UploadId;
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

export type CreatePinOutcome = { readonly kind: 'created'; readonly pin: Pin } | Refused;

/** Pins by id. @throws {ServiceError} */
export interface PinGateway {
  /** `id` may also be a carousel slot's id or a variant address. Undefined: missing, or not for this viewer. */
  find(id: string): Promise<Pin | undefined>;
  /** Repeated for the same upload, it makes no second pin: the first one is given again. */
  create(pin: NewPin): Promise<CreatePinOutcome>;
}
