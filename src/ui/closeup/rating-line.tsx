import type { PinRating } from '../../domain/pins/pin-relations.ts';
import { shownRating, STARS, type Star } from '../../domain/text/rating.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import classes from './rating-line.module.css';

type RatingLineProps = { readonly rating: PinRating | null; readonly locale: string };

/** How good others find what is on a page, as stars and figures; said as one sentence. */
export function RatingLine({ rating, locale }: RatingLineProps) {
  const shown = shownRating(rating, locale);
  if (shown.kind === 'hidden') return null;
  const { stars, valueText, countText } = shown;
  const people = countText === '1' ? 'person' : 'people';
  return (
    <p className={classes.rating}>
      <VisuallyHidden>{`Rated ${valueText} of ${STARS} by ${countText} ${people}`}</VisuallyHidden>
      <span className={classes.seen} aria-hidden="true">
        <Stars stars={stars} />
        <bdi>{`${valueText} (${countText})`}</bdi>
      </span>
    </p>
  );
}

/** Edge of a star and the room to the next, px. */
const STAR = 16;
const GAP = 2;

const WHOLE = 'M8 .9 10.16 5.28 15 5.98 11.5 9.39 12.33 14.2 8 11.93 3.67 14.2 4.5 9.39 1 5.98 5.84 5.28Z';
const HALF = 'M8 .9V11.93L3.67 14.2 4.5 9.39 1 5.98 5.84 5.28Z';

function Stars({ stars }: { readonly stars: readonly Star[] }) {
  const width = stars.length * (STAR + GAP) - GAP;
  return (
    <svg className={classes.stars} width={width} height={STAR} viewBox={`0 0 ${width} ${STAR}`}>
      {stars.map((star, index) => (
        <g key={index} data-star={star} transform={`translate(${index * (STAR + GAP)} 0)`}>
          {star !== 'full' && <path className={classes.empty} d={WHOLE} />}
          {star !== 'empty' && <path d={star === 'full' ? WHOLE : HALF} />}
        </g>
      ))}
    </svg>
  );
}
