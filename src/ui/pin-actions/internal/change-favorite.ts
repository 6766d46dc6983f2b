import { ServiceError } from '../../../application/ports/service-error.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import {
  favoriteOf,
  toggledFavorite,
  withFavorite,
  type Favorite,
} from '../../../domain/permissions/favorite.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { AppValue } from '../../base/app-context.ts';
import { failureText } from '../../base/failure-text.ts';
import type { PinStore } from '../../base/stores/pin-store.ts';

type App = Pick<AppValue, 'stores' | 'services'>;

/**
 * Adds a pin to the viewer's favorites or removes it. The view changes at once, is updated from the answer, and is
 * reverted on failure.
 */
export async function changeFavorite({ stores, services }: App, pin: Pin): Promise<void> {
  const { pins, toasts } = stores;
  const before = favoriteOf(pin);
  const wanted = toggledFavorite(before);
  const takeBack = (text: string) => {
    show(pins, pin.entityId, before);
    toasts.say({ text: text || failureText('unavailable'), kind: 'problem' });
  };
  show(pins, pin.entityId, wanted);
  try {
    const { favorites } = await services.openPinActions();
    const outcome = await favorites.set(pin.entityId, wanted.on);
    if (outcome.kind === 'refused') takeBack(outcome.message);
    else show(pins, pin.entityId, outcome.favorite);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    takeBack(failureText(error.kind));
  }
}

function show(pins: PinStore, id: PinId, favorite: Favorite): void {
  pins.change((pin) => (pin.entityId === id ? withFavorite(pin, favorite) : pin));
}
