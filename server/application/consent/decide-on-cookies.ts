import { allowsAnything } from '../../../src/domain/visits/cookie-choice.ts';
import type { ConsentRecord } from '../ports/records.ts';
import type { Store } from '../ports/store.ts';
import type { ConsentDecision, ConsentLog } from './consent-log.ts';

type DecideOnCookiesDeps = {
  readonly store: Pick<Store, 'transaction' | 'consentLog'>;
  readonly log: Pick<ConsentLog, 'record' | 'endBySignal'>;
};

type VisitorDecision = Omit<ConsentDecision, 'userId' | 'choices'> & { readonly consent: ConsentRecord };

/** Decisions about cookies of browsers without an account. */
export class DecideOnCookies {
  readonly #deps: DecideOnCookiesDeps;

  constructor(deps: DecideOnCookiesDeps) {
    this.#deps = deps;
  }

  /** Records the decision. Returns it with its receipt. */
  async run({ consent, ...decision }: VisitorDecision): Promise<ConsentRecord> {
    const { store, log } = this.#deps;
    const receipt = await store.transaction((tx) =>
      log.record(tx, { ...decision, userId: null, choices: consent }),
    );
    return { ...consent, receipt };
  }

  /** The browser of this receipt says no to everything. */
  async endBySignal(receipt: string, now: number): Promise<void> {
    const { store, log } = this.#deps;
    // Anybody can send a receipt: only a known one is worth a transaction.
    const last = (await store.consentLog.ofReceipt(receipt)).at(-1);
    if (last === undefined || !allowsAnything(last)) return;
    await store.transaction((tx) => log.endBySignal(tx, receipt, now));
  }
}
