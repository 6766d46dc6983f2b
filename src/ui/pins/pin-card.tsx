import { memo, useId, type MouseEvent, type ReactNode } from 'react';
import type { CardFooter } from '../../domain/layout/card-footer.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { AppLink } from '../kit/app-link.tsx';
import { classNames } from '../kit/class-names.ts';
import classes from './pin-card.module.css';
import { cardFooter, titleClamp } from './pin-card-shape.ts';
import { PinPicture } from './pin-picture.tsx';
import { cardName, cardTitle } from './pin-words.ts';
import { SourceLine } from './source-line.tsx';
import { SourcePill } from './source-pill.tsx';
import { useAdded } from './use-added.ts';
import { useNear } from './use-near.ts';
import { VideoBadge } from './video-badge.tsx';

export interface PinCardProps {
  readonly pin: Pin;
  /** Place in the feed, 0 for the first: pictures of the first screen are fetched at once. */
  readonly index: number;
  /** The pin's own address. */
  readonly href: string;
  /** Travels with the history entry when the card is opened. */
  readonly state?: unknown;
  /** The person is about to leave for the source. Prevent the default to do something else. */
  readonly onLeave?: (pin: Pin, event: MouseEvent<HTMLAnchorElement>) => void;
  /**
   * One element that lies over the top of the picture when it has `className`, or nothing. `near`: a pointer or the
   * focus has come to the card.
   */
  readonly renderTop?: (near: boolean, className: string) => ReactNode;
  readonly renderBottom?: () => ReactNode;
}

/**
 * A pin in a grid: the picture, and what it is called under it. One link opens it. What else can be done with it is drawn
 * when somebody comes near: a wall has many cards, and a person looks at one.
 */
export const PinCard = memo(function PinCard(props: PinCardProps) {
  const { pin, index, href, state, onLeave, renderTop, renderBottom } = props;
  const [near, nearHandlers] = useNear();
  const added = useAdded();
  const titleId = useId();
  const badgeId = useId();
  const title = cardTitle(pin);
  const footer = cardFooter(pin);
  const isVideo = pin.videoStatus !== null;
  return (
    <div
      className={near ? `${classes.card} ${classes.near}` : classes.card}
      onDragStart={(event) => event.preventDefault()}
      {...nearHandlers}
    >
      <AppLink
        className={classes.link}
        href={href}
        state={state}
        aria-label={title ? undefined : cardName(pin)}
        aria-labelledby={title ? titleId : undefined}
        aria-describedby={isVideo ? badgeId : undefined}
        data-card-focus=""
      >
        <PinPicture pin={pin} index={index} added={added}>
          {near && <span className={classes.scrim} />}
        </PinPicture>
        {isVideo && <VideoBadge pin={pin} id={badgeId} className={classes.badge} />}
      </AppLink>
      {(footer.title || footer.rows?.length) && (
        <div className={classes.text}>
          {title && (
            <bdi id={titleId} className={classNames(classes.title, ...clampClasses(footer))}>
              {title}
            </bdi>
          )}
          <SourceLine pin={pin} />
        </div>
      )}
      {renderTop?.(near, classes.top!)}
      {near && (
        <div className={classes.over}>
          <SourcePill pin={pin} onLeave={onLeave} />
          {renderBottom?.()}
        </div>
      )}
    </div>
  );
});

const WIDE = [classes.wide0, classes.wide1, classes.wide2, classes.wide3];
const PHONE = [classes.phone0, classes.phone1, classes.phone2, classes.phone3];
const NARROW = [classes.narrow0, classes.narrow1, classes.narrow2, classes.narrow3];

function clampClasses(footer: CardFooter): readonly (string | undefined)[] {
  const { wide, phone, narrow } = titleClamp(footer);
  return [WIDE[wide], PHONE[phone], NARROW[narrow]];
}
