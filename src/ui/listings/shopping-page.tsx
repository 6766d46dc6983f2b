import { observer } from 'mobx-react-lite';
import { phrase } from '../../domain/messages/message.ts';
import { hasListingPage, leastPinsOf } from '../../domain/listings/listing.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import type { Page } from '../base/navigation/page.ts';
import { indexedPage, UnlessPreparing } from '../discovery/indexed-page.tsx';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { shownTopic, topicTexts } from '../follow/shown-topic.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { text } from '../text/language.ts';
import { ListingHead, type ListingChip } from './internal/listing-head.tsx';
import { factsKey, isListed, listsOf, loadListing, sourceOf } from './internal/load-listing.ts';
import { listingMessages } from './internal/messages.en.ts';
import { ActiveProductFilters, ProductFilterMenu } from './internal/product-filters.tsx';
import {
  filteredAddress,
  productsOf,
  topicAddress,
  type ShoppingRoute,
} from './internal/shopping-address.ts';

const ALL = formatRoute({ kind: 'shopping' });

const ShoppingView = observer(function ShoppingView({ route }: { readonly route: ShoppingRoute }) {
  const { stores } = useApp();
  const listing = productsOf(route);
  const facts = listing && stores.pageData.find(factsKey(listing));
  if (listing === undefined || facts === undefined) return null;
  const { filters } = listing;
  const topic = facts.topic === null ? null : shownTopic(facts.topic).name;
  if (!isListed('products', facts))
    return (
      <UnlessPreparing level={1}>
        <FewProducts topic={topic} />
      </UnlessPreparing>
    );
  const title =
    topic === null ? text(listingMessages.shopping) : text(listingMessages.productsAbout, { topic });
  const chips: readonly ListingChip[] = [
    { href: topicAddress(null, filters), label: text(listingMessages.all), current: topic === null },
    ...facts.topics
      .filter(
        ({ pinCount, entityId }) => hasListingPage('products', pinCount) || entityId === listing.topicId,
      )
      .map((other) => ({
        href: topicAddress(other, filters),
        label: shownTopic(other).name,
        current: other.entityId === listing.topicId,
      })),
  ];
  return (
    <>
      <ListingHead
        title={title}
        note={text(listingMessages.pricesMayChange)}
        chipsLabel={text(listingMessages.productTopics)}
        chips={chips}
        tools={<ProductFilterMenu route={route} filters={filters} facts={facts} />}
      />
      <ActiveProductFilters route={route} filters={filters} />
      <PinFeed
        feed={stores.feeds.open(sourceOf(listing))}
        label={title}
        empty={
          <UnlessPreparing>
            <EmptyState
              title={text(listingMessages.noMatches)}
              action={
                <LinkButton kind="primary" size={48} href={filteredAddress(route, {})}>
                  {text(listingMessages.clear)}
                </LinkButton>
              }
            >
              {text(listingMessages.noMatchesDetail)}
            </EmptyState>
          </UnlessPreparing>
        }
      />
    </>
  );
});

function FewProducts({ topic }: { readonly topic: string | null }) {
  return (
    <EmptyState
      title={
        topic === null ? text(listingMessages.fewProducts) : text(listingMessages.fewProductsAbout, { topic })
      }
      level={1}
      action={
        <LinkButton kind="primary" size={48} href={topic === null ? formatRoute({ kind: 'ideas' }) : ALL}>
          {text(topic === null ? listingMessages.exploreTopics : listingMessages.allProducts)}
        </LinkButton>
      }
    >
      {text(listingMessages.fewProductsDetail, { count: leastPinsOf('products') })}
    </EmptyState>
  );
}

const shopping = {
  View: ShoppingView,
  async load(route, context) {
    const listing = productsOf(route);
    if (listing === undefined) return { kind: 'not-found' };
    const outcome = await loadListing(listing, context);
    if (outcome.kind !== 'loaded') return outcome;
    const { facts } = outcome;
    const canonical = topicAddress(facts.topic, {});
    if (facts.topic !== null && route.kind === 'shopping-category' && route.category !== facts.topic.urlName)
      return { kind: 'moved', to: topicAddress(facts.topic, listing.filters), permanent: true };
    return {
      kind: 'ready',
      head: {
        title: facts.topic === null ? listingMessages.shopping : topicTexts(facts.topic).name,
        description: phrase(listingMessages.shoppingDescription, { site: context.site.name }),
        canonicalPath: canonical,
        noindex: !isListed('products', facts) || Object.keys(listing.filters).length > 0,
      },
    };
  },
} satisfies Page<ShoppingRoute>;

/** Products about everything, or about a topic. */
export const page = indexedPage<ShoppingRoute>(shopping, listsOf(productsOf));
