export type LinkVerdict = 'ok' | 'blocked' | 'suspicious' | 'porn';

/** What the operator says about other sites. */
export interface LinkVerdicts {
  /** Of a host in lower case; hosts that nobody has listed are `ok`. */
  verdictOn(host: string): LinkVerdict;
  /** Reads anew what the operator says, where that can change: the operator asked for it. */
  reload?(): void;
}
