import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { toPinId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import { fetchScript } from '../base/lazy/fetch-code.ts';
import { useLocation } from '../base/router.ts';
import type { Page } from '../base/navigation/page.ts';
import { MovedPage } from '../boards/moved-page.tsx';
import { isDeleted } from '../pins/deleted-pins.ts';
import { takeFromFeeds } from '../saving/pins-in-feeds.ts';
import { Closeup } from './internal/closeup.tsx';
import { readAllBelow } from './internal/related/lists-below.ts';
import { closeupHead } from './internal/head/closeup-head.ts';

/** An open pin; some addresses also say that it was sent, or ask for feedback. */
type CloseupRoute = RouteOf<'pin' | 'pin-sent' | 'pin-feedback'>;

const CloseupView = observer(function CloseupView({ route }: { readonly route: CloseupRoute }) {
  const { stores } = useApp();
  const location = useLocation();
  const pin = stores.pins.findByName(route.pinId);
  return pin === undefined ? (
    <MovedPage route={route} at={location} />
  ) : (
    <KnownPin key={pin.entityId} pin={pin} route={route} />
  );
});

const KnownPin = observer(function KnownPin({
  pin,
  route,
}: {
  readonly pin: Pin;
  readonly route: CloseupRoute;
}) {
  const { stores } = useApp();
  const location = useLocation();
  // A pin that is deleted here stays visible until the user leaves; on return it is reported as missing.
  const [wasGone] = useState(() => isDeleted(stores.pageData, pin.entityId));
  const { kind, pinId } = route;
  useEffect(() => {
    if (kind === 'pin') return;
    fetchScript(() => import('./internal/follow-up.ts')).then(
      ({ followUp }) => followUp(kind, pinId, stores),
      () => undefined,
    );
  }, [kind, pinId, stores]);
  return wasGone ? <MovedPage route={route} at={location} /> : <Closeup pin={pin} />;
});

/** One pin, large, with all its details. */
export const page = {
  View: CloseupView,
  foresee(route, stores) {
    const pin = stores.pins.findByName(route.pinId);
    return pin && closeupHead(pin);
  },
  async load(route, { services, stores }) {
    const pin = await services.pins.find(route.pinId);
    if (pin === undefined) {
      // Cards of it that are still shown lead nowhere.
      takeFromFeeds(stores.feeds, toPinId(route.pinId));
      return { kind: 'not-found' };
    }
    stores.pins.putNamed(route.pinId, pin);
    // A crawler goes on from here. For people this would cost more than the pin itself, and wait for it: they get it
    // after the first paint.
    if (stores.context.current.isBot) await readAllBelow({ services, stores }, pin);
    const head = closeupHead(pin);
    // Search engines know the pin by its own address.
    return { kind: 'ready', head: route.kind === 'pin' ? head : { ...head, noindex: true } };
  },
} satisfies Page<CloseupRoute>;
