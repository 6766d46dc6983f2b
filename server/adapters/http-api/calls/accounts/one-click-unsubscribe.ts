import type { MailSubscription } from '../../../../application/mail/mail-subscription.ts';
import type { PlainRoute } from '../../core/http-app-deps.ts';
import { plainText } from '../../core/system-routes.ts';

/**
 * The one-click unsubscribe request of mail programs (RFC 8058). It has no cookies and no CSRF token; the signed token
 * in the address authorizes it. A GET of the address shows a page and changes nothing.
 */
export function oneClickUnsubscribe(mailSubscription: MailSubscription): PlainRoute {
  return {
    methods: ['POST'],
    path: '/email/subscription',
    async handle(request) {
      const token = new URL(request.url).searchParams.get('token') ?? '';
      const categories = await mailSubscription.change(token, 'none_at_all');
      return categories === undefined
        ? plainText('Not found.\n', 404)
        : plainText('You’ve been unsubscribed from these emails.\n');
    },
  };
}
