import { VIEWPORT_CLASSES, type ViewportClass } from './delivery/audience.ts';
import { conditionsOf } from './delivery/display-conditions.ts';
import type { PlacedExperience } from './placed-experience.ts';

/** What decides between two messages in the flow of one page. */
type FlowRank = { readonly isExempt: boolean; readonly priority: number };

/** Answers to the person's own action and safety notices come first, then the highest priority. */
export function byFlowRank(a: FlowRank, b: FlowRank): number {
  return Number(b.isExempt) - Number(a.isExempt) || b.priority - a.priority;
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
  for (const message of messages.toSorted((a, b) => byFlowRank(rankOf(a.placed), rankOf(b.placed)))) {
    const { viewports = VIEWPORT_CLASSES } = conditionsOf(message.placed);
    const own = free.filter((one) => viewports.includes(one));
    if (own.length > 0) turns.set(message, own);
    free = free.filter((one) => !own.includes(one));
  }
  return turns;
}

function rankOf(placed: PlacedExperience): FlowRank {
  const { exempt = false, priority = 0 } = conditionsOf(placed);
  return { isExempt: exempt, priority };
}
