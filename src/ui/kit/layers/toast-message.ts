import type { ReactNode } from 'react';

/** A toast: one message to the user. */
export interface ToastMessage {
  /** A new id is a new message, even with the same text. */
  readonly id: string;
  readonly text: ReactNode;
  /** A second line in muted text. */
  readonly detail?: ReactNode;
  /** A link to the subject, after the text. */
  readonly link?: { readonly label: string; readonly href: string };
  /** Address of a thumbnail of the subject. */
  readonly picture?: string;
  /** An action: a link or a button. */
  readonly action?: ToastAction;
  /** Undo. */
  readonly undo?: () => void;
  /** Display time, ms; longer with an action, or for information that is shown nowhere else. */
  readonly durationMs?: number;
  readonly kind?: 'done' | 'problem';
}

export type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onChoose: () => void };

/** Delay before a toast is shown, ms. */
export const TOAST_ENTER_DELAY_MS = 100;
export const TOAST_DURATION_MS = 2000;
/** Minimum display time of a toast with an action or with information that is shown nowhere else, ms. */
export const TOAST_OFFER_MS = 5000;
export const TOAST_LEAVE_MS = 200;
