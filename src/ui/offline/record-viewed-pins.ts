import { reaction } from 'mobx';
import type { RecentlyViewed } from '../../application/offline/recently-viewed.ts';
import type { ViewedPin } from '../../domain/offline/viewed-pins.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { parseRoute } from '../../domain/routes/parse-route.ts';
import { pinAddress } from '../../domain/routes/pin-address.ts';
import { splitAddress } from '../../domain/routes/split-address.ts';
import { closeupDescription } from '../../domain/closeup/closeup-description.ts';
import type { AppValue } from '../base/app-context.ts';
import { cardName } from '../pins/pin-names.ts';

/** Records each pin that a member opens, under that member. Call the result to stop. */
export function recordViewedPins(
  { pages, stores }: Pick<AppValue, 'pages' | 'stores'>,
  recentlyViewed: RecentlyViewed,
): () => void {
  const { session, pins } = stores;
  // Also when the same user logs in again on the same page: that is a new session.
  const endOwner = reaction(
    () => session.viewer,
    (viewer) => void recentlyViewed.belongTo(viewer?.entityId ?? null),
    { fireImmediately: true },
  );
  const endPins = reaction(
    () => pages.latest,
    (address) => {
      const { route } = parseRoute(splitAddress(address));
      if (route.kind !== 'pin' || pages.find(address)?.outcome.kind !== 'ready') return;
      const pin = pins.findByName(route.pinId);
      if (pin !== undefined) void recentlyViewed.note(viewedPin(pin));
    },
    { fireImmediately: true },
  );
  return () => {
    endOwner();
    endPins();
  };
}

function viewedPin(pin: Pin): ViewedPin {
  const image = pin.imageSpec['474x'] ?? pin.imageSpec['236x'];
  return {
    pinId: pin.entityId,
    address: pinAddress({ pin: { id: pin.entityId, seoUrl: '' }, isVisitor: false }),
    name: cardName(pin),
    description: closeupDescription(pin),
    picture:
      image === undefined
        ? null
        : {
            url: image.url,
            width: image.width,
            height: image.height,
            color: image.dominantColor ?? pin.dominantColor,
            bytes: null,
          },
  };
}
