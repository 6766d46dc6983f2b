import type { ReactNode } from 'react';

/** One state of a part. */
export interface PartState {
  /** "rest", "hover", "long text" …; once in a part. */
  readonly name: string;
  /** A state that only a pointer or the keyboard brings: it is shown as if it held. */
  readonly as?: 'hover' | 'active' | 'focus-visible';
  /** Takes the whole width. */
  readonly wide?: boolean;
  readonly show: () => ReactNode;
}

/** One part of the kit. */
export interface Part {
  /** In kebab-case; its address on the page. */
  readonly id: string;
  readonly title: string;
  /** What the keyboard does. */
  readonly keys?: string;
  readonly states: readonly PartState[];
}
