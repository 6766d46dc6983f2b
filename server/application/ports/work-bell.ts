/** What is done in the background. */
export type BackgroundWork = 'mails' | 'exports' | 'deletions';

/** Says that there is work now; without it the work is found later, when somebody looks anyway. Never fails. */
export interface WorkBell {
  ring(work: BackgroundWork): void;
}
