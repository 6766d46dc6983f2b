import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { cardImage } from '../../../domain/pins/pin-image.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { newsLink } from '../../../domain/news/news-link.ts';
import { useApp } from '../../base/app-context.ts';
import { failureText } from '../../base/failure-text.ts';
import { SquareCard } from '../../feeds/square-card.tsx';
import { IconButton } from '../../kit/buttons/icon-button.tsx';
import { CloseIcon } from '../../kit/icons/close-icon.tsx';
import { InfoIcon } from '../../kit/icons/info-icon.tsx';
import { useHydrating } from '../../kit/use-hydrating.ts';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { ListRow } from '../../people/list-row.tsx';
import { agoText } from '../../text/ago-text.ts';
import { dayText } from '../../text/day-text.ts';
import { text } from '../../text/language.ts';
import { newsMessages } from './messages.en.ts';
import type { ListedNews } from './news-list.ts';
import classes from './news.module.css';

/** The cards say what cards of a feed say. */
const PINS_OF_NEWS = { kind: 'home' } as const;

type NewsRowProps = {
  readonly news: ListedNews;
  readonly index: number;
  /** A pin has one card on the page; other news about it show its picture only. */
  readonly hasCard: boolean;
};

/** A notification: who did what, when, and the pin that it is about. */
export const NewsRow = observer(function NewsRow({ news, index, hasCard }: NewsRowProps) {
  const { stores } = useApp();
  const found = news.pinId === null ? undefined : stores.pins.find(news.pinId);
  const pin = useMemo(() => found && ofNews(found, news.id), [found, news.id]);
  return (
    <li>
      <ListRow
        href={newsLink(news.url, news.sender)}
        picture={news.sender === null ? <InfoIcon /> : <UserAvatar user={news.sender} size={48} />}
        name={news.text}
        facts={
          <>
            {news.isUnread && <strong>{text(newsMessages.unread)} · </strong>}
            <Moment time={news.time} />
            {news.board !== null && (
              <>
                {' · '}
                <bdi>{news.board.name}</bdi>
              </>
            )}
          </>
        }
        action={pin !== undefined && (hasCard ? <HideButton pin={pin} /> : <Thumbnail pin={pin} />)}
      />
      {pin !== undefined && hasCard && (
        <div className={classes.card}>
          <SquareCard pin={pin} source={PINS_OF_NEWS} surface="NewsPage" index={index} />
        </div>
      )}
    </li>
  );
});

/** The date in what is served, as servers do not know when it is read; then how long ago that was. */
function Moment({ time }: { readonly time: number }) {
  const hydrating = useHydrating();
  const [now] = useState(() => Date.now());
  return (
    <time dateTime={new Date(time).toISOString()}>
      {hydrating ? dayText(time) : agoText(time, now, text(newsMessages.justNow))}
    </time>
  );
}

function Thumbnail({ pin }: { readonly pin: Pin }) {
  const image = cardImage(pin.imageSpec);
  return (
    image && (
      <img
        className={classes.thumbnail}
        width={48}
        height={48}
        src={image.url}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )
  );
}

/** Hides the pin; its card says so and offers to undo it. */
const HideButton = observer(function HideButton({ pin }: { readonly pin: Pin }) {
  const { cards, toasts } = useApp().stores;
  // The card of a hidden pin offers to undo it.
  if (cards.parts?.feedback.coverOf(pin.entityId) !== undefined) return null;
  const hide = () =>
    void cards.open().then(
      ({ feedback }) => feedback.hide(pin, 'NewsPage'),
      () => toasts.say({ text: failureText('unreachable'), kind: 'problem' }),
    );
  return (
    <IconButton label={text(newsMessages.hide)} icon={<CloseIcon size={20} />} size={32} onClick={hide} />
  );
});

/** The pin with the reason why it is here, whatever other lists have stored with it. */
function ofNews(pin: Pin, newsId: string): Pin {
  const reason = { reason: 'newsHub', reasonId: newsId, hasBoard: false, board: null } as const;
  return { ...pin, recommendationReason: reason };
}
