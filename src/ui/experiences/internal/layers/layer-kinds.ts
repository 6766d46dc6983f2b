import type { ComponentType } from 'react';
import type { DisplayOf, LayerKind } from '../../../../domain/experiences/display.ts';
import type { KindProps } from '../kinds/kind-props.ts';

/** The views of kinds that stand above the page; each in a chunk of its own. */
export const LAYER_KINDS: { readonly [Kind in LayerKind]?: ComponentType<KindProps<DisplayOf<Kind>>> } = {};
