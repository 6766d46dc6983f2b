import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import {
  cropFromText,
  cropToText,
  isWholeCrop,
  WHOLE_CROP,
  type PictureCrop,
} from '../../../domain/looks/picture-crop.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { highResolutionImage, pinAltText } from '../../../domain/pins/pin-image.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { RouteOf } from '../../../domain/routes/route.ts';
import { useApp } from '../../base/app-context.ts';
import { useNavigate } from '../../base/router.ts';
import edges from '../../grid/grid-edges.module.css';
import { AppLink } from '../../kit/app-link.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { TabLinks } from '../../kit/lists/tab-links.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { LooksFeed } from '../../search/looks-feed.tsx';
import { text } from '../../text/language.ts';
import { CropBox } from './crop-box.tsx';
import { visualSearchMessages } from './messages.en.ts';
import { visualFeed } from './visual-feed.ts';
import classes from './visual-search-view.module.css';

export type VisualRoute = RouteOf<'pin-visual-search'> | RouteOf<'pin-visual-search-products'>;

/** A pin's picture with the part that is searched for, and what is like it. */
export const VisualSearchView = observer(function VisualSearchView({
  route,
}: {
  readonly route: VisualRoute;
}) {
  const pin = useApp().stores.pins.findByName(route.pinId);
  return pin === undefined ? null : <Found pin={pin} route={route} />;
});

function Found({ pin, route }: { readonly pin: Pin; readonly route: VisualRoute }) {
  const navigate = useNavigate();
  const hint = useId();
  const crop = useMemo(() => cropFromText(route.crop ?? '') ?? WHOLE_CROP, [route.crop]);
  const source = useMemo(() => visualFeed(pin, route), [pin, route]);
  const image = highResolutionImage(pin.imageSpec, { allowOriginal: false });
  const isProducts = route.kind === 'pin-visual-search-products';
  const search = (part: PictureCrop) => void navigate(formatRoute(withCrop(route, part)), { replace: true });
  const tab = (kind: VisualRoute['kind'], label: string) => ({
    href: formatRoute({ ...withCrop(route, crop), kind }),
    label,
    current: route.kind === kind,
  });
  return (
    <>
      <div className={classNames(edges.edges, classes.head)}>
        <div className={classes.sought}>
          {image !== null && (
            <div className={classes.picture}>
              <img
                className={classes.image}
                src={image.url}
                width={image.width}
                height={image.height}
                alt={pinAltText(pin)}
                draggable={false}
              />
              <CropBox crop={crop} hintId={hint} onCrop={search} />
            </div>
          )}
        </div>
        <div className={classes.texts}>
          <h1 className={classes.title}>{text(visualSearchMessages.title)}</h1>
          <p id={hint} className={classes.hint}>
            {text(visualSearchMessages.hint)}
          </p>
          <p className={classes.row}>
            <AppLink href={formatRoute({ kind: 'pin', pinId: route.pinId })}>
              {text(visualSearchMessages.back)}
            </AppLink>
            {!isWholeCrop(crop) && (
              <Button size={40} onClick={() => search(WHOLE_CROP)}>
                {text(visualSearchMessages.whole)}
              </Button>
            )}
          </p>
          <TabLinks
            label={text(visualSearchMessages.tabs)}
            tabs={[
              tab('pin-visual-search', text(visualSearchMessages.all)),
              tab('pin-visual-search-products', text(visualSearchMessages.products)),
            ]}
          />
        </div>
      </div>
      <LooksFeed
        source={source}
        label={text(visualSearchMessages.results)}
        empty={
          <EmptyState title={text(isProducts ? visualSearchMessages.noProducts : visualSearchMessages.none)}>
            {text(visualSearchMessages.noneDetail)}
          </EmptyState>
        }
      />
    </>
  );
}

/** The address of the whole picture has no crop. */
function withCrop({ kind, pinId }: VisualRoute, crop: PictureCrop): VisualRoute {
  return { kind, pinId, ...(isWholeCrop(crop) ? {} : { crop: cropToText(crop) }) };
}
