import { makeAutoObservable } from 'mobx';
import { isInFlow } from '../../../domain/experiences/display-kinds.ts';
import type { ViewportClass } from '../../../domain/experiences/delivery/audience.ts';
import { flowTurns } from '../../../domain/experiences/flow-turns.ts';
import type { ShownExperience } from '../experience-store.ts';

/** Lets one message be shown in the flow of a page. The others wait for the next page, also when it has gone before. */
export class FlowTurn {
  #key: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** Somebody can see this experience; when it is in the flow of the page, it has the turn. */
  take(key: string, shown: readonly ShownExperience[]): void {
    if (shown.some((one) => one.key === key && isInFlow(one.display.kind))) this.#key = key;
  }

  /** These without the messages that wait. @param viewport null: the window is not known yet */
  withoutWaiting(
    shown: readonly ShownExperience[],
    viewport: ViewportClass | null,
  ): readonly ShownExperience[] {
    const messages = shown.filter(({ display }) => isInFlow(display.kind));
    if (messages.length === 0) return shown;
    const turns = this.#key === null ? flowTurns(messages) : null;
    const hasTurn = (message: ShownExperience) => {
      if (turns === null) return message.key === this.#key;
      const windows = turns.get(message);
      return windows !== undefined && (viewport === null || windows.includes(viewport));
    };
    return shown.filter((one) => !isInFlow(one.display.kind) || hasTurn(one));
  }

  nextPage(): void {
    this.#key = null;
  }
}
