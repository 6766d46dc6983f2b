import { useMemo } from 'react';
import { parseMediaPath } from '../../domain/images/media-path.ts';
import { isLink } from '../../domain/links/link-field.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import { OutboundLink } from '../base/navigation/outbound-link.tsx';
import type { PageOf } from '../base/navigation/page.ts';
import { buttonClass } from '../kit/buttons/button-look.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { GlobeIcon } from '../kit/icons/globe-icon.tsx';
import { text } from '../text/language.ts';
import { InvalidLink } from './internal/invalid-link.tsx';
import { LeavingPage } from './internal/leaving-page.tsx';
import classes from './internal/leaving-page.module.css';
import { leavingMessages } from './internal/messages.en.ts';
import { shownHost } from './internal/shown-host.ts';
import { useCheckAhead } from './use-check-ahead.ts';

/** All values come from the address: pictures are those of this site, and the shown host is that of the link. */
function PinRedirectView({ route }: { readonly route: RouteOf<'pin-redirect'> }) {
  const { site } = useApp();
  const hrefs = useMemo(
    () => (route.redirectUrl === undefined ? [] : [route.redirectUrl]),
    [route.redirectUrl],
  );
  useCheckAhead(null, hrefs);
  const { redirectUrl = '', origin = '/', pinCategory, pinImageUrl, domainImageUrl } = route;
  if (!isLink(redirectUrl)) return <InvalidLink />;
  const picture = ownPicture(pinImageUrl);
  const icon = ownPicture(domainImageUrl);
  return (
    <LeavingPage
      title={text(leavingMessages.question, { site: site.name })}
      picture={
        picture && <img className={classes.picture} src={picture} alt={text(leavingMessages.picture)} />
      }
      actions={
        <>
          <OutboundLink
            className={buttonClass({ kind: 'primary', size: 48, wide: true })}
            href={redirectUrl}
            pin={null}
          >
            {text(leavingMessages.visit)}
          </OutboundLink>
          <LinkButton size={48} wide href={origin}>
            {text(leavingMessages.back)}
          </LinkButton>
        </>
      }
    >
      <p className={classes.site}>
        {icon ? <img className={classes.icon} src={icon} alt="" /> : <GlobeIcon size={20} />}
        <bdi dir="ltr">{shownHost(redirectUrl)}</bdi>
      </p>
      {pinCategory !== undefined && (
        <p>
          <bdi>{pinCategory}</bdi>
        </p>
      )}
    </LeavingPage>
  );
}

/** The path of a picture of this site; undefined for every other address. */
function ownPicture(path: string | undefined): string | undefined {
  return path !== undefined && parseMediaPath(path) !== null ? path : undefined;
}

/** Comes between the link of a pin and its site, for visitors who are new. */
export const page: PageOf<'pin-redirect'> = {
  View: PinRedirectView,
  load: async () => ({
    kind: 'ready',
    head: { title: leavingMessages.title, noindex: true },
  }),
};
