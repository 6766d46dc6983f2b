import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../../../base/app-context.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { CloseIcon } from '../../../kit/icons/close-icon.tsx';
import type { DraftsViewModel } from './drafts-view-model.ts';
import type { DraftEntry } from './draft-entry.ts';
import classes from './draft-list.module.css';
import { draftState } from './draft-state.ts';
import { draftName } from './draft-texts.ts';
import { carouselDrafts, makeCarousel } from '../parts/make-carousel.ts';
import { draftPartsOf } from '../parts/draft-parts-of.ts';
import { OwnMatchMark } from '../sources/own-match-mark.tsx';
import { usePreview } from '../pictures/use-preview.ts';
import { text } from '../../../text/language.ts';
import { createDraftMessages } from './messages.en.ts';

type DraftListProps = {
  readonly viewModel: DraftsViewModel;
  readonly onDiscard: (entry: DraftEntry) => void;
};

/** The list of several drafts, each with its state; a press shows the draft. */
export const DraftList = observer(function DraftList({ viewModel, onDiscard }: DraftListProps) {
  const { logger } = useApp().services;
  const alike = carouselDrafts(viewModel);
  const { entries } = viewModel;
  useEffect(() => {
    // Restores the uploads of parts that are not shown.
    for (const entry of entries) if (entry.values.format !== 'single') draftPartsOf(viewModel, entry, logger);
  }, [viewModel, entries, logger]);
  return (
    <section className={classes.drafts} aria-label={text(createDraftMessages.drafts)}>
      <ul className={classes.list}>
        {viewModel.entries.map((entry) => (
          <DraftRow
            key={entry.id}
            viewModel={viewModel}
            entry={entry}
            shown={entry === viewModel.shown}
            onShow={() => viewModel.show(entry.id)}
            onRetry={() => viewModel.retry(entry)}
            onDiscard={() => onDiscard(entry)}
          />
        ))}
      </ul>
      {alike.length > 0 && (
        <Button size={40} className={classes.together} onClick={() => makeCarousel(viewModel, alike, logger)}>
          {text(createDraftMessages.combine, { count: alike.length })}
        </Button>
      )}
    </section>
  );
});

type DraftRowProps = {
  readonly viewModel: DraftsViewModel;
  readonly entry: DraftEntry;
  readonly shown: boolean;
  readonly onShow: () => void;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
};

const DraftRow = observer(function DraftRow(props: DraftRowProps) {
  const { viewModel, entry, shown, onShow, onRetry, onDiscard } = props;
  const { upload } = entry;
  const preview = usePreview(upload);
  const name = draftName(entry);
  const isOnTheWay = upload.phase === 'sending' || upload.phase === 'waiting';
  const state = draftState(entry);
  return (
    <li className={classNames(classes.row, shown && classes.shown)}>
      <button
        type="button"
        className={classes.open}
        aria-current={shown ? 'true' : undefined}
        onClick={onShow}
      >
        <span className={classes.cover}>
          {preview !== null && (
            <img
              className={classes.image}
              src={preview.address}
              alt=""
              decoding="async"
              onError={preview.giveUp}
            />
          )}
        </span>
        <span className={classes.words}>
          <bdi className={classes.name}>{name}</bdi>
          <span className={state.isWrong ? classes.wrong : classes.state}>{state.text}</span>
          <OwnMatchMark viewModel={viewModel} entry={entry} className={classes.state} />
        </span>
      </button>
      {upload.phase === 'sending' && (
        <progress
          className={classes.progress}
          aria-label={text(createDraftMessages.uploadingDraft, { name })}
          value={upload.loaded}
          max={upload.file?.size ?? 1}
        />
      )}
      {upload.phase === 'failed' && (
        <Button
          size={32}
          className={classes.retry}
          aria-label={text(createDraftMessages.retryDraft, { name })}
          onClick={onRetry}
        >
          {text(createDraftMessages.retry)}
        </Button>
      )}
      {!entry.publishing && (
        <IconButton
          className={classes.remove}
          size={32}
          label={text(isOnTheWay ? createDraftMessages.cancelDraft : createDraftMessages.removeDraft, {
            name,
          })}
          icon={<CloseIcon size={16} />}
          onClick={onDiscard}
        />
      )}
    </li>
  );
});
