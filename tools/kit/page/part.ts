import type { ReactNode } from 'react';
import type { ShownState } from '../../showcase/page/shown-state.ts';

/** One state of a part. */
export interface PartState {
  /** "rest", "hover", "long text" …; unique within a part. */
  readonly name: string;
  /** The simulated state. */
  readonly as?: ShownState;
  /** Uses the whole width. */
  readonly wide?: boolean;
  readonly show: () => ReactNode;
}

/** One part of the kit. */
export interface Part {
  /** In kebab-case; used in the address of the page. */
  readonly id: string;
  readonly title: string;
  /** The keyboard behaviour. */
  readonly keys?: string;
  readonly states: readonly PartState[];
}
