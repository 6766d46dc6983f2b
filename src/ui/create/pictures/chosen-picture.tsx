import { observer } from 'mobx-react-lite';
import { isVideoFile } from '../../../domain/videos/video-file.ts';
import { useApp } from '../../base/app-context.ts';
import { lazyComponent } from '../../base/lazy/lazy-component.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { IconButton } from '../../kit/buttons/icon-button.tsx';
import { CloseIcon } from '../../kit/icons/close-icon.tsx';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { draftFieldError } from '../drafts/draft-texts.ts';
import classes from './picture-field.module.css';
import type { PictureUpload } from './picture-upload.ts';
import { usePreview } from './use-preview.ts';

/** Loaded only during an upload. */
export const fetchProgress = () => import('../../kit/states/progress-bar.tsx');
const ProgressBar = lazyComponent(async () => (await fetchProgress()).ProgressBar);
const ChosenVideo = lazyComponent(async () => (await import('./chosen-video.tsx')).ChosenVideo);

type ChosenPictureProps = { readonly viewModel: DraftsViewModel; readonly entry: DraftEntry };

/** The picture of a draft with the state of its upload. */
export const ChosenPicture = observer(function ChosenPicture({ viewModel, entry }: ChosenPictureProps) {
  const { toasts } = useApp().stores;
  const remove = () => {
    const { file, remote } = entry.upload;
    entry.removePicture();
    // A file is still on this device; the address of a picture on another site may be forgotten.
    if (file !== null && remote !== null)
      toasts.say({
        text: 'Image removed',
        undo: () => entry.chooseRemote(file.name, remote),
        kind: 'done',
      });
  };
  const { upload } = entry;
  const preview = usePreview(upload);
  const isOnTheWay = upload.phase === 'sending' || upload.phase === 'waiting';
  const refusal = draftFieldError(entry, 'picture');
  const isVideo = upload.file !== null && isVideoFile(upload.file);
  return (
    <div className={classes.zone}>
      <div className={classes.frame}>
        {preview !== null && (
          <img
            className={classes.preview}
            src={preview.address}
            alt={isVideo ? 'Selected video' : 'Selected image'}
            onError={preview.giveUp}
          />
        )}
        {preview === null && isVideo && <ChosenVideo content={upload.file?.content} />}
        <div className={classes.tools}>
          <IconButton
            kind="on-picture"
            size={40}
            label={isOnTheWay ? 'Cancel upload' : isVideo ? 'Remove video' : 'Remove image'}
            icon={<CloseIcon size={20} />}
            onClick={remove}
          />
        </div>
      </div>
      <div className={classes.caption}>
        <bdi className={classes.name}>{upload.file?.name}</bdi>
        <Transfer upload={upload} onSend={() => viewModel.retry(entry)} />
        {isVideo && entry.storageState === 'not-kept' && (
          <p className={classes.quiet}>
            Keep this page open until the upload finishes – the video couldn’t be stored in your browser.
          </p>
        )}
        {refusal !== null && (
          <div className={classes.failed}>
            <p className={classes.problem}>{refusal}</p>
            {upload.file?.content !== null && (
              <Button size={32} onClick={() => viewModel.retry(entry)}>
                Retry upload
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
});

type TransferProps = { readonly upload: PictureUpload; readonly onSend: () => void };

/** The state of an upload, with its actions. */
const Transfer = observer(function Transfer({ upload, onSend }: TransferProps) {
  switch (upload.phase) {
    case 'waiting':
      return <p className={classes.quiet}>Waiting…</p>;
    case 'sending':
      if (upload.loaded > 0 && upload.loaded === upload.file?.size)
        return (
          <p className={classes.quiet} role="status">
            Processing…
          </p>
        );
      return (
        <ProgressBar
          label="Uploading"
          loaded={upload.loaded}
          total={upload.file?.size ?? null}
          locale="en-US"
        />
      );
    case 'sent':
      return (
        <p className={classes.sent} role="status">
          <span className={classes.facts}>
            {upload.stored?.width} × {upload.stored?.height}
          </span>
          Uploaded
        </p>
      );
    case 'remote':
      return (
        <p className={classes.quiet}>
          {upload.remote !== null && upload.remote.width > 0 && (
            <>
              {upload.remote.width} × {upload.remote.height}.{' '}
            </>
          )}
          We’ll download it when you publish.
        </p>
      );
    case 'elsewhere':
      return (
        <div className={classes.failed}>
          <p className={classes.quiet}>Uploading in another tab.</p>
          <Button size={32} onClick={onSend}>
            Upload here instead
          </Button>
        </div>
      );
    case 'failed':
      return (
        <div className={classes.failed} role="alert">
          <p className={classes.problem}>{upload.problem}</p>
          <Button size={32} onClick={onSend}>
            Try again
          </Button>
        </div>
      );
    case 'none':
    case 'refused':
    case 'lost':
      return null;
  }
});
