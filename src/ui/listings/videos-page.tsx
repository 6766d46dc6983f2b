import { observer } from 'mobx-react-lite';
import { phrase } from '../../domain/messages/message.ts';
import { hasListingPage, leastPinsOf, type Listing } from '../../domain/listings/listing.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import type { Topic } from '../../domain/topics/topic.ts';
import { useApp } from '../base/app-context.ts';
import type { Page } from '../base/navigation/page.ts';
import { indexedPage, UnlessPreparing } from '../discovery/indexed-page.tsx';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { shownTopic, topicTexts } from '../follow/shown-topic.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { text } from '../text/language.ts';
import { ListingHead, type ListingChip } from './internal/listing-head.tsx';
import { factsKey, isListed, listsOf, loadListing, sourceOf, topicOf } from './internal/load-listing.ts';
import { listingMessages } from './internal/messages.en.ts';

type VideosRoute = RouteOf<'videos' | 'video-category'>;

const ALL = formatRoute({ kind: 'videos' });

function listingOf(route: VideosRoute): Extract<Listing, { kind: 'videos' }> | undefined {
  const topicId = topicOf(route.kind === 'videos' ? undefined : route.categoryId);
  return topicId === undefined ? undefined : { kind: 'videos', topicId };
}

function addressOf({ urlName, entityId }: Topic): string {
  return formatRoute({ kind: 'video-category', category: urlName, categoryId: entityId });
}

const VideosView = observer(function VideosView({ route }: { readonly route: VideosRoute }) {
  const { stores } = useApp();
  const listing = listingOf(route);
  const facts = listing && stores.pageData.find(factsKey(listing));
  if (listing === undefined || facts === undefined) return null;
  const topic = facts.topic === null ? null : shownTopic(facts.topic).name;
  if (!isListed('videos', facts))
    return (
      <UnlessPreparing level={1}>
        <FewVideos topic={topic} />
      </UnlessPreparing>
    );
  const title = topic === null ? text(listingMessages.videos) : text(listingMessages.videosAbout, { topic });
  const chips: readonly ListingChip[] = [
    { href: ALL, label: text(listingMessages.all), current: topic === null },
    ...facts.topics
      .filter(({ pinCount }) => hasListingPage('videos', pinCount))
      .map((other) => ({
        href: addressOf(other),
        label: shownTopic(other).name,
        current: other.entityId === listing.topicId,
      })),
  ];
  return (
    <>
      <ListingHead title={title} chipsLabel={text(listingMessages.videoTopics)} chips={chips} />
      <PinFeed
        feed={stores.feeds.open(sourceOf(listing))}
        label={title}
        empty={<UnlessPreparing>{null}</UnlessPreparing>}
      />
    </>
  );
});

function FewVideos({ topic }: { readonly topic: string | null }) {
  return (
    <EmptyState
      title={
        topic === null ? text(listingMessages.fewVideos) : text(listingMessages.fewVideosAbout, { topic })
      }
      level={1}
      action={
        <LinkButton kind="primary" size={48} href={topic === null ? formatRoute({ kind: 'ideas' }) : ALL}>
          {text(topic === null ? listingMessages.exploreTopics : listingMessages.allVideos)}
        </LinkButton>
      }
    >
      {text(listingMessages.fewVideosDetail, { count: leastPinsOf('videos') })}
    </EmptyState>
  );
}

const videos = {
  View: VideosView,
  async load(route, context) {
    const listing = listingOf(route);
    if (listing === undefined) return { kind: 'not-found' };
    const outcome = await loadListing(listing, context);
    if (outcome.kind !== 'loaded') return outcome;
    const { facts } = outcome;
    const address = facts.topic === null ? ALL : addressOf(facts.topic);
    if (facts.topic !== null && address !== formatRoute(route))
      return { kind: 'moved', to: address, permanent: true };
    return {
      kind: 'ready',
      head: {
        title: facts.topic === null ? listingMessages.videos : topicTexts(facts.topic).name,
        description: phrase(listingMessages.videosDescription, { site: context.site.name }),
        canonicalPath: address,
        noindex: !isListed('videos', facts),
      },
    };
  },
} satisfies Page<VideosRoute>;

/** Videos about everything, or about a topic. */
export const page = indexedPage<VideosRoute>(videos, listsOf(listingOf));
