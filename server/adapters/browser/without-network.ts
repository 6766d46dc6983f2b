import type { Mailer } from '../../application/ports/mailer.ts';
import type { PageReader } from '../../application/ports/web/page-reader.ts';
import type { WebFetcher } from '../../application/ports/web/web.ts';

/** Every fetch fails as unreachable. */
export const withoutWeb: WebFetcher = { fetch: async () => ({ kind: 'failed', reason: 'unreachable' }) };

/** Every page is null. */
export const withoutPages: PageReader = {
  read: async () => null,
  note: () => null,
  text: () => '',
  close: async () => undefined,
};

/** Accepts mails and drops them. */
export const withoutMail: Mailer = { send: async () => undefined, close: () => undefined };
