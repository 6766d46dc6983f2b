import { observer } from 'mobx-react-lite';
import { begunUpload } from '../../domain/drafts/draft.ts';
import { IMAGE_LIMITS } from '../../domain/limits/upload-limits.ts';
import { isVideoFile, MAX_VIDEO_BYTES, VIDEO_FILE_TYPES } from '../../domain/videos/video-file.ts';
import { useApp } from '../app/app-context.ts';
import { latePart } from '../app/late-part.tsx';
import { Button } from '../kit/button.tsx';
import { DropZone } from '../kit/drop-zone.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { CloseIcon } from '../kit/icons/close-icon.tsx';
import { ProgressBar } from '../kit/progress-bar.tsx';
import type { DraftDesk } from './draft-desk.ts';
import type { DraftEntry } from './draft-entry.ts';
import { draftFieldError } from './draft-texts.ts';
import classes from './picture-field.module.css';
import type { PictureUpload } from './picture-upload.ts';
import { usePreview } from './use-preview.ts';

const ChosenVideo = latePart(async () => (await import('./chosen-video.tsx')).ChosenVideo);

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', ...VIDEO_FILE_TYPES];
/**
 * Also by the ends of names: not every system knows these kinds. Only where they can be read, for phones send JPEG to
 * who does not ask for them.
 */
const ACCEPTED_WITH_HEIC = [...ACCEPTED, 'image/heic', 'image/heif', '.heic', '.heif'];
const BYTES_PER_MEGABYTE = 1_000_000;

type PictureFieldProps = { readonly desk: DraftDesk; readonly entry: DraftEntry };

/** Chooses pictures, shows the one of this draft at once and tells how its transfer goes. */
export const PictureField = observer(function PictureField({ desk, entry }: PictureFieldProps) {
  const { upload } = entry;
  const { takesHeic } = useApp().site;
  const accept = takesHeic ? ACCEPTED_WITH_HEIC : ACCEPTED;
  const take = (files: readonly File[]) =>
    desk.add(
      files.map((file) => {
        const { name, size, type, lastModified: modifiedAt } = file;
        return { name, size, type, modifiedAt, content: file };
      }),
    );

  if (upload.file === null || upload.phase === 'refused' || upload.phase === 'lost')
    return (
      <DropZone
        label="Choose a picture or video"
        name="picture"
        accept={accept}
        multiple
        help={`Or drop it here, or paste it. Several become several pins. JPEG, PNG, WebP, GIF${takesHeic ? ', AVIF or HEIC' : ' or AVIF'}, ${IMAGE_LIMITS.bytes / BYTES_PER_MEGABYTE} MB at most; or an MP4 video, ${MAX_VIDEO_BYTES / BYTES_PER_MEGABYTE} MB and 15 minutes at most.`}
        error={lossOf(entry) ?? upload.problem ?? draftFieldError(entry, 'picture')}
        onFiles={take}
      />
    );

  return (
    <div className={classes.pictures}>
      <ChosenPicture desk={desk} entry={entry} />
      <DropZone
        kind="more"
        label="Add more pictures or videos"
        accept={accept}
        multiple
        help="Each becomes a pin of its own."
        onFiles={take}
      />
    </div>
  );
});

const ChosenPicture = observer(function ChosenPicture({ desk, entry }: PictureFieldProps) {
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

const Transfer = observer(function Transfer({
  upload,
  onSend,
}: {
  readonly upload: PictureUpload;
  readonly onSend: () => void;
}) {
  switch (upload.phase) {
    case 'waiting':
      return <p className={classes.quiet}>Waits for its turn</p>;
    case 'sending':
      if (upload.loaded > 0 && upload.loaded === upload.file?.size)
        return (
          <p className={classes.quiet} role="status">
            All of it has arrived and is being looked at…
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
          It is fetched when you publish.
        </p>
      );
    case 'elsewhere':
      return (
        <div className={classes.failed}>
          <p className={classes.quiet}>Another window sends this file.</p>
          <Button size={32} onClick={onSend}>
            Send it here
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

function lossOf({ upload: { phase, file }, draft }: DraftEntry): string | null {
  if (phase !== 'lost') return null;
  const lost = `${file?.name ?? 'The file'} is not on this browser any more. Choose it again`;
  return begunUpload(draft) === null ? `${lost}.` : `${lost}: what has arrived of it is not sent twice.`;
}
