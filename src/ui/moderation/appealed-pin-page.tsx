import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { text } from '../text/language.ts';
import { moderationMessages } from './internal/messages.en.ts';
import { loadOwnCase, OwnCase } from './internal/own-case.tsx';

function AppealedPinView({ route }: { readonly route: RouteOf<'appealed-pin'> }) {
  return (
    <OwnCase
      title={text(moderationMessages.pinCase)}
      lead={text(moderationMessages.pinCaseLead)}
      about={{ kind: 'pin', objectId: route.pinId ?? null }}
    />
  );
}

/** The decision about a removed pin, for its owner, with the appeal against it. Without a pin: all decisions. */
export const page: PageOf<'appealed-pin'> = {
  View: AppealedPinView,
  async load({ pinId }, context) {
    if (pinId === undefined) {
      const to = formatRoute({ kind: 'reports-and-violations', tab: 'decisions' });
      return { kind: 'moved', to, permanent: false };
    }
    if (!(await loadOwnCase(context, { kind: 'pin', objectId: pinId }))) return { kind: 'not-found' };
    return { kind: 'ready', head: { title: moderationMessages.pinCase, noindex: true } };
  },
};
