import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FeedSource } from '../../../../application/ports/pins/feed-gateway.ts';
import type { PartPin } from '../../../../domain/drafts/draft-part.ts';
import { toBoardId, type PinId } from '../../../../domain/ids/ids.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import { isQuickSaves } from '../../../../domain/saving/saved-place.ts';
import { useApp } from '../../../base/app-context.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Dialog } from '../../../kit/layers/dialog.tsx';
import { CheckIcon } from '../../../kit/icons/check-icon.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { cardName } from '../../../pins/pin-names.ts';
import { useLoadMore } from '../../../base/use-load-more.ts';
import classes from '../../../sources/source-picker.module.css';
import { text } from '../../../text/language.ts';
import { createPartMessages } from './messages.en.ts';

type PinChooserProps = {
  readonly title: string;
  /** Maximum number of pins. */
  readonly most: number;
  /** Pins that are already chosen. */
  readonly without?: readonly PinId[];
  readonly onClose: () => void;
  readonly onChoose: (pins: readonly PartPin[]) => void;
};

/** The option that shows the pins of all boards. */
const ALL = 'all';
const SKELETONS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Selects own pins, from all boards or from one. */
export const PinChooser = observer(function PinChooser({
  title,
  most,
  without = [],
  onClose,
  onChoose,
}: PinChooserProps) {
  const { stores } = useApp();
  const [place, setPlace] = useState(ALL);
  const [chosen, setChosen] = useState<readonly PartPin[]>([]);
  const [missing, setMissing] = useState(false);
  const boards = (stores.saving.parts?.boards.all ?? []).filter((board) => !isQuickSaves(board));
  const toggle = (pin: PartPin) => {
    setMissing(false);
    const others = chosen.filter(({ pinId }) => pinId !== pin.pinId);
    if (others.length < chosen.length) setChosen(others);
    else setChosen(most === 1 ? [pin] : [...chosen, pin].slice(0, most));
  };
  const add = () => {
    if (chosen.length === 0) setMissing(true);
    else onChoose(chosen);
  };
  return createPortal(
    <Dialog
      title={title}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text(createPartMessages.cancel)}</Button>
          <Button kind="primary" onClick={add}>
            {most === 1
              ? text(createPartMessages.choose)
              : text(createPartMessages.addPins, { count: chosen.length })}
          </Button>
        </>
      }
    >
      <SelectField
        label={text(createPartMessages.board)}
        placeholder={text(createPartMessages.boardForm)}
        options={[
          { id: ALL, label: text(createPartMessages.allPins), picture: null },
          ...boards.map((board) => ({
            id: board.entityId,
            label: board.name,
            picture: board.imageCoverUrl,
          })),
        ]}
        value={place}
        onChange={setPlace}
        searchLabel={text(createPartMessages.boardSearch)}
        emptyText={text(createPartMessages.noBoards)}
      />
      <div className={classes.tools} role="status">
        {missing
          ? text(createPartMessages.chooseAtLeastOne)
          : most > 1 && chosen.length >= most && text(createPartMessages.chooseAtMost, { count: most })}
      </div>
      <PinTiles
        key={place}
        place={place}
        chosen={chosen}
        without={without}
        one={most === 1}
        onToggle={toggle}
      />
    </Dialog>,
    document.body,
  );
});

type PinTilesProps = {
  readonly place: string;
  readonly chosen: readonly PartPin[];
  readonly without: readonly PinId[];
  /** True for a single choice. */
  readonly one: boolean;
  readonly onToggle: (pin: PartPin) => void;
};

function PinTiles({ place, chosen, without, one, onToggle }: PinTilesProps) {
  const { services, stores } = useApp();
  const username = stores.session.viewer?.username ?? '';
  const [pins, setPins] = useState<readonly Pin[] | null>(null);
  const bookmark = useRef<string | null>(null);
  const { load, loading, failure } = useLoadMore(async () => {
    const source: FeedSource =
      place === ALL ? { kind: 'user-pins', username } : { kind: 'board', boardId: toBoardId(place) };
    const outcome = await services.loadFeedPage.run(source, bookmark.current);
    const page = outcome.kind === 'page' ? outcome.page : { pins: [], bookmark: null };
    bookmark.current = page.bookmark;
    const isFresh = outcome.kind !== 'page' || outcome.restarted;
    setPins((before) => eachOnce([...(isFresh ? [] : (before ?? [])), ...page.pins]));
  });
  useEffect(load, []);

  const offered = pins?.filter(({ entityId }) => !without.includes(entityId)) ?? [];
  return (
    <>
      {pins === null && failure === null && (
        <Skeleton label={text(createPartMessages.loadingPins)}>
          <ul className={classes.grid}>
            {SKELETONS.map((key) => (
              <li key={key} className={classes.skeleton} />
            ))}
          </ul>
        </Skeleton>
      )}
      {pins !== null && offered.length === 0 && !loading && bookmark.current === null && (
        <p>{text(createPartMessages.noPins)}</p>
      )}
      <ul className={classes.grid} aria-label={text(createPartMessages.pins)}>
        {offered.map((pin) => (
          <li key={pin.entityId}>
            <PinTile
              pin={pin}
              one={one}
              checked={chosen.some(({ pinId }) => pinId === pin.entityId)}
              onToggle={onToggle}
            />
          </li>
        ))}
      </ul>
      {failure !== null && (
        <Notice
          kind="error"
          live
          action={
            <Button size={32} onClick={load}>
              {text(createPartMessages.retry)}
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {pins !== null && bookmark.current !== null && failure === null && (
        <Button size={40} onClick={load} pending={loading && text(createPartMessages.loading)}>
          {text(createPartMessages.showMore)}
        </Button>
      )}
    </>
  );
}

type PinTileProps = {
  readonly pin: Pin;
  readonly one: boolean;
  readonly checked: boolean;
  readonly onToggle: (pin: PartPin) => void;
};

function PinTile({ pin, one, checked, onToggle }: PinTileProps) {
  const image = pin.imageSpec['236x'];
  const title = pin.gridTitle || pin.title;
  const toggle = () => onToggle({ pinId: pin.entityId, title, imageUrl: image?.url ?? null });
  return (
    <label className={classes.tile}>
      <input
        type={one ? 'radio' : 'checkbox'}
        name="pin"
        className={classes.input}
        aria-label={cardName(pin)}
        checked={checked}
        onChange={toggle}
      />
      <span className={classes.frame}>
        {image && <img className={classes.image} src={image.url} alt="" loading="lazy" decoding="async" />}
      </span>
      <span className={classes.mark} aria-hidden="true">
        <CheckIcon size={16} />
      </span>
      <span className={classes.facts} aria-hidden="true">
        <bdi>{title}</bdi>
      </span>
    </label>
  );
}

function eachOnce(pins: readonly Pin[]): readonly Pin[] {
  return [...new Map(pins.map((pin) => [pin.entityId, pin])).values()];
}
