import { useEffect } from 'react';
import type { Route } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import { usePlace, type Place } from '../base/navigation/place.ts';
import { LoadingPage } from '../status/loading-page.tsx';

/** The thing of this address is not known under it any more: asks again, and goes where it is now. */
export function MovedPage({
  route,
  at,
}: {
  readonly route: Route;
  /** Where it stands; the place below any closeup when left out. */
  readonly at?: Pick<Place, 'pathname' | 'search'>;
}) {
  const { pages } = useApp();
  const place = usePlace();
  const { pathname, search } = at ?? place;
  useEffect(() => {
    void pages.open(pathname + search, route);
    // The route is what the address says.
  }, [pages, pathname, search]);
  return <LoadingPage route={route} />;
}
