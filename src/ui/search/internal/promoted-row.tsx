import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PinSearch } from '../../../domain/search/pin-search.ts';
import { ENOUGH_RESULTS } from '../../../domain/search/search-facts.ts';
import { useApp } from '../../base/app-context.ts';
import { whenIdle } from '../../base/lazy/when-idle.ts';
import type { Feed } from '../../base/stores/feed.ts';
import { PinRow } from '../../feeds/pin-row.tsx';
import edges from '../../grid/grid-edges.module.css';
import { text } from '../../text/language.ts';
import { searchMessages } from './messages.en.ts';

/** A row with fewer ads is left out. */
const LEAST_ADS = 3;

type PromotedRowProps = { readonly search: PinSearch; readonly found: Feed };

/** Ads about the query, below results that are too few to have ads among them. */
export const PromotedRow = observer(function PromotedRow({ search, found }: PromotedRowProps) {
  const isWanted =
    search.scope === 'pins' &&
    found.phase === 'ended' &&
    found.ids.length > 0 &&
    found.ids.length < ENOUGH_RESULTS;
  return isWanted ? <Ads query={search.query} /> : null;
});

const Ads = observer(function Ads({ query }: { readonly query: string }) {
  const { feeds, pins } = useApp().stores;
  const feed = feeds.open({ kind: 'search', search: { query, scope: 'promoted' } });
  useEffect(() => whenIdle(() => void feed.start()), [feed]);
  const ads = feed.ids.flatMap((id) => pins.find(id) ?? []);
  if (ads.length < LEAST_ADS) return null;
  return (
    <PinRow
      title={text(searchMessages.promoted, { query })}
      pins={ads}
      source={feed.source}
      surface="SearchAdsOnlyModule"
      className={edges.edges}
    />
  );
});
