import { platformOf } from '../../domain/experiences/delivery/audience.ts';
import { displayOf } from '../../domain/experiences/display.ts';
import { isInFlow } from '../../domain/experiences/display-kinds.ts';
import { formatPlacedId, type PlacedExperience } from '../../domain/experiences/placed-experience.ts';
import type { AppValue } from '../base/app-context.ts';
import type { ShownExperience } from './experience-store.ts';
import { prepareIcons } from './internal/in-flow/callout-icon-place.tsx';
import { bannerStyle } from './internal/in-flow/banner-colors.ts';
import { InFlowList } from './internal/in-flow/in-flow-list.tsx';
import { InFlowTree } from './internal/in-flow/in-flow-tree.tsx';
import type { KindActions } from './internal/kinds/kind-props.ts';

const NO_ACTIONS: KindActions = {
  viewed: () => undefined,
  complete: () => undefined,
  dismiss: () => undefined,
  missing: () => undefined,
};

/** The experiences that stand in the flow of a served page. */
export function inFlowOf(placed: readonly PlacedExperience[]): readonly ShownExperience[] {
  return placed.flatMap((one) => {
    const display = displayOf(one, platformOf(null));
    return display !== undefined && isInFlow(display.kind)
      ? [{ key: formatPlacedId(one), placed: one, display }]
      : [];
  });
}

/** Imports what these messages need, so that they are rendered in one turn. */
export function prepareMessages(placed: readonly PlacedExperience[]): Promise<void> {
  return prepareIcons(inFlowOf(placed));
}

/** The colours of these messages, for the style element of a served page. */
export function messageStyles(shown: readonly ShownExperience[]): string {
  return shown
    .map(({ placed, display }) =>
      display.kind === 'banner' ? bannerStyle(placed.experienceId, display) : '',
    )
    .join('');
}

/** The messages in a served page. The app takes their markup over once the code that handles them has come. */
export function ServedMessages({
  app,
  shown,
}: {
  readonly app: AppValue;
  readonly shown: readonly ShownExperience[];
}) {
  return (
    <InFlowTree app={app} navigate={null}>
      <InFlowList shown={shown} actionsOf={() => NO_ACTIONS} />
    </InFlowTree>
  );
}
