import { slotCountOf } from '../carousels/slot-count.ts';
import type { EventFields } from '../events/logged-event.ts';
import type { PinId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';

/** A right click opens the browser's menu, from which the link can be opened. */
export type ClickthroughType = 'clickthrough' | 'rightClick';

/** A clicked link of a pin. */
export type OutboundClick = {
  readonly url: string;
  /** A carousel at its current slot. */
  readonly pin: Pin;
  /** The position of a chip of a collection or a collage, from 0; absent for other links. */
  readonly chip?: number | undefined;
};

/** The record of a click. An ad of a third party has no pin of this site. */
export type ClickRecord = {
  readonly url: string;
  readonly pinId: PinId | null;
  readonly trackingParams: string;
  readonly auxData: EventFields;
};

/** The server's record of a click: what was clicked, and with a carousel or a collection which part. */
export function clickRecord({ url, pin, chip }: OutboundClick, type: ClickthroughType): ClickRecord {
  return {
    url,
    pinId: isForeignAd(pin) ? null : pin.entityId,
    trackingParams: pin.trackingParams,
    auxData: {
      clickthrough_type: type,
      objectId: pin.entityId,
      ...slotFields(pin),
      ...chipFields(pin, chip),
    },
  };
}

/** An ad of a third party that nobody of this site has paid for. */
export function isForeignAd({ isThirdPartyAd, promoter }: Pick<Pin, 'isThirdPartyAd' | 'promoter'>): boolean {
  return isThirdPartyAd && promoter === null;
}

function slotFields(pin: Pin): EventFields {
  if (pin.carouselData === null || slotCountOf(pin) === 0) return {};
  return { slot_index: pin.carouselData.index };
}

function chipFields({ collectionPin, dpaCreativeType }: Pin, chip: number | undefined): EventFields {
  if (chip === undefined) return {};
  const type = dpaCreativeType ?? (collectionPin === null ? 'collage' : 'collection');
  return { collection_pin_click_position: chip, client_creative_type: type };
}
