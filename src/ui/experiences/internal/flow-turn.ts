import { isInFlow } from '../../../domain/experiences/display-kinds.ts';
import { inFlowOrder } from '../../../domain/experiences/flow-turns.ts';
import type { ShownExperience } from '../experience-store.ts';

/** A message in the flow of a page that comes later than this would push what somebody is reading. */
export const IN_TIME_MS = 400;

type Shown = readonly ShownExperience[];

/** Those in the flow of the page. */
export function messagesOf(shown: Shown): Shown {
  return shown.filter(({ display }) => isInFlow(display.kind));
}

/** These without the messages that wait. @param turn the key of the message that somebody could see on this page */
export function withoutWaiting(shown: Shown, turn: string | null): Shown {
  const first = turn ?? inFlowOrder(messagesOf(shown))[0]?.key;
  return shown.filter(({ key, display }) => key === first || !isInFlow(display.kind));
}
