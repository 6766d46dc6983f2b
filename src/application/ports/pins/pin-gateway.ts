import type { Pin } from '../../../domain/pins/pin.ts';

/** Pins by id. @throws {ServiceError} */
export interface PinGateway {
  /** `id` may also be a carousel slot's id or a variant address. Undefined: missing, or hidden from this viewer. */
  find(id: string): Promise<Pin | undefined>;
}
