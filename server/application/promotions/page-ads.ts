import type { PinId, TopicId } from '../../../src/domain/ids/ids.ts';
import { adPlaces } from '../../../src/domain/promotions/ad-places.ts';
import { pageTopics } from '../../../src/domain/promotions/page-topics.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { DiscoveryIndex } from '../ports/discovery/discovery-index.ts';
import type { PromotionRecord } from '../ports/pins/promotions.ts';
import type { PinView, ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { LinkVerdicts } from '../ports/web/link-verdicts.ts';
import type { AdServer } from './ad-server.ts';
import { adTarget, mayLeadTo } from './ad-target.ts';
import { wasShown, type ShownAds } from './shown-ads.ts';

type PageAdsDeps = {
  readonly ads: AdServer;
  readonly store: Pick<StoreReader, 'feeds'>;
  readonly discovery: Pick<DiscoveryIndex, 'ask'>;
  readonly links: Pick<LinkVerdicts, 'verdictOn'>;
  readonly clock: Clock;
  /** Numbers from 0 up to 1. */
  readonly random: () => number;
};

/** Who reads a page. */
export type AdReader = {
  readonly viewerId: ViewerId;
  /** A two-letter code; null if it is not known. */
  readonly country: string | null;
  /** Counts how often somebody sees an ad; null for those who do not allow it. */
  readonly person: string | null;
  /** What earlier pages of the list have shown. */
  readonly shown: ShownAds;
};

/** A promoted pin for a page. */
export type PlacedAd = { readonly pin: PinView; readonly promotion: PromotionRecord };

/** Candidates of one page. Some more than there are places, because not all may be shown. */
type Candidates = { readonly places: readonly number[]; readonly promotions: readonly PromotionRecord[] };

export type AdSurroundings = {
  /** The pin that the list goes with, which is in view as well. */
  readonly beside?: PinId | null;
  /** What the whole list is about; left out, what many of its pins are about. */
  readonly topics?: readonly TopicId[];
};

/** Ads for the pages of one reader's request. */
export interface AdPlacer {
  /** Candidates for a page with these pins; their pins are to be loaded with those of the page. */
  candidates(ids: readonly PinId[], around?: AdSurroundings): Promise<Candidates>;
  /** Candidates for so many ads about the same things as these pins; their pins are to be loaded. */
  candidatesAlone(ids: readonly PinId[], count: number): Promise<Candidates>;
  /** Those that may be shown beside these pins, at most one for each place; they count as placed. */
  place(candidates: Candidates, pins: readonly PinView[], adPins: readonly PinView[]): readonly PlacedAd[];
}

const NONE: Candidates = { places: [], promotions: [] };
/** How many more candidates than places. */
const SPARE = 3;

/** Chooses ads for pages of pins. */
export class PageAds {
  readonly #deps: PageAdsDeps;

  constructor(deps: PageAdsDeps) {
    this.#deps = deps;
  }

  for(reader: AdReader): AdPlacer {
    return {
      candidates: (ids, around = {}) =>
        this.#candidates(ids, reader, { places: () => adPlaces(ids.length, this.#deps.random), ...around }),
      candidatesAlone: (ids, count) =>
        this.#candidates(ids, reader, { places: () => [...Array(count).keys()], mayRepeat: true }),
      place: (candidates, pins, adPins) => this.#place(candidates, pins, adPins, reader),
    };
  }

  async #candidates(
    ids: readonly PinId[],
    { viewerId, country, person, shown }: AdReader,
    {
      places: placesOf,
      mayRepeat = false,
      beside = null,
      topics: ofList,
    }: AdSurroundings & { places: () => readonly number[]; mayRepeat?: boolean },
  ): Promise<Candidates> {
    const { ads, store, random } = this.#deps;
    await ads.whenRead();
    if (ads.isEmpty) return NONE;
    const places = placesOf();
    if (places.length === 0) return NONE;
    const topics = ofList ?? (ads.needsTopics ? await this.#topicsOf(ids) : []);
    const onPage = new Set<PinId>(mayRepeat ? [] : ids);
    const chosen = ads.choose({
      count: places.length + SPARE,
      topics,
      country,
      person,
      random,
      accepts: ({ advertiserId, pinId }) =>
        advertiserId !== viewerId && pinId !== beside && !onPage.has(pinId) && !wasShown(shown, pinId),
    });
    const wanted = await store.feeds.recommendable(
      chosen.map(({ pinId }) => pinId),
      { viewer: viewerId, notOn: null },
    );
    const isWanted = new Set(wanted);
    return { places, promotions: chosen.filter(({ pinId }) => isWanted.has(pinId)) };
  }

  async #topicsOf(ids: readonly PinId[]): Promise<readonly TopicId[]> {
    const about = (await this.#deps.discovery.ask('topicsOf', { documents: ids })) ?? [];
    return pageTopics(
      about.map(({ topics }) => topics),
      ids.length,
    );
  }

  #place(
    { places, promotions }: Candidates,
    pins: readonly PinView[],
    adPins: readonly PinView[],
    { viewerId, person }: AdReader,
  ): readonly PlacedAd[] {
    const { ads, clock } = this.#deps;
    const now = clock.now();
    const pictures = new Set(pins.map(({ picture }) => picture.signature));
    const placed: PlacedAd[] = [];
    for (const promotion of promotions) {
      if (placed.length === places.length) break;
      const pin = adPins.find((view) => view.pin.id === promotion.pinId);
      if (pin === undefined || pictures.has(pin.picture.signature)) continue;
      if (!this.#mayRun(promotion, pin) || !canSeePin(pin, viewerId, now)) continue;
      if (!ads.place(promotion, person)) continue;
      pictures.add(pin.picture.signature);
      placed.push({ pin, promotion });
    }
    return placed;
  }

  /**
   * Its pin is public and of its advertiser still, who is an unrestricted partner, and it does not lead to a site that
   * the operator has blocked.
   */
  #mayRun({ advertiserId, terms }: PromotionRecord, { board, pinner, pin }: PinView): boolean {
    if (board.board.privacy !== 'public' || pinner.id !== advertiserId) return false;
    if (pinner.state !== 'active' || pinner.accountType !== 'business') return false;
    return mayLeadTo(adTarget(terms, pin), this.#deps.links);
  }
}

/** The pins of a page in the order of `ids`, and ads for it; both are loaded together. */
export async function pinsWithAds(
  pins: Pick<StoreReader['pins'], 'views'>,
  ids: readonly PinId[],
  viewerId: ViewerId,
  placer: AdPlacer | null = null,
  around: AdSurroundings = {},
): Promise<{
  readonly views: readonly PinView[];
  readonly ads: readonly PlacedAd[];
  readonly places: readonly number[];
}> {
  if (placer === null) return { views: await pins.views(ids, viewerId), ads: [], places: [] };
  const candidates = await placer.candidates(ids, around);
  const adIds = new Set(candidates.promotions.map(({ pinId }) => pinId));
  const all = await pins.views([...ids, ...adIds], viewerId);
  const isOnPage = new Set(ids);
  const views = all.filter(({ pin }) => isOnPage.has(pin.id));
  const adPins = all.filter(({ pin }) => !isOnPage.has(pin.id));
  return { views, ads: placer.place(candidates, views, adPins), places: candidates.places };
}

/** Ads alone, about the same things as these pins. */
export async function adsAlone(
  pins: Pick<StoreReader['pins'], 'views'>,
  ids: readonly PinId[],
  {
    viewerId,
    placer,
    limit,
  }: { readonly viewerId: ViewerId; readonly placer: AdPlacer; readonly limit: number },
): Promise<readonly PlacedAd[]> {
  const candidates = await placer.candidatesAlone(ids, limit);
  if (candidates.promotions.length === 0) return [];
  const adIds = [...new Set(candidates.promotions.map(({ pinId }) => pinId))];
  return placer.place(candidates, [], await pins.views(adIds, viewerId));
}
