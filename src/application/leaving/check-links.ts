import { OFFSITE_CHECK_FAILED } from '../../domain/events/client-metrics.ts';
import { isForeignAd } from '../../domain/leaving/click-record.ts';
import {
  OFFSITE_ANSWER_VALID_MS,
  OFFSITE_CHECK_MS,
  warningOf,
  type LinkWarning,
} from '../../domain/leaving/offsite-check.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { Logger } from '../ports/logger.ts';
import type { OffsiteGateway } from '../ports/pins/offsite-gateway.ts';

type CheckLinksDeps = {
  readonly offsite: Pick<OffsiteGateway, 'check'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
};

/** The state of a check: `answer` is null for a link that opens. */
type Check = {
  readonly answer: Promise<LinkWarning | null>;
  readonly begunAt: number;
  known?: LinkWarning | null;
};

/**
 * Checks links ahead of the click, each once for its pin, and again when a page with it opens some minutes later. Clicks
 * never check. A check that fails or takes too long is logged, and its link opens.
 */
export class CheckLinks {
  readonly #deps: CheckLinksDeps;
  readonly #checks = new Map<string, Check>();

  constructor(deps: CheckLinksDeps) {
    this.#deps = deps;
  }

  begin(url: string, pin: Pin | null): void {
    const key = keyOf(url, pin);
    const now = this.#deps.now();
    const earlier = this.#checks.get(key);
    if (earlier !== undefined && now - earlier.begunAt < OFFSITE_ANSWER_VALID_MS) return;
    const check: Check = { answer: this.#answer(url, pin), begunAt: now };
    this.#checks.set(key, check);
    void check.answer.then((warning) => (check.known = warning));
  }

  /** The warning about a link, null when it opens; a promise while the check runs. Links that were not checked open. */
  warningAbout(url: string, pin: Pin | null): LinkWarning | null | Promise<LinkWarning | null> {
    const check = this.#checks.get(keyOf(url, pin));
    if (check === undefined) return null;
    return check.known === undefined ? check.answer : check.known;
  }

  async #answer(url: string, pin: Pin | null): Promise<LinkWarning | null> {
    const { offsite, logger, wait } = this.#deps;
    try {
      const query = {
        url,
        pinId: pin?.entityId ?? null,
        isForeignAd: pin !== null && isForeignAd(pin),
        trackingParams: pin?.trackingParams ?? '',
      };
      const answer = await Promise.race([offsite.check(query), wait(OFFSITE_CHECK_MS)]);
      if (answer) return warningOf(answer);
    } catch {
      // Without an answer the link opens.
    }
    logger.warn(OFFSITE_CHECK_FAILED, { status: 'error' });
    return null;
  }
}

function keyOf(url: string, pin: Pin | null): string {
  return `${pin?.entityId ?? ''} ${url}`;
}
