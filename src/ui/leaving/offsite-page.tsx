import { observer } from 'mobx-react-lite';
import { warningOf, type LinkWarning } from '../../domain/leaving/offsite-check.ts';
import { isLink } from '../../domain/links/link-field.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import { OutboundLink } from '../base/navigation/outbound-link.tsx';
import type { PageOf } from '../base/navigation/page.ts';
import { usePolicyAddress } from '../base/policies.ts';
import type { PageDataKey } from '../base/stores/page-data-store.ts';
import { buttonClass } from '../kit/buttons/button-look.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { text } from '../text/language.ts';
import { BlockedHost } from './internal/blocked-host.tsx';
import { InvalidLink } from './internal/invalid-link.tsx';
import { LeavingPage } from './internal/leaving-page.tsx';
import { leavingMessages } from './internal/messages.en.ts';
import { shownHost } from './internal/shown-host.ts';

const warningName = (url: string): PageDataKey<LinkWarning> => `offsite/${url}`;

/** The server redirects signed links, so this page is for those that are not signed, or must not be opened. */
const OffsiteView = observer(function OffsiteView({ route }: { readonly route: RouteOf<'offsite'> }) {
  const { site, stores } = useApp();
  const guidelines = usePolicyAddress('community');
  const { url = '' } = route;
  if (!isLink(url)) return <InvalidLink />;
  const warning = stores.pageData.find(warningName(url));
  const home = (
    <LinkButton kind={warning ? 'primary' : 'quiet'} size={48} wide href="/">
      {text(leavingMessages.home)}
    </LinkButton>
  );
  if (warning)
    return (
      <LeavingPage
        title={text(leavingMessages.headsUp)}
        actions={
          <>
            {home}
            <LinkButton size={48} wide href={guidelines}>
              {text(leavingMessages.learnMore)}
            </LinkButton>
          </>
        }
      >
        <p>{text(leavingMessages.blocked)}</p>
        <BlockedHost warning={warning} />
      </LeavingPage>
    );
  const host = shownHost(url);
  return (
    <LeavingPage
      title={text(leavingMessages.question, { site: site.name })}
      actions={
        <>
          <OutboundLink
            className={buttonClass({ kind: 'primary', size: 48, wide: true })}
            href={url}
            pin={null}
          >
            {text(leavingMessages.visit)}
          </OutboundLink>
          {home}
        </>
      }
    >
      <p>{text(leavingMessages.goesTo, { host })}</p>
      <p>{text(leavingMessages.unchecked, { host })}</p>
    </LeavingPage>
  );
});

/** The page of a link that leaves the site. */
export const page: PageOf<'offsite'> = {
  View: OffsiteView,
  async load({ url = '' }, { services, stores }) {
    if (isLink(url)) {
      const { offsite } = await services.openLeaving();
      const answer = await offsite.look(url);
      const warning = answer && warningOf(answer);
      if (warning) stores.pageData.set(warningName(url), warning);
    }
    return {
      kind: 'ready',
      head: { title: leavingMessages.title, noindex: true },
    };
  },
};
