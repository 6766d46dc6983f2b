import type { ReactionType } from '../src/domain/pins/pin-relations.ts';
import type { WireBoardShort } from './board.ts';
import type { WireUserShort } from './user.ts';

/** What was counted of a pin; null for what is not known. */
export interface WirePinStatistics {
  days: number;
  impressions: number | null;
  saves: number | null;
  pin_clicks: number | null;
  outbound_clicks: number | null;
  /** Every day, the first first; empty while nothing was counted. */
  series: {
    /** `YYYY-MM-DD` */
    date: string;
    impressions: number;
    saves: number;
    pin_clicks: number;
  }[];
}

/** Something that somebody did with a pin in the open. */
export interface WireActivity {
  type: 'activity';
  kind: 'saves' | 'reactions';
  user: WireUserShort;
  /** Where it was saved to. */
  board: WireBoardShort | null;
  created_at: string;
  reaction_type: ReactionType | null;
}
