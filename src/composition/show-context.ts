import { shoppingTagLook } from '../domain/shopping/shopping-tag.ts';
import type { Viewer } from '../domain/users/user.ts';
import type { Stores } from '../ui/base/stores/stores.ts';
import { clientContextFromWire } from '../../wire/client-context-from-wire.ts';

/**
 * Stores the viewer and everything that depends on the viewer.
 * @param groups of the viewer, by experiment
 * @param wireContext `client_context` of an answer
 */
export function showContext(
  { session, context }: Pick<Stores, 'session' | 'context'>,
  viewer: Viewer | null,
  groups: Readonly<Record<string, string>>,
  wireContext: Readonly<Record<string, unknown>>,
): void {
  session.show(viewer);
  context.show(clientContextFromWire(wireContext));
  const country = viewer === null ? context.current.observedCountry : viewer.country;
  context.takePart(groups, shoppingTagLook(country, groups));
}
