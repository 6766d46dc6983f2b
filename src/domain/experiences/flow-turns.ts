import { VIEWPORT_CLASSES, type ViewportClass } from './delivery/audience.ts';
import { conditionsOf } from './delivery/display-conditions.ts';
import type { PlacedExperience } from './placed-experience.ts';

/** More than any priority. */
const EXEMPT = 1e9;

/** Of several in the flow of a page the highest is shown: answers to the person's own action and safety notices, then the priority. */
export function flowRank(isExempt: boolean, priority: number): number {
  return priority + (isExempt ? EXEMPT : 0);
}

/** The messages in the flow of a page, the first one first. @param messages in the order of the placements of the page */
export function inFlowOrder<Message extends { readonly placed: PlacedExperience }>(
  messages: readonly Message[],
): readonly Message[] {
  return messages.toSorted((a, b) => rankOf(b.placed) - rankOf(a.placed));
}

/**
 * The messages that have a turn in the flow of a page, with the classes of windows in which each is shown: never two in
 * one. All others wait.
 * @param messages in the order of the placements of the page, which decides between equal ones
 */
export function flowTurns<Message extends { readonly placed: PlacedExperience }>(
  messages: readonly Message[],
): ReadonlyMap<Message, readonly ViewportClass[]> {
  const turns = new Map<Message, readonly ViewportClass[]>();
  let free: readonly ViewportClass[] = VIEWPORT_CLASSES;
  for (const message of inFlowOrder(messages)) {
    const { viewports = VIEWPORT_CLASSES } = conditionsOf(message.placed);
    const own = free.filter((one) => viewports.includes(one));
    if (own.length > 0) turns.set(message, own);
    free = free.filter((one) => !own.includes(one));
  }
  return turns;
}

function rankOf(placed: PlacedExperience): number {
  const { exempt = false, priority = 0 } = conditionsOf(placed);
  return flowRank(exempt, priority);
}
