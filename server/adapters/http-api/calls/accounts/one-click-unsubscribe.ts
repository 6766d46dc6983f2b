import type { MailSubscription } from '../../../../application/mail/mail-subscription.ts';
import type { PlainRoute } from '../../core/http-app-deps.ts';
import { plainText } from '../../core/system-routes.ts';

/**
 * What mail programs send when somebody presses "unsubscribe" there. They have no cookies and no security token: the
 * signed token of the address is the proof. Looking at the address is a page and changes nothing.
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
        : plainText('You will get no more of these mails.\n');
    },
  };
}
