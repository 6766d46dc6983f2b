import type { ReactionType } from '../src/domain/pins/pin-relations.ts';
import type { WireBoardShort } from './board.ts';
import type { WireUserShort } from './user.ts';

/** Counts of a pin; null for unavailable ones. */
export interface WirePinStatistics {
  days: number;
  impressions: number | null;
  /** Omitted for ads. */
  saves?: number | null;
  pin_clicks: number | null;
  outbound_clicks: number | null;
  /** Every day, earliest first; empty without counts. */
  series: {
    /** `YYYY-MM-DD` */
    date: string;
    impressions: number;
    saves?: number;
    pin_clicks: number;
  }[];
}

/** A public interaction with a pin. */
export interface WireActivity {
  type: 'activity';
  kind: 'saves' | 'reactions';
  user: WireUserShort;
  /** The board of a save. */
  board: WireBoardShort | null;
  created_at: string;
  reaction_type: ReactionType | null;
}
