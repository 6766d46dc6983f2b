import type { Mailer } from '../../application/ports/mailer.ts';
import type { PageReader } from '../../application/ports/web/page-reader.ts';
import type { WebFetcher } from '../../application/ports/web/web.ts';

/** Nobody answers. */
export const withoutWeb: WebFetcher = { fetch: async () => ({ kind: 'failed', reason: 'unreachable' }) };

/** No page ever comes. */
export const withoutPages: PageReader = {
  read: async () => null,
  note: () => null,
  text: () => '',
  close: async () => undefined,
};

/** Mails lead nowhere and are forgotten. */
export const withoutMail: Mailer = { send: async () => undefined, close: () => undefined };
