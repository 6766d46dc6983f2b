import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { SponsorshipStatus } from '../../../../src/domain/sponsorship/sponsorship-answer.ts';

/** Who pays for a pin. */
export type SponsorshipRecord = {
  readonly pinId: PinId;
  /** Null once the sponsor has left. */
  readonly sponsorId: UserId | null;
  readonly status: SponsorshipStatus;
  readonly createdAt: number;
};

export interface SponsorshipReader {
  /** On pins of this user, and those that this user is asked to pay for or has paid for; by pin, the oldest first. */
  ofUser(userId: UserId): Promise<readonly SponsorshipRecord[]>;
}

/** It goes with its pin. Copies of the pin show it as well. */
export interface SponsorshipRepository extends SponsorshipReader {
  insert(sponsorship: SponsorshipRecord): Promise<void>;
  /** An unknown pin is fine. */
  setStatus(pinId: PinId, status: SponsorshipStatus): Promise<void>;
}
