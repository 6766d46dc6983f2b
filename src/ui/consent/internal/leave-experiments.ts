import { CONTROL_GROUP } from '../../../domain/experiments/experiment.ts';
import { shoppingTagLook } from '../../../domain/shopping/shopping-tag.ts';
import type { Stores } from '../../base/stores/stores.ts';

/** Visitors who do not agree to analytics take part in no experiment, from now on and not only on the next page. */
export function leaveExperiments({ session, context }: Pick<Stores, 'session' | 'context'>): void {
  if (session.kind !== 'visitor' || context.current.consent.analytics) return;
  const names = Object.keys(context.groups);
  if (names.every((name) => context.groups[name] === CONTROL_GROUP)) return;
  const groups = Object.fromEntries(names.map((name) => [name, CONTROL_GROUP]));
  context.takePart(groups, shoppingTagLook(context.current.observedCountry, groups));
}
