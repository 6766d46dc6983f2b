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

/** Selects pictures, shows that of this draft at once, and reports the state of its upload. */
export const PictureField = observer(function PictureField({ viewModel, entry }: PictureFieldProps) {
  const { upload } = entry;
  const { takesHeic } = useApp().site;
  const accept = acceptedFiles(takesHeic, 'videos-too');
  const take = (files: readonly File[]) => viewModel.add(chosenFiles(files));

  if (upload.file === null || upload.phase === 'refused' || upload.phase === 'lost')
    return (
      <DropZone
        label="Choose an image or video"
        name="picture"
        accept={accept}
        multiple
        help={
          <>
            <span className={classes.byMouse}>Or drop it here, or paste it. </span>
            {`One pin per file. ${takesHeic ? 'JPEG, PNG, WebP, GIF, AVIF or HEIC' : 'JPEG, PNG, WebP, GIF or AVIF'} up to ${IMAGE_LIMITS.bytes / BYTES_PER_MEGABYTE} MB, or MP4 video up to ${MAX_VIDEO_BYTES / BYTES_PER_MEGABYTE} MB and 15 minutes.`}
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
        label="Add more images or videos"
        accept={accept}
        multiple
        help="Each becomes its own pin."
        onFiles={take}
      />
    </div>
  );
});

function lossOf({ upload: { phase, file }, draft }: DraftEntry): string | null {
  if (phase !== 'lost') return null;
  const name = file?.name ?? 'The file';
  return begunUpload(draft) === null
    ? `${name} is no longer available. Choose it again.`
    : `${name} is no longer available. Choose it again and we’ll resume where the upload stopped.`;
}
