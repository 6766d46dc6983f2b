import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { Route } from '../../domain/routes/route.ts';
import { afterPaint } from '../kit/after-paint.ts';
import { FailedPage } from '../status/failed-page.tsx';
import { LoadingPage } from '../status/loading-page.tsx';
import { NotFound } from '../status/not-found-page.tsx';
import { useApp } from '../base/app-context.ts';
import { useNavigate } from '../base/router.ts';
import { useThrowInRender } from '../base/use-throw-in-render.ts';

type ScreenProps = {
  readonly address: string;
  readonly route: Route;
  /** Names this visit of the address; a new one opens the page again. */
  readonly visit: string;
  /** True on Back and Forward: the stored state is shown unchanged. */
  readonly returning: boolean;
};

/** The page of an address: opens it when needed, and shows an own page for every other outcome. */
export const Screen = observer(function Screen({ address, route, visit, returning }: ScreenProps) {
  const { pages } = useApp();
  const navigate = useNavigate();
  const opened = pages.findShown(address, route);
  const outcome = opened?.outcome;
  const raise = useThrowInRender();
  const open = () => pages.open(address, route).catch(raise);

  useEffect(() => {
    if (returning && pages.find(address) !== undefined) return;
    // Stored data is painted first, and requested again after that.
    void (opened?.foreseen ? afterPaint().then(open) : open());
    // The route follows from the address; `visit` makes a second visit open the page again.
  }, [address, visit]);

  useEffect(() => {
    if (outcome?.kind === 'moved') void navigate(outcome.to, { replace: true });
    if (outcome?.kind === 'sign-in')
      void navigate(formatRoute({ kind: 'login', next: address }), { replace: true });
  }, [outcome, address, navigate]);

  if (opened === undefined) return <LoadingPage route={route} />;
  switch (opened.outcome.kind) {
    case 'ready':
      return opened.page === null ? null : <opened.page.View route={route} />;
    case 'not-found':
      return <NotFound />;
    case 'failed':
      return <FailedPage tall failure={opened.outcome.failure} onRetry={open} />;
    case 'moved':
    case 'sign-in':
      return <LoadingPage route={route} />;
  }
});
