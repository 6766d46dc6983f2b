import { observer } from 'mobx-react-lite';
import { isVideoFile } from '../../domain/videos/video-file.ts';
import { useApp } from '../app/app-context.ts';
import { latePart } from '../app/late-part.tsx';
import { Button } from '../kit/button.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { CloseIcon } from '../kit/icons/close-icon.tsx';
import type { DraftDesk } from './draft-desk.ts';
import type { DraftEntry } from './draft-entry.ts';
import { draftFieldError } from './draft-texts.ts';
import classes from './picture-field.module.css';
import { usePreview } from './use-preview.ts';

export const fetchTransfer = async () => (await import('./transfer.tsx')).Transfer;
const Transfer = latePart(fetchTransfer);
const ChosenVideo = latePart(async () => (await import('./chosen-video.tsx')).ChosenVideo);

type ChosenPictureProps = { readonly desk: DraftDesk; readonly entry: DraftEntry };

/** The picture of a draft and how its transfer goes. */
export const ChosenPicture = observer(function ChosenPicture({ desk, entry }: ChosenPictureProps) {
  const { toasts } = useApp().stores;
  const remove = () => {
    const { file, remote } = entry.upload;
    entry.removePicture();
    // A file is on this device still; where the other site was, one may not know any more.
    if (file !== null && remote !== null)
      toasts.say({
        text: 'The picture is removed',
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
            alt={isVideo ? 'The chosen video' : 'The chosen picture'}
            onError={preview.giveUp}
          />
        )}
        {preview === null && isVideo && <ChosenVideo content={upload.file?.content} />}
        <div className={classes.tools}>
          <IconButton
            kind="on-picture"
            size={40}
            label={isOnTheWay ? 'Cancel the upload' : isVideo ? 'Remove the video' : 'Remove the picture'}
            icon={<CloseIcon size={20} />}
            onClick={remove}
          />
        </div>
      </div>
      <div className={classes.caption}>
        <bdi className={classes.name}>{upload.file?.name}</bdi>
        <Transfer upload={upload} onSend={() => desk.retry(entry)} />
        {isVideo && entry.keptness === 'not-kept' && (
          <p className={classes.quiet}>
            Stay here until it has arrived: this browser could not keep the video.
          </p>
        )}
        {refusal !== null && (
          <div className={classes.failed}>
            <p className={classes.problem}>{refusal}</p>
            {upload.file?.content !== null && (
              <Button size={32} onClick={() => desk.retry(entry)}>
                Send it again
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
});
