import type { ClickRecord } from '../../../domain/leaving/click-record.ts';

/** Records clicks that leave the site. Callers do not wait for it, and it never fails. */
export interface ClickRecorder {
  /** The record arrives also when the page is left at once. */
  record(click: ClickRecord): void;
}
