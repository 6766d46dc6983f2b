import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { IMAGE_LIMITS } from '../../domain/limits/upload-limits.ts';
import { Button } from '../kit/button.tsx';
import { DropZone } from '../kit/drop-zone.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { CloseIcon } from '../kit/icons/close-icon.tsx';
import { ProgressBar } from '../kit/progress-bar.tsx';
import classes from './picture-field.module.css';
import type { PictureUpload } from './picture-upload.ts';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const BYTES_PER_MEGABYTE = 1_000_000;

/** Chooses the picture, shows it at once and tells how its transfer goes. */
export const PictureField = observer(function PictureField({
  upload,
  missing,
}: {
  readonly upload: PictureUpload;
  /** Said when the form was sent without a picture. */
  readonly missing: string | null;
}) {
  const preview = usePreview(upload.phase === 'refused' ? null : upload.file?.content);
  const take = ([file]: readonly File[]) => {
    if (file !== undefined) void upload.choose({ name: file.name, size: file.size, content: file });
  };

  if (upload.file === null || upload.phase === 'refused')
    return (
      <DropZone
        label="Choose a picture"
        name="picture"
        accept={ACCEPTED}
        help={`Or drop it here, or paste it. JPEG, PNG, WebP or GIF, ${IMAGE_LIMITS.bytes / BYTES_PER_MEGABYTE} MB at most.`}
        error={upload.problem ?? missing}
        onFiles={take}
      />
    );

  return (
    <div className={classes.zone}>
      <div className={classes.frame}>
        {preview !== null && <img className={classes.preview} src={preview} alt="The chosen picture" />}
        <div className={classes.tools}>
          <IconButton
            kind="on-picture"
            size={40}
            label={upload.phase === 'sending' ? 'Cancel the upload' : 'Remove the picture'}
            icon={<CloseIcon size={20} />}
            onClick={upload.remove}
          />
        </div>
      </div>
      <div className={classes.caption}>
        <bdi className={classes.name}>{upload.file.name}</bdi>
        {upload.phase === 'sending' && (
          <ProgressBar label="Uploading" loaded={upload.loaded} total={upload.file.size} locale="en-US" />
        )}
        {upload.phase === 'sent' && (
          <p className={classes.sent} role="status">
            <span className={classes.facts}>
              {upload.width} × {upload.height}
            </span>
            Uploaded
          </p>
        )}
        {upload.phase === 'failed' && (
          <div className={classes.failed} role="alert">
            <p className={classes.problem}>{upload.problem}</p>
            <Button size={32} onClick={() => void upload.retry()}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </div>
  );
});

/** An address under which the chosen file can be shown; null for what is no file. */
function usePreview(content: unknown): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!(content instanceof Blob)) {
      setPreview(null);
      return undefined;
    }
    const address = URL.createObjectURL(content);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [content]);
  return preview;
}
