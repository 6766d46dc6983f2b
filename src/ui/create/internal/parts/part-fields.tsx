import { observer } from 'mobx-react-lite';
import type { DraftPart } from '../../../../domain/drafts/draft-part.ts';
import { LINK_MAX } from '../../../../domain/links/link-field.ts';
import { TEXT_FIELDS } from '../../../../domain/limits/text-field.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import type { DraftParts } from '../drafts/draft-parts.ts';
import { PartPicture } from './part-picture.tsx';
import { PART_LABELS, PART_TEXTS, partError, type PartedFormat } from './part-texts.ts';
import classes from './parts-editor.module.css';
import { text, textParts } from '../../../text/language.ts';
import { createPartMessages } from './messages.en.ts';

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
  const field = (key: 'title' | 'text' | 'link', label: string = text(PART_LABELS[key])) => ({
    label,
    name: `part-${key}`,
    value: part[key],
    onChange: (value: string) => parts.change(part.id, { [key]: value }),
    error: partError(entry, index, key, label),
  });
  const upload = parts.uploadOf(part.id);
  const canSend = upload?.phase === 'failed' || upload?.phase === 'elsewhere';
  const wrong = partError(entry, index, 'picture');
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>
        {textParts(createPartMessages.numbered, { place: index + 1, name: <bdi key="name">{name}</bdi> })}
      </legend>
      <PartPicture part={part} upload={upload} className={classes.picture} />
      {wrong !== null && (
        <p className={classes.problem} role="alert">
          {wrong}
        </p>
      )}
      {format === 'carousel' && (
        <>
          <TextField
            {...field('title')}
            hint={text(createPartMessages.optional)}
            limit={TEXT_FIELDS.pinTitle.max}
          />
          <TextArea
            {...field('text')}
            hint={text(createPartMessages.optional)}
            limit={TEXT_FIELDS.pinDescription.max}
            rows={2}
          />
        </>
      )}
      {format === 'story' && (
        <>
          <TextArea
            {...field('text', text(createPartMessages.pageText))}
            hint={text(createPartMessages.optional)}
            limit={TEXT_FIELDS.pinDescription.max}
            rows={3}
          />
          <StoryProduct parts={parts} part={part} />
        </>
      )}
      {(format === 'carousel' || format === 'collage') && (
        <TextField
          {...field('link')}
          hint={text(createPartMessages.optional)}
          type="url"
          inputMode="url"
          placeholder={text(createPartMessages.linkForm)}
          maxLength={LINK_MAX * 2}
        />
      )}
      <div className={classes.tools}>
        {canSend && (
          <Button size={32} onClick={() => parts.retry(part.id)}>
            {text(upload.phase === 'failed' ? createPartMessages.retry : createPartMessages.uploadHere)}
          </Button>
        )}
        <Button size={32} onClick={onRemove}>
          {text(PART_TEXTS[format].remove)}
        </Button>
      </div>
    </fieldset>
  );
});
