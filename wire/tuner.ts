import type { TunerObject } from '../src/domain/feeds/feed-tuner.ts';
import type { WireBoardShort } from './board.ts';
import type { WirePin } from './pin.ts';
import type { WireTopic } from './topic.ts';
import type { WireUserShort } from './user.ts';

/** A website. `pin_count`: of the pins that the caller did something with recently. */
export interface WireFeedDomain {
  /** Host without `www.` */
  id: string;
  type: 'domain';
  /** The picture of the last of these pins. */
  image_url: string | null;
  pin_count: number;
}

/** A source of the home feed. */
export interface WireFeedSource {
  object_type: TunerObject;
  object: WireTopic | WireBoardShort | WireUserShort | WirePin | WireFeedDomain;
  /** It feeds the home feed. */
  enabled: boolean;
}
