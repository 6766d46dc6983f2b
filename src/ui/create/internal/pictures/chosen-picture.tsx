import { observer } from 'mobx-react-lite';
import { isVideoFile } from '../../../../domain/videos/video-file.ts';
import { useApp } from '../../../base/app-context.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { CloseIcon } from '../../../kit/icons/close-icon.tsx';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { draftFieldError } from '../drafts/draft-texts.ts';
import classes from './picture-field.module.css';
import type { PictureUpload } from './picture-upload.ts';
import { usePreview } from './use-preview.ts';
import { text } from '../../../text/language.ts';
import { createPictureMessages } from './messages.en.ts';

/** Loaded only during an upload. */
export const fetchProgress = () => import('../../../kit/states/progress-bar.tsx');
const ProgressBar = lazyComponent(async () => (await fetchProgress()).ProgressBar);
const ChosenVideo = lazyComponent(async () => (await import('./chosen-video.tsx')).ChosenVideo);

type ChosenPictureProps = { readonly viewModel: DraftsViewModel; readonly entry: DraftEntry };

/** The picture of a draft with the state of its upload. */
export const ChosenPicture = observer(function ChosenPicture({ viewModel, entry }: ChosenPictureProps) {
  const { toasts } = useApp().stores;
  const remove = () => {
    const { file, remote } = entry.upload;
    entry.picture.remove();
    // A file is still on this device; the address of a picture on another site may be forgotten.
    if (file !== null && remote !== null)
      toasts.say({
        text: text(createPictureMessages.removed),
        undo: () => entry.picture.chooseRemote(file.name, remote),
        kind: 'done',
      });
  };
  const { upload } = entry;
  const preview = usePreview(upload);
  const isOnTheWay = upload.phase === 'sending' || upload.phase === 'waiting';
  const refusal = draftFieldError(entry, 'picture');
  const isVideo = upload.file !== null && isVideoFile(upload.file);
  const removal = isOnTheWay
    ? createPictureMessages.cancelUpload
    : isVideo
      ? createPictureMessages.removeVideo
      : createPictureMessages.removeImage;
  return (
    <div className={classes.zone}>
      <div className={classes.frame}>
        {preview !== null && (
          <img
            className={classes.preview}
            src={preview.address}
            alt={text(isVideo ? createPictureMessages.video : createPictureMessages.image)}
            onError={preview.giveUp}
          />
        )}
        {preview === null && isVideo && <ChosenVideo content={upload.file?.content} />}
        <div className={classes.tools}>
          <IconButton
            kind="on-picture"
            size={40}
            label={text(removal)}
            icon={<CloseIcon size={20} />}
            onClick={remove}
          />
        </div>
      </div>
      <div className={classes.caption}>
        <bdi className={classes.name}>{upload.file?.name}</bdi>
        <Transfer upload={upload} onSend={() => viewModel.retry(entry)} />
        {isVideo && entry.storageState === 'not-kept' && (
          <p className={classes.quiet}>{text(createPictureMessages.keepOpen)}</p>
        )}
        {refusal !== null && (
          <div className={classes.failed}>
            <p className={classes.problem}>{refusal}</p>
            {upload.file?.content !== null && (
              <Button size={32} onClick={() => viewModel.retry(entry)}>
                {text(createPictureMessages.retryUpload)}
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
      return <p className={classes.quiet}>{text(createPictureMessages.waiting)}</p>;
    case 'sending':
      if (upload.loaded > 0 && upload.loaded === upload.file?.size)
        return (
          <p className={classes.quiet} role="status">
            {text(createPictureMessages.processing)}
          </p>
        );
      return (
        <ProgressBar
          label={text(createPictureMessages.uploading)}
          loaded={upload.loaded}
          total={upload.file?.size ?? null}
        />
      );
    case 'sent':
      return (
        <p className={classes.sent} role="status">
          <span className={classes.facts}>
            {upload.stored !== null && sizeText(createPictureMessages.size, upload.stored)}
          </span>
          {text(createPictureMessages.uploaded)}
        </p>
      );
    case 'remote':
      return (
        <p className={classes.quiet}>
          {upload.remote !== null && upload.remote.width > 0
            ? sizeText(createPictureMessages.remoteSize, upload.remote)
            : text(createPictureMessages.remote)}
        </p>
      );
    case 'elsewhere':
      return (
        <div className={classes.failed}>
          <p className={classes.quiet}>{text(createPictureMessages.uploadingElsewhere)}</p>
          <Button size={32} onClick={onSend}>
            {text(createPictureMessages.uploadHere)}
          </Button>
        </div>
      );
    case 'failed':
      return (
        <div className={classes.failed} role="alert">
          <p className={classes.problem}>{upload.problem}</p>
          <Button size={32} onClick={onSend}>
            {text(createPictureMessages.retry)}
          </Button>
        </div>
      );
    case 'none':
    case 'refused':
    case 'lost':
      return null;
  }
});

/** Pixels are written without separators. */
function sizeText(
  message: typeof createPictureMessages.size,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  return text(message, { width: `${width}`, height: `${height}` });
}
