/** Mails that were written to files. */
export interface Outbox {
  /** Removes the mails from before `time`. */
  removeBefore(time: number): Promise<void>;
}
