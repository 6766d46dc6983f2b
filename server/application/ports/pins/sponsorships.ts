import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { SponsorshipStatus } from '../../../../src/domain/sponsorship/sponsorship-answer.ts';

/** The sponsorship of a pin: who pays for it. */
export type SponsorshipRecord = {
  readonly pinId: PinId;
  /** Null once the sponsor has left. */
  readonly sponsorId: UserId | null;
  readonly status: SponsorshipStatus;
  readonly createdAt: number;
};

export interface SponsorshipReader {
  /** Sponsorships of this user's pins, and those for which this user was named as sponsor; by pin, oldest first. */
  ofUser(userId: UserId): Promise<readonly SponsorshipRecord[]>;
  /** True while this user is named as the sponsor of a pin and has not answered. */
  isAsked(userId: UserId): Promise<boolean>;
}

/** A sponsorship is removed with its pin. Copies of the pin show it as well. */
export interface SponsorshipRepository extends SponsorshipReader {
  insert(sponsorship: SponsorshipRecord): Promise<void>;
  /** An unknown pin is fine. */
  setStatus(pinId: PinId, status: SponsorshipStatus): Promise<void>;
}
