import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { hiddenWords, reportedWords, unfollowedText } from '../../../domain/feedback/feedback-texts.ts';
import { feedbackName } from '../../../domain/text/truncation.ts';
import { useApp } from '../../base/app-context.ts';
import { Button } from '../../kit/buttons/button.tsx';
import type { CoveredPin, FeedbackViewModel } from '../feedback-view-model.ts';
import { makeCardInert } from './make-card-inert.ts';
import { text, textParts } from '../../text/language.ts';
import { feedbackViewMessages } from './messages.en.ts';
import classes from './feedback-overlay.module.css';

type FeedbackOverlayProps = { readonly covered: CoveredPin; readonly viewModel: FeedbackViewModel };

/** Covers the card of a hidden pin with what was done and an undo button. */
export const FeedbackOverlay = observer(function FeedbackOverlay({
  covered,
  viewModel,
}: FeedbackOverlayProps) {
  const { site } = useApp();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { pin, status } = covered;
  // Is undone before the overlay is removed: browsers take the focus from what they remove.
  useLayoutEffect(() => makeCardInert(root.current), []);
  // Screen readers read the overlay because it gets the focus.
  useEffect(() => {
    if (viewModel.takesFocus(pin.entityId)) root.current?.focus({ preventScroll: true });
  }, [covered, viewModel, pin]);

  return (
    <div
      ref={root}
      className={classes.overlay}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      data-card-focus=""
    >
      <div className={classes.words} id={id}>
        <Words covered={covered} siteName={site.name} />
      </div>
      {status !== 'reported' && <Ways covered={covered} viewModel={viewModel} />}
    </div>
  );
});

function Words({ covered, siteName }: { readonly covered: CoveredPin; readonly siteName: string }) {
  const { pin, status, source } = covered;
  if (status === 'unfollowed' && source !== null) return <p dir="auto">{text(unfollowedText(source))}</p>;
  const { heading, text: detail } = status === 'reported' ? reportedWords(siteName) : hiddenWords(pin);
  return (
    <>
      <strong className={classes.heading}>{text(heading)}</strong>
      <p className={classes.more} dir="auto">
        {text(detail)}
      </p>
    </>
  );
}

/** The actions of the overlay. The undo button stays the same element, so that focus is never lost. */
function Ways({ covered, viewModel }: FeedbackOverlayProps) {
  const { status, source, hidden } = covered;
  const undo = () =>
    status === 'unfollowed' ? void viewModel.unfollow(covered, true) : viewModel.show(covered);
  const name =
    source === null
      ? null
      : feedbackName(source.kind === 'person' ? source.person.fullName : source.board.name);
  return (
    <div className={classes.ways}>
      {(hidden || status === 'unfollowed') && (
        <Button size={32} onClick={undo}>
          {text(feedbackViewMessages.undo)}
        </Button>
      )}
      {name !== null && status === 'unset' && (
        <Button
          size={32}
          className={classes.unfollow}
          aria-label={text(feedbackViewMessages.unfollow, { name })}
          onClick={() => void viewModel.unfollow(covered, false)}
        >
          <span className={classes.name}>
            {textParts(feedbackViewMessages.unfollow, { name: <bdi key="name">{name}</bdi> })}
          </span>
        </Button>
      )}
    </div>
  );
}
