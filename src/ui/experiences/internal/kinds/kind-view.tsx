import { createElement, type ComponentType } from 'react';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { isInFlow } from '../../../../domain/experiences/display-kinds.ts';
import { LAYER_KINDS } from '../layers/layer-kinds.ts';
import type { KindProps } from './kind-props.ts';

const LazyInFlow = lazyComponent(async () => (await import('../in-flow/in-flow-view.tsx')).InFlowView);

/** The view of an experience, by its kind. */
export function KindView(props: KindProps) {
  const { kind } = props.display;
  if (isInFlow(kind)) return <LazyInFlow {...props} />;
  return createElement(LAYER_KINDS[kind] as ComponentType<KindProps>, props);
}
