import { observer } from 'mobx-react-lite';
import type { DraftPart } from '../../../domain/drafts/draft-part.ts';
import { LINK_MAX } from '../../../domain/links/link-field.ts';
import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import { lazyComponent } from '../../base/lazy/lazy-component.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import type { DraftParts } from '../drafts/draft-parts.ts';
import { PartPicture } from './part-picture.tsx';
import { PART_LABELS, PART_WORDS, partError, type PartedFormat } from './part-texts.ts';
import classes from './parts-editor.module.css';

const StoryProduct = lazyComponent(async () => (await import('./story-tools.tsx')).StoryProduct);

type PartFieldsProps = {
  readonly entry: DraftEntry;
  readonly parts: DraftParts;
  readonly part: DraftPart;
  /** Index among the shown parts. */
  readonly index: number;
  readonly format: PartedFormat;
  readonly name: string;
  readonly onRemove: () => void;
};

/** The texts and the link of one part. */
export const PartFields = observer(function PartFields({
  entry,
  parts,
  part,
  index,
  format,
  name,
  onRemove,
}: PartFieldsProps) {
  const field = (key: 'title' | 'text' | 'link', label: string = PART_LABELS[key]) => ({
    label,
    name: `part-${key}`,
    value: part[key],
    onChange: (value: string) => parts.change(part.id, { [key]: value }),
    error: partError(entry, index, key, label),
  });
  const upload = parts.uploadOf(part.id);
  const canSend = upload?.phase === 'failed' || upload?.phase === 'elsewhere';
  const wrong = partError(entry, index, 'picture');
  const { one } = PART_WORDS[format];
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>
        {index + 1}. <bdi>{name}</bdi>
      </legend>
      <PartPicture part={part} upload={upload} className={classes.picture} />
      {wrong !== null && (
        <p className={classes.problem} role="alert">
          {wrong}
        </p>
      )}
      {format === 'carousel' && (
        <>
          <TextField {...field('title')} hint="optional" limit={TEXT_FIELDS.pinTitle.max} />
          <TextArea {...field('text')} hint="optional" limit={TEXT_FIELDS.pinDescription.max} rows={2} />
        </>
      )}
      {format === 'story' && (
        <>
          <TextArea
            {...field('text', 'Text on this page')}
            hint="optional"
            limit={TEXT_FIELDS.pinDescription.max}
            rows={3}
          />
          <StoryProduct parts={parts} part={part} />
        </>
      )}
      {(format === 'carousel' || format === 'collage') && (
        <TextField
          {...field('link')}
          hint="optional"
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={LINK_MAX * 2}
        />
      )}
      <div className={classes.tools}>
        {canSend && (
          <Button size={32} onClick={() => parts.retry(part.id)}>
            {upload.phase === 'failed' ? 'Try again' : 'Upload here instead'}
          </Button>
        )}
        <Button size={32} onClick={onRemove}>
          Remove {one}
        </Button>
      </div>
    </fieldset>
  );
});
