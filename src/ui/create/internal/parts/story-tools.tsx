import { observer } from 'mobx-react-lite';
import type { DraftPart } from '../../../../domain/drafts/draft-part.ts';
import { coverPart } from '../../../../domain/drafts/draft-parts.ts';
import { useLazyDialog } from '../../../base/lazy/use-lazy-dialog.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import type { DraftParts } from '../drafts/draft-parts.ts';
import { partName } from './part-texts.ts';
import classes from './parts-editor.module.css';
import { text } from '../../../text/language.ts';
import { createPartMessages } from './messages.en.ts';

type StoryToolsProps = {
  readonly entry: DraftEntry;
  readonly parts: DraftParts;
  readonly onAdd: (part: DraftPart) => void;
};

/** Adds pages without pictures to a story and selects its cover picture. */
export const StoryTools = observer(function StoryTools({ entry, parts, onAdd }: StoryToolsProps) {
  const pictured = parts.shown.filter(({ picture }) => picture !== null);
  const cover = coverPart(entry.values);
  return (
    <>
      {parts.room > 0 && (
        <div className={classes.tools}>
          <Button size={40} onClick={() => onAdd(parts.add({}))}>
            {text(createPartMessages.addTextPage)}
          </Button>
        </div>
      )}
      {pictured.length > 1 && (
        <SelectField
          label={text(createPartMessages.cover)}
          placeholder={text(createPartMessages.coverForm)}
          help={text(createPartMessages.coverHelp)}
          options={pictured.map((part) => ({
            id: part.id,
            label: partName(part, parts.shown.indexOf(part) + 1, 'story'),
            detail: text(createPartMessages.page, { place: parts.shown.indexOf(part) + 1 }),
            picture: part.upload?.imageUrl ?? null,
          }))}
          value={cover?.id ?? null}
          onChange={(id) => entry.set('cover', id)}
          searchLabel={text(createPartMessages.coverSearch)}
          emptyText={text(createPartMessages.noPages)}
        />
      )}
    </>
  );
});

type StoryProductProps = { readonly parts: DraftParts; readonly part: DraftPart };

/** The pin of a product on a page. */
export const StoryProduct = observer(function StoryProduct({ parts, part }: StoryProductProps) {
  const { part: dialog, open } = useLazyDialog();
  const choose = () =>
    open(async (close) => {
      const { PinChooser } = await import('./pin-chooser.tsx');
      return (
        <PinChooser
          title={text(createPartMessages.chooseProduct)}
          most={1}
          onClose={close}
          onChoose={([pin]) => {
            if (pin !== undefined) parts.change(part.id, { pin });
            close();
          }}
        />
      );
    });
  const { pin } = part;
  return (
    <>
      <div className={classes.tools}>
        {pin?.imageUrl != null && (
          <span className={classes.cover}>
            <img src={pin.imageUrl} alt="" />
          </span>
        )}
        <Button size={32} aria-haspopup="dialog" onClick={choose}>
          {pin === null
            ? text(createPartMessages.addProduct)
            : pin.title === ''
              ? text(createPartMessages.changeProduct)
              : text(createPartMessages.changeNamedProduct, { name: pin.title })}
        </Button>
        {pin !== null && (
          <Button size={32} kind="plain" onClick={() => parts.change(part.id, { pin: null })}>
            {text(createPartMessages.removeProduct)}
          </Button>
        )}
      </div>
      {dialog}
    </>
  );
});
