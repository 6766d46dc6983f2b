import { MISSING_STAT, type StatLine } from '../../domain/statistics/pin-stats.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { text } from '../text/language.ts';
import { numberText } from '../text/number-text.ts';
import { statMessages, statNames } from './internal/messages.en.ts';

export function statName(kind: StatLine['kind']): string {
  return text(statNames[kind]);
}

/** A statistic, or a dash that explains itself. `focusable`: keyboard users can read the tooltip of the dash. */
export function StatFigure({
  value,
  focusable = true,
}: Pick<StatLine, 'value'> & { readonly focusable?: boolean }) {
  if (value !== null) return <>{numberText(value)}</>;
  const missing = text(statMessages.missing);
  return (
    <span tabIndex={focusable ? 0 : undefined} data-tooltip={missing}>
      <span aria-hidden="true">{MISSING_STAT}</span>
      <VisuallyHidden>{missing}</VisuallyHidden>
    </span>
  );
}
