import { memo, useId, useState, type ReactNode } from 'react';
import type { Logger } from '../../../application/ports/logger.ts';
import { cardBadge } from '../../../domain/cards/card-badge.ts';
import { openedOutside } from '../../../domain/cards/open-button.ts';
import { isRemovedStory } from '../../../domain/stories/removed-story.ts';
import { isPromoted } from '../../../domain/sponsorship/promoted.ts';
import { OutboundLink } from '../../base/navigation/outbound-link.tsx';
import { AppLink } from '../../kit/app-link.tsx';
import { classNames } from '../../kit/class-names.ts';
import { CardBadge } from '../internal/card/card-badge.tsx';
import { SHOWN_CARDS } from './card-items.ts';
import { CardText } from '../internal/card/card-text.tsx';
import { RemovedTile } from './removed-tile.tsx';
import classes from '../internal/card/pin-card.module.css';
import type { PinGridItem } from './pin-grid-item.ts';
import { PinPicture, pictureShape } from '../picture/pin-picture.tsx';
import { useNear } from '../internal/card/use-near.ts';
import { text } from '../../text/language.ts';
import { pinsMessages } from '../internal/messages.en.ts';

export interface PinCardProps {
  /** The grid's data of the pin, so that the card draws exactly what the grid reserves space for. */
  readonly item: PinGridItem;
  /** Index in the feed: pictures of the first screen are loaded with priority. */
  readonly index: number;
  /** True for cards of the served page. */
  readonly served?: boolean;
  /** The pin's own address. */
  readonly href: string;
  /** State for the history entry of the closeup. */
  readonly state?: unknown;
  /** Controls over the top of the picture. Drawn on the first hover or focus. */
  readonly renderTop?: () => ReactNode;
  /**
   * Draws the other controls of the card. It is called once the pointer or the focus is near, and always for
   * advertisements and for controls that show a part of the pin. An element with the class `over` is placed over the
   * foot of the picture and appears after a delay. `show` displays the pin in another form; the reserved space stays
   * the same.
   */
  readonly renderTools?: (over: string, near: boolean, show: ShowItem) => ReactNode;
  /** True when a control must be visible although neither pointer nor focus is near. */
  readonly touched?: boolean;
  /** Logs errors of parts of the card. */
  readonly logger?: Logger | undefined;
  /** Opens the menu of the card, where a button for touch is shown. */
  readonly onMore?: (item: PinGridItem) => void;
}

/** Null restores the pin's original form. */
export type ShowItem = (shown: PinGridItem | null) => void;

/**
 * A pin in a grid: its picture with its texts below, and one link that opens it, or its site for some ads and pages. The other controls are drawn once the
 * pointer or the focus is near: a grid has many cards, and a user looks at one.
 */
export const PinCard = memo(function PinCard(props: PinCardProps) {
  const {
    index,
    served = false,
    href,
    state,
    renderTop,
    renderTools,
    touched = false,
    logger,
    onMore,
  } = props;
  const [shown, show] = useState<PinGridItem | null>(null);
  const item = shown ?? props.item;
  const { near, stays, wake, handlers } = useNear(touched);
  const titleId = useId();
  const badgeId = useId();
  const tagId = `${badgeId}-tag`;
  const {
    pin,
    tag,
    footer: { title },
  } = item;
  const badge = cardBadge(pin);
  const removed = isRemovedStory(pin);
  const isCovered = removed || tag !== null;
  const names = [title && titleId, removed && badgeId].filter(Boolean).join(' ');
  const outside = openedOutside(pin);
  const link = {
    className: classes.link,
    'aria-label': names ? undefined : item.label,
    'aria-labelledby': names || undefined,
    'aria-describedby': classNames(badge && badgeId, tag === 'overlay' && tagId) || undefined,
    'data-card-focus': '',
    'data-anchor': 'pin_card',
    children: (
      <PinPicture pin={pin} aspect={item.aspect} index={index} added={!served} logger={logger}>
        {isCovered && (
          <>
            {removed && <RemovedTile id={badgeId} />}
            {tag && (
              <span
                className={`${classes.tag} ${classes.badge}`}
                id={tagId}
                data-look={tag}
                aria-hidden="true"
              >
                {text(pinsMessages.shop)}
              </span>
            )}
          </>
        )}
      </PinPicture>
    ),
  };
  return (
    <div
      className={classNames(classes.card, near && classes.near, (stays || item.needsTools) && classes.tooled)}
      ref={(card) => void (card && SHOWN_CARDS.set(card, { item, wake }))}
      onDragStart={(event) => event.preventDefault()}
      {...handlers}
    >
      {outside === null ? (
        <AppLink {...link} href={href} state={state} />
      ) : (
        <OutboundLink {...link} href={outside} pin={pin} />
      )}
      {badge && <CardBadge badge={badge} id={badgeId} className={classes.badge} />}
      <CardText item={item} served={served} titleId={titleId} onMore={onMore} />
      {near && (
        <div
          className={classNames(classes.top, !removed && classes.scrim)}
          style={near ? pictureShape(item.aspect) : undefined}
        >
          {renderTop?.()}
        </div>
      )}
      {(stays || item.needsTools || isPromoted(pin)) && renderTools?.(classes.over!, stays, show)}
    </div>
  );
});
