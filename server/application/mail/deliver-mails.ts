import { MailRefused, type Mailer } from '../ports/mailer.ts';
import type { MailRecord } from '../ports/mails.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, Logger } from '../ports/surroundings.ts';
import type { ComposeMail } from './compose-mail.ts';
import { html, plainText, subjectText } from './mail-body.ts';

type DeliverMailsDeps = {
  readonly store: Store;
  readonly composeMail: ComposeMail;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly siteName: string;
};

const MINUTE_MS = 60_000;

/** After each failure a mail waits longer; after the last one it is given up, a good day later. */
const WAITS_MS = [1, 5, 30, 120, 360, 960].map((minutes) => minutes * MINUTE_MS);

const AT_ONCE = 20;

/**
 * Sends the mails that are due. Each is kept until somebody else has it, so that none is lost when the process is
 * killed; one may then arrive twice.
 */
export class DeliverMails {
  readonly #deps: DeliverMailsDeps;

  constructor(deps: DeliverMailsDeps) {
    this.#deps = deps;
  }

  /** When the next mail is due, in milliseconds since the epoch; null when none waits. */
  async run(): Promise<number | null> {
    const { store, clock } = this.#deps;
    for (;;) {
      const due = await store.mails.due(clock.now(), AT_ONCE);
      if (due.length === 0) return store.mails.nextAttemptAt();
      for (const mail of due) await this.#deliver(mail);
    }
  }

  async #deliver(mail: MailRecord): Promise<void> {
    const { store, logger } = this.#deps;
    const { kind } = mail.letter;
    try {
      await this.#send(mail);
      await store.transaction((tx) => tx.mails.remove(mail.id));
    } catch (error) {
      const wait = error instanceof MailRefused ? undefined : WAITS_MS[mail.attempts];
      const cause = error instanceof Error ? error : new Error(String(error));
      logger.warn(wait === undefined ? 'mail.given_up' : 'mail.postponed', { kind, error: cause });
      await store.transaction((tx) =>
        wait === undefined
          ? tx.mails.remove(mail.id)
          : tx.mails.postpone(mail.id, {
              attempts: mail.attempts + 1,
              nextAttemptAt: this.#deps.clock.now() + wait,
            }),
      );
    }
  }

  /** A new link for every attempt: the hash of an older one is worth nothing without its mail. */
  async #send(mail: MailRecord): Promise<void> {
    const { store, composeMail, mailer, siteName } = this.#deps;
    const composed = await composeMail.run(mail);
    if (composed === undefined) return;
    const { to, body, token, unsubscribeUrl } = composed;
    if (token !== null) await store.transaction((tx) => tx.mailTokens.insert(token.record));
    try {
      await mailer.send({
        id: mail.id,
        to,
        subject: subjectText(body.subject),
        text: plainText(body, siteName),
        html: html(body, siteName),
        unsubscribeUrl,
      });
    } catch (error) {
      if (token !== null) {
        await store.transaction((tx) => tx.mailTokens.take(token.record.hash, token.record.purpose));
      }
      throw error;
    }
  }
}
