export type LinkVerdict = 'ok' | 'blocked' | 'suspicious' | 'porn';

/** The operator's verdicts about other sites. */
export interface LinkVerdicts {
  /** The verdict about a host in lower case; hosts without an entry are `ok`. */
  verdictOn(host: string): LinkVerdict;
  /** Reloads the verdicts, if they can change; the operator triggers it. */
  reload?(): void;
}
