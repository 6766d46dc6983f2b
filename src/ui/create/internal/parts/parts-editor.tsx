import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PART_COUNTS } from '../../../../domain/pins/pin-format.ts';
import type { DraftPart } from '../../../../domain/drafts/draft-part.ts';
import { useApp } from '../../../base/app-context.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { DropZone } from '../../../kit/fields/drop-zone.tsx';
import { focusFirstError } from '../../../kit/fields/focus-first-error.ts';
import { ReorderList } from '../../../kit/lists/reorder-list.tsx';
import { acceptedFiles, chosenFiles } from '../pictures/accepted-files.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import type { DraftParts } from '../drafts/draft-parts.ts';
import { draftPartsOf } from './draft-parts-of.ts';
import { PartFields } from './part-fields.tsx';
import { PartRow } from './part-row.tsx';
import { PART_TEXTS, partName, partsError, wrongPart, type PartedFormat } from './part-texts.ts';
import classes from './parts-editor.module.css';
import { text } from '../../../text/language.ts';
import { createPartMessages } from './messages.en.ts';

const PinParts = lazyComponent(async () => (await import('./pin-parts.tsx')).PinParts);
const StoryTools = lazyComponent(async () => (await import('./story-tools.tsx')).StoryTools);
const CollageTools = lazyComponent(async () => (await import('./collage-tools.tsx')).CollageTools);

type PartsEditorProps = { readonly viewModel: DraftsViewModel; readonly entry: DraftEntry };

/** The editor for the parts of a pin: adds them, sorts them, and edits their fields. */
export const PartsEditor = observer(function PartsEditor({ viewModel, entry }: PartsEditorProps) {
  const { logger } = useApp().services;
  const [parts, setParts] = useState<DraftParts | null>(null);
  useEffect(() => setParts(draftPartsOf(viewModel, entry, logger)), [viewModel, entry, logger]);
  const { format } = entry.values;
  if (parts === null || format === 'single') return null;
  return <Editor key={format} entry={entry} parts={parts} format={format} />;
});

type EditorProps = {
  readonly entry: DraftEntry;
  readonly parts: DraftParts;
  readonly format: PartedFormat;
};

const Editor = observer(function Editor({ entry, parts, format }: EditorProps) {
  const { stores, site } = useApp();
  const section = useRef<HTMLElement>(null);
  const [selectedId, select] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const { shown, room } = parts;
  const found = shown.findIndex(({ id }) => id === selectedId);
  const index = found === -1 ? 0 : found;
  const selected = shown[index];
  const { refused } = entry;
  const list = text(PART_TEXTS[format].list);

  useEffect(() => {
    const wrong = parts.shown[wrongPart(entry)];
    if (wrong !== undefined) select(wrong.id);
  }, [entry, parts, refused]);
  useEffect(() => {
    if (refused !== null && section.current !== null && wrongPart(entry) === index)
      focusFirstError(section.current);
  }, [entry, refused, index]);

  const nameOf = (part: DraftPart) => partName(part, parts.shown.indexOf(part) + 1, format);
  const move = useCallback(
    (id: string, to: number) => {
      parts.move(id, to);
      const part = parts.shown[to];
      if (part !== undefined)
        setTold(
          text(createPartMessages.moved, {
            name: partName(part, to + 1, format),
            place: to + 1,
            count: parts.shown.length,
          }),
        );
    },
    [parts, format],
  );
  const add = (files: readonly File[]) => {
    const before = parts.shown.length;
    const left = parts.addFiles(chosenFiles(files));
    select(parts.shown[before]?.id ?? selectedId);
    if (left > 0)
      stores.toasts.say({
        text: text(PART_TEXTS[format].tooMany, { max: PART_COUNTS[format].max }),
        kind: 'problem',
      });
  };
  const remove = (part: DraftPart) => {
    const name = nameOf(part);
    const undo = parts.remove(part.id);
    stores.toasts.say({ text: text(createPartMessages.removed, { name }), undo, kind: 'done' });
  };
  const problem = partsError(entry, format);

  return (
    <section className={classes.parts} ref={section} aria-label={list}>
      {shown.length > 0 && (
        <div className={classes.list}>
          <ReorderList
            label={list}
            ids={shown.map(({ id }) => id)}
            nameOf={(id) => {
              const part = shown.find((one) => one.id === id);
              return part === undefined ? '' : nameOf(part);
            }}
            renderItem={(id) => {
              const part = shown.find((one) => one.id === id);
              if (part === undefined) return null;
              return (
                <PartRow
                  part={part}
                  name={nameOf(part)}
                  upload={parts.uploadOf(id)}
                  isSelected={part === selected}
                  onSelect={() => select(id)}
                />
              );
            }}
            onMove={move}
            told={told}
          />
        </div>
      )}
      {problem !== null && format !== 'carousel' && format !== 'collage' && room > 0 && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {format !== 'collection' && room > 0 && (
        <DropZone
          kind={shown.length > 0 ? 'more' : 'large'}
          label={text(
            format === 'story' ? createPartMessages.addImagesOrVideos : createPartMessages.addImages,
          )}
          accept={acceptedFiles(site.takesHeic, format === 'story' ? 'videos-too' : 'pictures')}
          multiple
          help={text(HELP[format], PART_COUNTS[format])}
          error={format === 'story' ? null : problem}
          onFiles={add}
        />
      )}
      {format === 'collection' && <PinParts parts={parts} />}
      {format === 'story' && <StoryTools entry={entry} parts={parts} onAdd={({ id }) => select(id)} />}
      {selected !== undefined && (
        <PartFields
          key={selected.id}
          entry={entry}
          parts={parts}
          part={selected}
          index={index}
          format={format}
          name={nameOf(selected)}
          onRemove={() => remove(selected)}
        />
      )}
      {format === 'collage' && <CollageTools entry={entry} parts={parts} />}
    </section>
  );
});

/** What happens to the chosen files, and how many there can be. */
const HELP = {
  carousel: createPartMessages.carouselPartsHelp,
  story: createPartMessages.storyPartsHelp,
  collage: createPartMessages.collagePartsHelp,
} as const;
