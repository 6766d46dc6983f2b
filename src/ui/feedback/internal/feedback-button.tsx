import {
  feedbackEntries,
  feedbackEntryLabel,
  type FeedbackEntry,
} from '../../../domain/feedback/feedback-kind.ts';
import { isPromoted } from '../../../domain/sponsorship/promoted.ts';
import { isTunable } from '../../../domain/surfaces/surface.ts';
import { classNames } from '../../kit/class-names.ts';
import { EyeOffIcon } from '../../kit/icons/eye-off-icon.tsx';
import { InfoIcon } from '../../kit/icons/info-icon.tsx';
import { Menu } from '../../kit/layers/menu.tsx';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';
import type { FeedbackViewModel } from '../feedback-view-model.ts';
import { FEEDBACK_ICONS } from '../feedback-icons.tsx';
import { tuneEntry } from '../tune-entry.tsx';
import { text } from '../../text/language.ts';
import { feedbackViewMessages } from './messages.en.ts';
import classes from './feedback-button.module.css';

type FeedbackButtonProps = { readonly item: PinGridItem; readonly viewModel: FeedbackViewModel };

/**
 * The feedback button at the foot of a card: hides, reports or explains the pin. It is always visible on
 * advertisements.
 */
export function FeedbackButton({ item, viewModel }: FeedbackButtonProps) {
  const { pin, surface, viewerId, aspect, parts } = item;
  const paid = isPromoted(pin);
  const entries = feedbackEntries(pin, viewerId);
  const isOverPicture = parts.length === 0;
  if (entries.length === 0 || (isOverPicture && !paid)) return null;
  const run: Readonly<Record<FeedbackEntry, () => void>> = {
    hide: () => viewModel.hide(pin, surface),
    report: () => viewModel.report(pin),
    why: () => viewModel.explain(pin),
  };
  return (
    <div
      className={classNames(classes.place, isOverPicture && classes.overPicture)}
      data-always={paid || undefined}
      // The text starts here.
      style={isOverPicture ? undefined : { paddingBlockStart: `${aspect * 100}%` }}
    >
      <Menu
        label={text(paid ? feedbackViewMessages.aboutAd : feedbackViewMessages.aboutPin)}
        trigger={paid ? <InfoIcon size={16} /> : <EyeOffIcon size={16} />}
        triggerClass={classes.button}
        entries={[
          ...entries.map((entry) => ({
            label: text(feedbackEntryLabel(entry, pin)),
            icon: FEEDBACK_ICONS[entry],
            onChoose: run[entry],
          })),
          ...(isTunable(surface) && !paid ? [tuneEntry()] : []),
        ]}
      />
    </div>
  );
}
