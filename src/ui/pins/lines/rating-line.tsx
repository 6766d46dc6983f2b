import { STARS, type RatingShown } from '../../../domain/pins/rating.ts';
import classes from '../internal/lines/rating-line.module.css';
import { text } from '../../text/language.ts';
import { pinsMessages } from '../internal/messages.en.ts';

type RatingLineProps = { readonly rating: RatingShown; readonly look: 'card' | 'closeup' };

/** The rating of the page's product as stars and figures; screen readers read it as one sentence. */
export function RatingLine({ rating: { stars, valueText, count, countText }, look }: RatingLineProps) {
  const whole = stars.filter((star) => star === 'full').length;
  return (
    <p
      className={look === 'card' ? classes.card : classes.closeup}
      role="img"
      aria-label={text(pinsMessages.rated, { value: valueText, max: STARS, count, people: countText })}
    >
      <span className={classes.stars} data-stars={stars.includes('half') ? whole + 0.5 : whole} />
      <bdi>{`${valueText} (${countText})`}</bdi>
    </p>
  );
}
