import { observer } from 'mobx-react-lite';
import { begunUpload } from '../../../../domain/drafts/draft.ts';
import { IMAGE_LIMITS } from '../../../../domain/limits/upload-limits.ts';
import { MAX_VIDEO_BYTES } from '../../../../domain/videos/video-file.ts';
import { useApp } from '../../../base/app-context.ts';
import { DropZone } from '../../../kit/fields/drop-zone.tsx';
import { acceptedFiles, chosenFiles } from './accepted-files.ts';
import { ChosenPicture } from './chosen-picture.tsx';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { draftFieldError } from '../drafts/draft-texts.ts';
import classes from './picture-field.module.css';
import { text } from '../../../text/language.ts';
import { createPictureMessages } from './messages.en.ts';

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
        label={text(createPictureMessages.choose)}
        name="picture"
        accept={accept}
        multiple
        help={
          <>
            <span className={classes.byMouse}>{text(createPictureMessages.byMouse)} </span>
            {text(takesHeic ? createPictureMessages.helpHeic : createPictureMessages.help, {
              imageMegabytes: IMAGE_LIMITS.bytes / BYTES_PER_MEGABYTE,
              videoMegabytes: MAX_VIDEO_BYTES / BYTES_PER_MEGABYTE,
            })}
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
        label={text(createPictureMessages.more)}
        accept={accept}
        multiple
        help={text(createPictureMessages.moreHelp)}
        onFiles={take}
      />
    </div>
  );
});

function lossOf({ upload: { phase, file }, draft }: DraftEntry): string | null {
  if (phase !== 'lost') return null;
  const isBegun = begunUpload(draft) !== null;
  return file === null
    ? text(isBegun ? createPictureMessages.lostBegunUnnamed : createPictureMessages.lostUnnamed)
    : text(isBegun ? createPictureMessages.lostBegun : createPictureMessages.lost, { name: file.name });
}
