import type { ReactNode } from 'react';

/** One thing that the person should know, said once. */
export interface ToastMessage {
  /** Another id is another message, even with the same words. */
  readonly id: string;
  readonly text: ReactNode;
  /** A second line in quieter words. */
  readonly detail?: ReactNode;
  /** The thing that it is about, after the words. */
  readonly link?: { readonly label: string; readonly href: string };
  /** Address of a small picture of what it is about. */
  readonly picture?: string;
  /** What can be done about it: a link or a button. */
  readonly action?: ToastAction;
  /** Takes back what was done. */
  readonly undo?: () => void;
  /** How long it stays, ms; longer where there is something to do or to be known from nowhere else. */
  readonly durationMs?: number;
  readonly kind?: 'done' | 'problem';
}

export type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onChoose: () => void };

/** From being asked for to being seen. */
export const TOAST_ENTER_DELAY_MS = 100;
export const TOAST_DURATION_MS = 2000;
/** At least, where it offers something to do or tells what is seen nowhere else. */
export const TOAST_OFFER_MS = 5000;
export const TOAST_LEAVE_MS = 200;
