import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { phrase } from '../../domain/messages/message.ts';
import { listedDomain, type Listing } from '../../domain/listings/listing.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import { OutboundLink } from '../base/navigation/outbound-link.tsx';
import type { PageOf } from '../base/navigation/page.ts';
import { indexedPage, UnlessPreparing } from '../discovery/indexed-page.tsx';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { buttonClass } from '../kit/buttons/button-look.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { useCheckAhead } from '../leaving/use-check-ahead.ts';
import { text } from '../text/language.ts';
import { factsKey, isListed, listsOf, loadListing, sourceOf } from './internal/load-listing.ts';
import { listingMessages } from './internal/messages.en.ts';
import edges from '../grid/grid-edges.module.css';
import { classNames } from '../kit/class-names.ts';
import head from '../kit/pages/page-head.module.css';
import classes from './internal/source-head.module.css';

function listingOf(domain: string): Listing {
  return { kind: 'domain', domain };
}

const SourceView = observer(function SourceView({ route }: { readonly route: RouteOf<'source'> }) {
  const { stores } = useApp();
  const { domain } = route;
  const listing = listingOf(domain);
  const href = `https://${domain}/`;
  const hrefs = useMemo(() => [href], [href]);
  useCheckAhead(null, hrefs);
  const facts = stores.pageData.find(factsKey(listing));
  if (facts === undefined) return null;
  if (!isListed('domain', facts))
    return (
      <UnlessPreparing level={1}>
        <EmptyState
          title={text(listingMessages.nothingFromSite, { domain })}
          level={1}
          action={
            <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'ideas' })}>
              {text(listingMessages.exploreTopics)}
            </LinkButton>
          }
        >
          {text(listingMessages.nothingFromSiteDetail)}
        </EmptyState>
      </UnlessPreparing>
    );
  return (
    <>
      <header className={classNames(edges.edges, head.head)}>
        <h1 className={head.title}>
          <bdi dir="ltr">{domain}</bdi>
        </h1>
        <p className={classes.count}>{text(listingMessages.pinCount, { count: facts.pinCount })}</p>
        <OutboundLink
          className={buttonClass({ kind: 'quiet', size: 48 })}
          href={href}
          pin={null}
          label={(leaves) => text(leaves ? listingMessages.visitInNewTab : listingMessages.visit)}
        >
          {text(listingMessages.visit)}
        </OutboundLink>
      </header>
      <PinFeed
        feed={stores.feeds.open(sourceOf(listing))}
        label={text(listingMessages.fromSite, { domain })}
        empty={<UnlessPreparing>{null}</UnlessPreparing>}
      />
    </>
  );
});

const source: PageOf<'source'> = {
  View: SourceView,
  async load(route, context) {
    const domain = listedDomain(route.domain);
    if (domain === undefined) return { kind: 'not-found' };
    const address = formatRoute({ kind: 'source', domain });
    if (domain !== route.domain) return { kind: 'moved', to: address, permanent: true };
    const outcome = await loadListing(listingOf(domain), context);
    if (outcome.kind !== 'loaded') return outcome;
    return {
      kind: 'ready',
      head: {
        title: phrase(listingMessages.fromSite, { domain }),
        description: phrase(listingMessages.siteDescription, { domain }),
        canonicalPath: address,
        noindex: !isListed('domain', outcome.facts),
      },
    };
  },
};

/** The pins that link to a web domain. */
export const page = indexedPage(
  source,
  listsOf(({ domain }: RouteOf<'source'>) => listingOf(domain)),
);
