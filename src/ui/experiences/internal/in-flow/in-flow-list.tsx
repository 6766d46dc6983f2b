import type { MouseEvent } from 'react';
import { VIEWPORT_CLASSES, type ViewportClass } from '../../../../domain/experiences/delivery/audience.ts';
import { flowTurns } from '../../../../domain/experiences/flow-turns.ts';
import type { ShownExperience } from '../../experience-store.ts';
import type { KindActions } from '../kinds/kind-props.ts';
import classes from './in-flow.module.css';
import { InFlowView } from './in-flow-view.tsx';

type InFlowListProps = {
  readonly shown: readonly ShownExperience[];
  readonly actionsOf: (shown: ShownExperience) => KindActions;
  /** Those that were there from the start do not move in. */
  readonly isNew?: (key: string) => boolean;
};

/** The message in the flow of a page, for each class of windows; the same markup on the server and in the browser. */
export function InFlowList({ shown, actionsOf, isNew = () => false }: InFlowListProps) {
  return [...flowTurns(shown)].map(([one, windows]) => (
    <div
      key={one.key}
      className={isNew(one.key) ? classes.entering : classes.placed}
      data-viewports={viewportsText(windows)}
      onClickCapture={dropDoubleClick}
    >
      <InFlowView display={one.display} placed={one.placed} actions={actionsOf(one)} />
    </div>
  ));
}

/** The second press of a double click would act on the message that has moved up. */
function dropDoubleClick(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** For some classes of windows only; undefined for all. The served page is hidden by styles in the others. */
function viewportsText(windows: readonly ViewportClass[]): string | undefined {
  return windows.length === VIEWPORT_CLASSES.length ? undefined : windows.join(' ');
}
