import { useEffect } from 'react';
import type { Route } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import { usePlace, type Place } from '../base/navigation/place.ts';
import { LoadingPage } from '../status/loading-page.tsx';

/** Shown when this address is outdated: requests it again, and goes to the current address. */
export function MovedPage({
  route,
  at,
}: {
  readonly route: Route;
  /** The address of the page; default: the page below any closeup. */
  readonly at?: Pick<Place, 'pathname' | 'search'>;
}) {
  const { pages } = useApp();
  const place = usePlace();
  const { pathname, search } = at ?? place;
  useEffect(() => {
    void pages.open(pathname + search, route);
    // The route follows from the address.
  }, [pages, pathname, search]);
  return <LoadingPage route={route} />;
}
