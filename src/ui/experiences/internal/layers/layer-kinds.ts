import type { ComponentType } from 'react';
import type { DisplayOf } from '../../../../domain/experiences/display.ts';
import type { LayerKind } from '../../../../domain/experiences/display-kinds.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import type { KindProps } from '../kinds/kind-props.ts';

const anchored = async () => (await import('./anchored/anchored-kinds.ts')).ANCHORED_KINDS;
const corner = async () => (await import('./corner/corner-kinds.ts')).CORNER_KINDS;
const small = async () => (await import('./small-kinds.ts')).SMALL_KINDS;

const Flyout = lazyComponent(async () => (await anchored()).Flyout);

/** The views of kinds that stand above the page. */
export const LAYER_KINDS: { readonly [Kind in LayerKind]: ComponentType<KindProps<DisplayOf<Kind>>> } = {
  flyout: Flyout,
  pulsar: Flyout,
  'floating-callout': lazyComponent(async () => (await corner()).FloatingCallout),
  modal: lazyComponent(async () => (await import('./modal/modal.tsx')).Modal),
  popover: lazyComponent(async () => (await anchored()).Popover),
  'search-delight': lazyComponent(async () => (await small()).SearchDelight),
  survey: lazyComponent(async () => (await corner()).Survey),
  toast: lazyComponent(async () => (await small()).EducationToast),
  tooltip: lazyComponent(async () => (await anchored()).Tooltip),
};
