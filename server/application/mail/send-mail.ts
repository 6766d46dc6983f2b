import { UnrecoverableJob, type JobHandler, type JobRun } from '../jobs/job-handler.ts';
import { MailRefused, type Mailer } from '../ports/mailer.ts';
import type { MailRecord } from '../ports/people/mails.ts';
import type { Store } from '../ports/store.ts';
import type { ComposeMail } from './compose-mail.ts';
import { html, plainText, subjectText } from './internal/mail-body.ts';

type SendMailDeps = {
  readonly store: Store;
  readonly composeMail: ComposeMail;
  readonly mailer: Mailer;
  readonly siteName: string;
};

const MINUTE_MS = 60_000;

/**
 * Sends a mail. It is stored until the mail server has accepted it, so that a killed process loses none; it may then
 * arrive twice.
 */
export class SendMail implements JobHandler<'mail.send'> {
  /** Outages of mail servers may be long: the mail is given up after more than a day. */
  readonly waitsMs = [1, 5, 30, 120, 360, 960].map((minutes) => minutes * MINUTE_MS);
  readonly atMostMs = 10 * MINUTE_MS;
  readonly #deps: SendMailDeps;

  constructor(deps: SendMailDeps) {
    this.#deps = deps;
  }

  async run({ payload }: Pick<JobRun<'mail.send'>, 'payload'>): Promise<void> {
    const { store } = this.#deps;
    const mail = await store.mails.find(payload.mailId);
    if (mail === undefined) return;
    try {
      await this.#send(mail);
    } catch (error) {
      if (error instanceof MailRefused) throw new UnrecoverableJob(error.message, { cause: error });
      throw error;
    }
    await store.transaction((tx) => tx.mails.remove(mail.id));
  }

  /** A new link for every attempt: the hash of an older one is useless without its mail. */
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
