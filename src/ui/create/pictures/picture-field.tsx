import { observer } from 'mobx-react-lite';
import { begunUpload } from '../../../domain/drafts/draft.ts';
import { IMAGE_LIMITS } from '../../../domain/limits/upload-limits.ts';
import { MAX_VIDEO_BYTES } from '../../../domain/videos/video-file.ts';
import { useApp } from '../../base/app-context.ts';
import { DropZone } from '../../kit/fields/drop-zone.tsx';
import { acceptedFiles, chosenFiles } from './accepted-files.ts';
import { ChosenPicture } from './chosen-picture.tsx';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { draftFieldError } from '../drafts/draft-texts.ts';
import classes from './picture-field.module.css';

const BYTES_PER_MEGABYTE = 1_000_000;

type PictureFieldProps = { readonly viewModel: DraftsViewModel; readonly entry: DraftEntry };

/** Chooses pictures, shows the one of this draft at once and tells how its transfer goes. */
export const PictureField = observer(function PictureField({ viewModel, entry }: PictureFieldProps) {
  const { upload } = entry;
  const { takesHeic } = useApp().site;
  const accept = acceptedFiles(takesHeic, 'videos-too');
  const take = (files: readonly File[]) => viewModel.add(chosenFiles(files));

  if (upload.file === null || upload.phase === 'refused' || upload.phase === 'lost')
    return (
      <DropZone
        label="Choose a picture or video"
        name="picture"
        accept={accept}
        multiple
        help={
          <>
            <span className={classes.byMouse}>Or drop it here, or paste it. </span>
            {`Several become several pins. JPEG, PNG, WebP, GIF${takesHeic ? ', AVIF or HEIC' : ' or AVIF'}, ${IMAGE_LIMITS.bytes / BYTES_PER_MEGABYTE} MB at most; or an MP4 video, ${MAX_VIDEO_BYTES / BYTES_PER_MEGABYTE} MB and 15 minutes at most.`}
          </>
        }
        error={lossOf(entry) ?? upload.problem ?? draftFieldError(entry, 'picture')}
        onFiles={take}
      />
    );

  return (
    <div className={classes.pictures}>
      <ChosenPicture viewModel={viewModel} entry={entry} />
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

function lossOf({ upload: { phase, file }, draft }: DraftEntry): string | null {
  if (phase !== 'lost') return null;
  const lost = `${file?.name ?? 'The file'} is not on this browser any more. Choose it again`;
  return begunUpload(draft) === null ? `${lost}.` : `${lost}: what has arrived of it is not sent twice.`;
}
