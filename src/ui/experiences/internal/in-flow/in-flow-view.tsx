import { createElement, useEffect, useRef, type ComponentType } from 'react';
import type { DisplayOf } from '../../../../domain/experiences/display.ts';
import type { InFlowKind } from '../../../../domain/experiences/display-kinds.ts';
import type { KindProps } from '../kinds/kind-props.ts';
import { waitVisibly } from '../wait-visibly.ts';
import { Banner } from './banner.tsx';
import { CalloutBanner, InlineCallout, Upsell } from './callouts.tsx';
import { MetricsBanner } from './metrics-banner.tsx';

const KINDS: { readonly [Kind in InFlowKind]: ComponentType<KindProps<DisplayOf<Kind>>> } = {
  'callout-banner': CalloutBanner,
  upsell: Upsell,
  banner: Banner,
  'metrics-banner': MetricsBanner,
  'inline-callout': InlineCallout,
};

/** A message in the flow of the page. It counts as viewed once the page is visible. */
export function InFlowView(props: KindProps) {
  const { display, actions } = props;
  const viewed = useRef(actions.viewed);
  useEffect(() => waitVisibly(0, () => viewed.current()), []);
  return createElement(KINDS[display.kind as InFlowKind] as ComponentType<KindProps>, props);
}
