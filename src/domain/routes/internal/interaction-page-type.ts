import { addressOf } from './route-address.ts';
import type { InteractionPageType } from './route-entry.ts';
import type { Route } from '../route.ts';

/** The page's name in the interaction events of visitors. */
export function interactionPageType(route: Route): InteractionPageType {
  return route.kind === 'not-found' ? 'other' : addressOf(route).interaction;
}
