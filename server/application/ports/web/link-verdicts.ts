import type { LinkVerdict } from '../../../../src/domain/links/link-verdict.ts';

/** The operator's verdicts about other sites. */
export interface LinkVerdicts {
  /** The verdict about the host of a link, in lower case, in any script; hosts without an entry are `ok`. */
  verdictOn(host: string): LinkVerdict;
  /** Reloads the verdicts, if they can change; the operator triggers it. */
  reload?(): Promise<void>;
}
