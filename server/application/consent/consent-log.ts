import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { CookieChoices } from '../../../src/domain/settings/account-settings.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import { allowsAnything, CONSENT_VERSION, OPTIONAL_KINDS } from '../../../src/domain/visits/cookie-choice.ts';
import type { ConsentEntry, ConsentSource, ConsentTexts } from '../ports/people/consent-log.ts';
import type { ConsentRecord } from '../ports/records.ts';
import type { StoreTransaction } from '../ports/store.ts';
import type { Secrets } from '../ports/surroundings.ts';
import { entryHash, textsHash } from './internal/consent-chain.ts';

/** The texts of the question for readers of a locale. */
export type ConsentWording = (locale: string) => Pick<ConsentTexts, 'locale' | 'texts'>;

export type ConsentDecision = {
  /** Null for visitors. */
  readonly userId: UserId | null;
  /** What was in force until now. */
  readonly before: ConsentRecord;
  readonly choices: CookieChoices;
  readonly source: Exclude<ConsentSource, 'withdrawal'>;
  /** The locale of the person. */
  readonly locale: string;
  readonly now: number;
};

type Transaction = Pick<StoreTransaction, 'consentLog'>;
type Shown = Pick<ConsentEntry, 'version' | 'textHash' | 'locale'>;

type ConsentLogDeps = {
  readonly secrets: Pick<Secrets, 'randomHex' | 'hashToken'>;
  readonly wording: ConsentWording;
};

const RECEIPT_BYTES = 16;

/** Records the proof of decisions about cookies, in the transaction that stores them. */
export class ConsentLog {
  readonly #deps: ConsentLogDeps;
  /** Texts by locale: they are the same as long as the program runs. */
  readonly #texts = new Map<string, Omit<ConsentTexts, 'firstShownAt'>>();

  constructor(deps: ConsentLogDeps) {
    this.#deps = deps;
  }

  /**
   * Adds a decision to the log; a visitor's refusal that takes nothing back is only counted. Returns the receipt of what
   * is allowed: a new one, or the one that the person has had since something is allowed.
   */
  async record(tx: Transaction, decision: ConsentDecision): Promise<string | null> {
    const { userId, before, choices, source, now } = decision;
    const known = await this.#entryOf(tx, before.receipt);
    const allows = allowsAnything(choices);
    if (!allows && known === undefined && userId === null) {
      await tx.consentLog.countRefusal({ day: dayOf(now), version: CONSENT_VERSION, source });
      return null;
    }
    const receipt = known?.receipt ?? (allows ? this.#deps.secrets.randomHex(RECEIPT_BYTES) : null);
    const takesBack = OPTIONAL_KINDS.some((kind) => before[kind] && !choices[kind]);
    // A signal or a log-in shows no texts: what the person has read before still counts.
    const shown = (source === 'signal' || source === 'merge') && known !== undefined ? known : null;
    await this.#append(tx, decision, {
      receipt,
      source: takesBack && source !== 'signal' ? 'withdrawal' : source,
      shown: shown ?? (await this.#show(tx, decision.locale, now)),
    });
    return allows ? receipt : null;
  }

  /** Records that a browser's decision counts for an account from now on. Returns the record for the account. */
  async merge(
    tx: Transaction,
    { userId, account, browser, ...rest }: MergeOfConsents,
  ): Promise<ConsentRecord> {
    const held = await this.#entryOf(tx, browser.receipt);
    const before = held === undefined ? account : { ...account, receipt: browser.receipt };
    const decision = { userId, before, choices: browser, source: 'merge', ...rest } as const;
    return { ...browser, receipt: await this.record(tx, decision) };
  }

  /** Ends what a visitor has allowed, because the browser says no. A second call does nothing. */
  async endBySignal(tx: Transaction, receipt: string, now: number): Promise<void> {
    const known = await this.#entryOf(tx, receipt);
    if (known === undefined || !allowsAnything(known)) return;
    const choices = { analytics: false, marketing: false, personalization: false };
    const decision = { userId: null, choices, source: 'signal', now } as const;
    await this.#append(tx, decision, { receipt, source: 'signal', shown: known });
  }

  /** The newest entry of a receipt; a receipt that nobody has given names none. */
  async #entryOf(tx: Transaction, receipt: string | null): Promise<ConsentEntry | undefined> {
    return receipt === null ? undefined : (await tx.consentLog.ofReceipt(receipt)).at(-1);
  }

  async #append(
    tx: Transaction,
    { userId, choices, now }: Pick<ConsentDecision, 'userId' | 'choices' | 'now'>,
    { receipt, source, shown }: { receipt: string | null; source: ConsentSource; shown: Shown },
  ): Promise<void> {
    const last = await tx.consentLog.last();
    const entry = {
      number: (last?.number ?? 0) + 1,
      receipt,
      decidedAt: now,
      version: shown.version,
      textHash: shown.textHash,
      locale: shown.locale,
      analytics: choices.analytics,
      marketing: choices.marketing,
      personalization: choices.personalization,
      source,
      previousHash: last?.hash ?? '',
    };
    await tx.consentLog.append({ ...entry, hash: entryHash(entry, this.#deps.secrets.hashToken) }, userId);
  }

  async #show(tx: Transaction, reader: string, now: number): Promise<Shown> {
    const wording = this.#deps.wording(reader);
    const known = this.#texts.get(wording.locale);
    const version = CONSENT_VERSION;
    const texts = known ?? {
      ...wording,
      version,
      hash: textsHash({ ...wording, version }, this.#deps.secrets.hashToken),
    };
    this.#texts.set(wording.locale, texts);
    await tx.consentLog.keepTexts({ ...texts, firstShownAt: now });
    return { version, textHash: texts.hash, locale: texts.locale };
  }
}

export type MergeOfConsents = Pick<ConsentDecision, 'locale' | 'now'> & {
  readonly userId: UserId;
  /** What the account has allowed until now. */
  readonly account: ConsentRecord;
  readonly browser: ConsentRecord;
};
