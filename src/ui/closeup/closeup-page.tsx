import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { pinAltText, publicImage } from '../../domain/pins/pin-image.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { isQuickSaves, profileName } from '../../domain/saving/saved-place.ts';
import { useApp } from '../base/app-context.ts';
import { useLocation } from '../base/router.ts';
import type { PageHead, PageOf } from '../base/navigation/page.ts';
import { MovedPage } from '../boards/moved-page.tsx';
import { isDeleted } from '../pins/deleted-pins.ts';
import { Closeup } from './internal/closeup.tsx';

const CloseupView = observer(function CloseupView({ route }: { readonly route: RouteOf<'pin'> }) {
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
  readonly route: RouteOf<'pin'>;
}) {
  const { stores } = useApp();
  const location = useLocation();
  // A pin that is deleted here stays visible until the user leaves; on return it is reported as missing.
  const [wasGone] = useState(() => isDeleted(stores.pageData, pin.entityId));
  return wasGone ? <MovedPage route={route} at={location} /> : <Closeup pin={pin} />;
});

/** One pin, large, with all its details. */
export const page: PageOf<'pin'> = {
  View: CloseupView,
  foresee(route, stores) {
    const pin = stores.pins.findByName(route.pinId);
    return pin && headOf(pin);
  },
  async load(route, { services, stores }) {
    const pin = await services.pins.find(route.pinId);
    if (pin === undefined) return { kind: 'not-found' };
    stores.pins.putNamed(route.pinId, pin);
    return { kind: 'ready', head: headOf(pin) };
  },
};

/** A description of the place of a pin without texts. */
function placeText(pin: Pin): string {
  const by = pin.pinner === null ? '' : ` by ${pin.pinner.fullName}`;
  const { board } = pin;
  if (board === null) return `A pin${by}.`;
  return `A pin${by} on ${isQuickSaves(board) ? profileName(board) : `the board ${board.name}`}.`;
}

function headOf(pin: Pin): PageHead {
  const image = publicImage(pin.imageSpec);
  return {
    title: pin.seoTitle || pin.title || 'Pin',
    description: pin.seoDescription || placeText(pin),
    canonicalPath: pin.seoUrl,
    noindex: pin.seoNoindexReason !== null,
    openGraph: {
      type: 'article',
      image: image && { url: image.url, width: image.width, height: image.height },
    },
    jsonLd: {
      '@type': 'ImageObject',
      name: pin.seoTitle || pin.title || undefined,
      description: pin.seoDescription || undefined,
      contentUrl: image?.url,
      width: image?.width,
      height: image?.height,
      caption: pinAltText(pin) || undefined,
      author: pin.pinner === null ? undefined : { '@type': 'Person', name: pin.pinner.fullName },
      uploadDate: pin.createdAt === null ? undefined : new Date(pin.createdAt).toISOString(),
    },
  };
}
