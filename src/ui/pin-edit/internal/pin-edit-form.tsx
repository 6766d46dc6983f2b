import { observer } from 'mobx-react-lite';
import { runInAction } from 'mobx';
import { Fragment, useState } from 'react';
import type { ChangeCommand } from '../../../application/saving/change-pin.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { byName, PIN_TEXT_NAMES, type TypedPinTexts } from '../../../domain/pins/pin-texts.ts';
import { pinAltText } from '../../../domain/pins/pin-image.ts';
import { isSameProduct, type ProductTexts } from '../../../domain/pins/product-texts.ts';
import { sourceProductTextsOf } from '../../../domain/sources/source-product-texts.ts';
import type { PinTopics } from '../../../domain/topics/pin-topics.ts';
import { useApp } from '../../base/app-context.ts';
import { linkProblems, pinTextLabels, PinTextField } from '../../create/fields/pin-text-field.tsx';
import { ProductSection } from '../../create/fields/product-section.tsx';
import { productFormLabels } from '../../create/fields/product-texts.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { showMoved } from '../../saving/copies-on-screen.ts';
import type { SaveTarget } from '../../saving/save-target.ts';
import type { SavingParts } from '../../saving/saving-parts.tsx';
import classes from './pin-edit-form.module.css';
import { PlaceField } from './place-field.tsx';
import { TopicsField } from './topics-field.tsx';
import { usePinTopics } from './use-pin-topics.ts';
import { text } from '../../text/language.ts';
import { pinEditMessages } from './messages.en.ts';

const labels = () => ({
  ...pinTextLabels(),
  board: text(pinEditMessages.board),
  ...productFormLabels(),
});
type Name = keyof ReturnType<typeof labels>;

const problems = () => ({
  ...linkProblems(),
  'board.not_allowed': text(pinEditMessages.boardGone),
});

const linkOfOriginal = () => ({
  readOnly: true,
  placeholder: text(pinEditMessages.noLink),
  help: text(pinEditMessages.linkOfOriginal),
});

const PLACE_GONE = { name: 'board', problem: 'not_allowed' } as const;

type PinEditFormProps = {
  readonly pin: Pin;
  readonly parts: SavingParts;
  /** Called after saving, or when there were no changes. */
  readonly onDone: () => void;
  readonly onDeleted: () => void;
};

/** The texts and the place of a pin, with a button to delete it. */
export const PinEditForm = observer(function PinEditForm({
  pin,
  parts,
  onDone,
  onDeleted,
}: PinEditFormProps) {
  const { services, stores } = useApp();
  /** Not that of later: lists load pins again, without all of their texts. */
  const [before, setBefore] = useState(() => savedOf(pin));
  const draft = useDraft<PinDraft>(`pin ${pin.entityId}`, before);
  const { place, product } = draft.typed;
  const change = {
    ...changeOf(before, draft.typed),
    ...(isSameProduct(before.product, product) ? {} : { product }),
  };
  const topics = usePinTopics(pin, draft.typed.topics, (topics) => draft.type({ topics }));
  const isPinChanged = Object.keys(change).length > 0;
  const isChanged = isPinChanged || topics.decisions.length > 0;

  const form = useForm<Name>(labels(), problems(), async () => {
    const { viewer } = stores.session;
    if (viewer === null) return undefined;
    const refused = await topics.save();
    if (refused !== undefined) return refused;
    if (isPinChanged) {
      const { changePin } = await services.openSaving();
      const outcome = await changePin.run(pin.entityId, change, viewer.entityId);
      if (outcome.kind === 'refused') {
        if (place !== null) parts.boards.believe(outcome, place);
        return outcome.missing === undefined ? outcome : { ...outcome, fields: [PLACE_GONE] };
      }
      runInAction(() => showMoved(stores, pin, outcome.pin, place));
    }
    if (isChanged) stores.toasts.say({ text: text(pinEditMessages.saved), kind: 'done' });
    setBefore({ ...draft.typed, place: null, topics: null });
    draft.discard();
    onDone();
    return undefined;
  });
  const picture = pin.imageSpec['236x'];

  return (
    <form className={classes.form} ref={form.form} onSubmit={form.onSubmit} noValidate method="post">
      {form.message !== null && (
        <div className={classes.whole}>
          <Notice kind="error" live>
            {form.message}
          </Notice>
        </div>
      )}
      {picture && (
        <img
          className={classes.picture}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={pinAltText(pin)}
        />
      )}
      <div className={classes.fields}>
        {PIN_TEXT_NAMES.map((name) => (
          <Fragment key={name}>
            <PinTextField
              name={name}
              value={draft.typed[name]}
              onChange={(value) => draft.type({ [name]: value })}
              error={form.errorOf(name)}
              {...(name === 'link' && pin.isRepin ? linkOfOriginal() : {})}
            />
            {name === 'link' && (
              <PlaceField
                boards={parts.boards}
                pinId={pin.entityId}
                value={place ?? placeOf(pin)}
                onChange={(chosen) => draft.type({ place: chosen })}
                error={form.errorOf('board')}
              />
            )}
          </Fragment>
        ))}
        {!pin.isRepin && (
          <ProductSection
            product={product}
            link={draft.typed.link}
            refused={form.refused}
            onChange={(typed) =>
              draft.type({ product: isSameProduct(before.product, typed) ? before.product : typed })
            }
          />
        )}
        {topics.shown !== undefined && <TopicsField topics={topics.shown} onChange={topics.change} />}
      </div>
      <footer className={classes.actions}>
        {pin.access.includes('delete') && (
          <Button
            kind="plain"
            className={classes.delete}
            onClick={() => void parts.viewModel.removal.delete(pin, onDeleted)}
          >
            {text(pinEditMessages.delete)}
          </Button>
        )}
        {draft.changed && !form.sending && (
          <Button onClick={draft.discard}>{text(pinEditMessages.discard)}</Button>
        )}
        <Button type="submit" kind="primary" pending={form.sending && text(pinEditMessages.saving)}>
          {text(pinEditMessages.save)}
        </Button>
      </footer>
    </form>
  );
});

type PinDraft = TypedPinTexts & {
  readonly product: ProductTexts | null;
  /** Null until another place is chosen. */
  readonly place: SaveTarget | null;
  /** Null until topics are changed. */
  readonly topics: PinTopics | null;
};

function savedOf(pin: Pin): PinDraft {
  return {
    ...byName((name) => (name === 'note' ? pin.unifiedUserNote : pin[name]) ?? ''),
    product: pin.isRepin ? null : sourceProductTextsOf(pin),
    place: null,
    topics: null,
  };
}

/** Sends only changed fields, so that changes of others are not overwritten. */
function changeOf(before: TypedPinTexts, after: PinDraft): ChangeCommand {
  const { place } = after;
  const names = PIN_TEXT_NAMES.filter((name) => after[name] !== before[name]);
  return {
    ...Object.fromEntries(names.map((name) => [name, after[name]])),
    ...(place === null
      ? {}
      : { place: { boardId: place.board?.entityId ?? null, sectionId: place.section?.entityId ?? null } }),
  };
}

/** The place of the pin; the section is known for the viewer's own pins. */
function placeOf({ board, savedInfo, entityId }: Pin): SaveTarget {
  const own = savedInfo?.localPinId === entityId && savedInfo.type === 'section' ? savedInfo : null;
  const section = own?.sectionId == null ? null : { entityId: own.sectionId, title: own.title, slug: '' };
  return { board, section };
}
