/** Mails that were written to files. */
export interface Outbox {
  /** Those from before `time` go. */
  removeBefore(time: number): Promise<void>;
}
