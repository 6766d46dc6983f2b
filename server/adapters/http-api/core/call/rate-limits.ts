import type { IdentifiedAccount } from '../../../../application/accounts/sessions/identify-account.ts';
import type { RawOptions } from '../request/call-input.ts';
import { CallFailure } from './call-failure.ts';
import { addressGroup } from '../request/ip-address.ts';
import { RATE_BUCKETS, type RateBucket, type RateRule } from '../../../../../wire/calls/rate-buckets.ts';
import type { RateLimiter, RateUse } from './rate-limiter.ts';

export type RateFacts = {
  readonly userId: string | null;
  readonly remoteAddress: string;
  /** The account in the request (login, reset); null when there is none. */
  readonly account: IdentifiedAccount | null;
};

/** The delay of a log-in from a known place while strangers try passwords for the same account. */
export const KNOWN_PLACE_DELAY_MS = 2000;

/** Applies the limits of a bucket to the caller. */
export class RateLimits {
  readonly #limiter: RateLimiter;
  readonly #scale: number;

  constructor(limiter: RateLimiter, scale: number) {
    this.#limiter = limiter;
    this.#scale = scale;
  }

  /**
   * Counts one use. Returns the delay in milliseconds, usually 0.
   * @throws {CallFailure} 429/8 with the seconds to wait
   */
  async count(bucket: RateBucket, facts: RateFacts, now: number): Promise<number> {
    if (this.#scale === 0) return 0;
    const rules: readonly RateRule[] = RATE_BUCKETS[bucket];
    const uses = rules.filter((rule) => !isExempt(rule, facts)).flatMap((rule) => this.#use(rule, facts));
    const wait = await this.#limiter.take(uses, now);
    if (wait !== null)
      throw new CallFailure('rate_limited', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
    const exempt = rules.filter((rule) => isExempt(rule, facts)).flatMap((rule) => this.#use(rule, facts));
    const full = await Promise.all(exempt.map((use) => this.#limiter.isFull(use, now)));
    return full.includes(true) ? KNOWN_PLACE_DELAY_MS : 0;
  }

  #use(rule: RateRule, facts: RateFacts): readonly RateUse[] {
    const subject = subjectOf(rule, facts);
    if (subject === null) return [];
    const limit = scaledLimit(rule.limit, this.#scale);
    return limit === null ? [] : [{ key: `${rule.name} ${subject}`, limit, windowMs: rule.windowMs }];
  }
}

/** A limit multiplied by the operator's scale; null: no limit. */
export function scaledLimit(limit: number, scale: number): number | null {
  return scale === 0 ? null : Math.max(1, Math.floor(limit * scale));
}

/** The account name in a request, as it was sent. */
export function namedAccount(options: RawOptions, names: readonly string[]): string | null {
  for (const name of names) {
    const value = Object.hasOwn(options, name) ? options[name] : undefined;
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}

function isExempt(rule: RateRule, { account }: RateFacts): boolean {
  return rule.by === 'strangers_of_account' && account?.isKnownPlace === true;
}

function subjectOf(rule: RateRule, facts: RateFacts): string | null {
  const address = `a:${addressGroup(facts.remoteAddress)}`;
  const user = facts.userId === null ? null : `u:${facts.userId}`;
  switch (rule.by) {
    case 'user':
      return user;
    case 'user_or_address':
      return user ?? address;
    case 'visitor':
      return user === null ? address : null;
    case 'address':
      return address;
    case 'account':
    case 'strangers_of_account':
      return facts.account === null ? null : `n:${facts.account.key}`;
    case 'account_and_address':
      return facts.account === null ? null : `n:${facts.account.key} ${address}`;
  }
}
