import { observer } from 'mobx-react-lite';
import type { DraftPart } from '../../../../domain/drafts/draft-part.ts';
import { isVideoFile } from '../../../../domain/videos/video-file.ts';
import { PlayIcon } from '../../../kit/icons/play-icon.tsx';
import { PartPicture } from './part-picture.tsx';
import { partState } from './part-texts.ts';
import classes from './parts-editor.module.css';
import type { PictureUpload } from '../pictures/picture-upload.ts';

type PartRowProps = {
  readonly part: DraftPart;
  readonly name: string;
  /** Undefined for a part without a picture. */
  readonly upload: PictureUpload | undefined;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
};

/** A part in the list with the state of its upload. A press shows its fields. */
export const PartRow = observer(function PartRow({ part, name, upload, isSelected, onSelect }: PartRowProps) {
  const state = partState(upload);
  return (
    <button
      type="button"
      className={classes.open}
      aria-current={isSelected ? 'true' : undefined}
      onClick={onSelect}
    >
      <span className={classes.cover}>
        <PartPicture part={part} upload={upload} />
        {part.picture !== null && isVideoFile(part.picture) && upload?.phase !== 'sent' && (
          <PlayIcon size={20} />
        )}
      </span>
      <span className={classes.words}>
        <bdi className={classes.name}>{name}</bdi>
        {state.text !== '' && (
          <span className={state.isWrong ? classes.wrong : classes.state}>{state.text}</span>
        )}
      </span>
    </button>
  );
});
