import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { toPinId, type PinId } from '../../../domain/ids/ids.ts';
import { pinAltText } from '../../../domain/pins/pin-image.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { pinTitle } from '../../../domain/pins/pin-title.ts';
import type { Videos } from '../../../domain/pins/video.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { ShownStoryPage } from '../../../domain/stories/story-pages.ts';
import { playableSources } from '../../../domain/videos/playable-sources.ts';
import { useApp } from '../../base/app-context.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { text } from '../../text/language.ts';
import { supportsHls } from '../../videos/supports-hls.ts';
import { VideoPlayer } from '../../videos/video-player.tsx';
import { storiesMessages } from './messages.en.ts';
import classes from './story-page.module.css';

type StoryPageProps = { readonly pin: Pin; readonly page: ShownStoryPage; readonly index: number };

/** One page of a story: its picture or video, its text, and its product tags. */
export function StoryPage({ pin, page, index }: StoryPageProps) {
  const { picture, video, texts, products } = page;
  const isBare = picture === null && video === null;
  return (
    <>
      {picture && (
        <img
          className={classes.picture}
          src={picture.url}
          alt={index === 0 ? pinAltText(pin) : text(storiesMessages.page, { index: index + 1 })}
        />
      )}
      {video && <PageVideo pin={pin} video={video} index={index} />}
      {(texts.length > 0 || products.length > 0) && (
        <div className={isBare ? classes.bare : classes.over}>
          {texts.map((words, at) => (
            <p key={at} className={classes.text} dir="auto">
              {words}
            </p>
          ))}
          {products.map((id) => (
            <Product key={id} id={id} />
          ))}
        </div>
      )}
    </>
  );
}

/** The playback position is stored per page. */
function PageVideo({
  pin,
  video,
  index,
}: {
  readonly pin: Pin;
  readonly video: Videos;
  readonly index: number;
}) {
  const [platform] = useState(() => ({ supportsHls: supportsHls() }));
  const shown = {
    ...pin,
    entityId: toPinId(`${pin.entityId}-${index}`),
    videos: video,
    videoStatus: 'ready',
  } as const;
  const sources = playableSources(shown, platform);
  return sources.length > 0 && <VideoPlayer pin={shown} sources={sources} />;
}

/** Shows the product's name if it is loaded. */
const Product = observer(function Product({ id }: { readonly id: PinId }) {
  const known = useApp().stores.pins.find(id);
  const title = known === undefined ? '' : pinTitle(known);
  return (
    <AppLink className={classes.product} href={formatRoute({ kind: 'pin', pinId: id })}>
      {title === '' ? text(storiesMessages.viewProduct) : <bdi>{title}</bdi>}
    </AppLink>
  );
});
