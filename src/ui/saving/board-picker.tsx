import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { BoardShort, Section } from '../../domain/boards/board.ts';
import type { PinId } from '../../domain/ids/ids.ts';
import { isQuickSaves } from '../../domain/saving/saved-place.ts';
import { ArrowBackIcon } from '../kit/icons/arrow-back-icon.tsx';
import { PlusIcon } from '../kit/icons/plus-icon.tsx';
import { useApp } from '../base/app-context.ts';
import { Button } from '../kit/buttons/button.tsx';
import { IconButton } from '../kit/buttons/icon-button.tsx';
import { keepHeight } from '../kit/layers/keep-height.ts';
import { OptionAction } from '../kit/lists/option-action.tsx';
import { failureText } from '../base/failure-text.ts';
import classes from './board-picker.module.css';
import { OwnPinNote } from './internal/own-pin-note.tsx';
import { NewBoardForm } from './internal/new-board-form.tsx';
import { PickerList } from './internal/picker-list.tsx';
import { boardRows, sectionRows, type PickerRow } from './internal/picker-rows.ts';
import type { SaveBoardsStore } from './save-boards-store.ts';
import type { SaveTarget } from './save-target.ts';
import { text } from '../text/language.ts';
import { pickerMessages } from './internal/messages.en.ts';

type BoardPickerProps = {
  readonly boards: SaveBoardsStore;
  /** The pin to save; its suggested boards come first. */
  readonly pinId: PinId | null;
  /** The verb for choosing a place: "Save", "Choose". */
  readonly verb: string;
  /** True if a chosen place saves the pin at once. */
  readonly saves?: boolean;
  /** The current place of the pin. */
  readonly chosen?: SaveTarget | null;
  readonly onChoose: (target: SaveTarget) => void;
};

/** More would not be visible at once. */
const MAX_SKELETONS = 8;

type View =
  | { readonly kind: 'boards' }
  | { readonly kind: 'new' }
  | { readonly kind: 'sections'; readonly board: BoardShort };

/** Selects a place among the viewer's boards and their sections, or creates a board. */
export const BoardPicker = observer(function BoardPicker(props: BoardPickerProps) {
  const { boards, pinId, verb, saves = false, chosen = null, onChoose } = props;
  const [view, setView] = useState<View>({ kind: 'boards' });
  const [query, setQuery] = useState('');
  const { viewer } = useApp().stores.session;
  const expected = viewer === null ? 0 : viewer.boardCount;
  const { all, failure, gone } = boards;
  // The rows do not change while the picker is open; boards that load later appear the next time.
  const [rows, setRows] = useState<readonly PickerRow[] | null>(null);
  if (rows === null && all !== null && (!boards.outdated || failure !== null))
    setRows(boardRows(all, boards.suggestedTo(pinId)));

  useEffect(() => void boards.prepare(pinId), [boards, pinId]);

  const openSections = ({ target }: PickerRow) => {
    setQuery('');
    if (target.board !== null) setView({ kind: 'sections', board: target.board });
  };
  const back = () => {
    setQuery('');
    setView({ kind: 'boards' });
  };

  if (view.kind === 'new')
    return (
      <div key="new" className={classes.picker}>
        <Head title={text(pickerMessages.create)} onBack={back} />
        <NewBoardForm
          name={query.trim()}
          verb={text(saves ? pickerMessages.createAndSave : pickerMessages.create)}
          onCreated={(board) => {
            boards.use(board);
            onChoose({ board, section: null });
          }}
        />
      </div>
    );
  if (view.kind === 'sections' && isThere(view, gone))
    return (
      <div key="places" className={classes.picker} ref={keepHeight}>
        <Sections
          {...props}
          key={view.board.entityId}
          board={view.board}
          query={query}
          onQuery={setQuery}
          onBack={back}
        />
      </div>
    );
  return (
    <div key="places" className={classes.picker} ref={keepHeight}>
      {saves && pinId !== null && <OwnPinNote pinId={pinId} />}
      {rows === null && failure !== null ? (
        <Failed failure={failure} onRetry={() => void boards.read(pinId)} />
      ) : (
        <PickerList
          label={text(pickerMessages.boards)}
          rows={rows?.filter(({ target }) => isThere(target, gone)) ?? boardRows([], [])}
          coming={rows === null ? Math.min(expected, MAX_SKELETONS) : 0}
          searchLabel={text(pickerMessages.search)}
          emptyText={text(pickerMessages.noBoards)}
          verb={verb}
          chosenId={chosen && rowIdOf(chosen.board)}
          startId={chosen === null ? rowIdOf(boards.preselected('inline')?.board ?? null) : null}
          query={query}
          onQuery={setQuery}
          onChoose={(row) => onChoose(row.target)}
          onSections={openSections}
        />
      )}
      <OptionAction
        label={text(pickerMessages.create)}
        icon={<PlusIcon size={20} />}
        onChoose={() => setView({ kind: 'new' })}
      />
    </div>
  );
});

function isThere({ board }: Pick<SaveTarget, 'board'>, gone: SaveBoardsStore['gone']): boolean {
  return board === null || !gone.has(board.entityId);
}

/** The profile stands for pins on no board. */
function rowIdOf(board: BoardShort | null): string {
  return board === null || isQuickSaves(board) ? 'profile' : `board-${board.entityId}`;
}

type SectionsProps = BoardPickerProps & {
  readonly board: BoardShort;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onBack: () => void;
};

function Sections({ boards, board, verb, chosen = null, query, onQuery, onChoose, onBack }: SectionsProps) {
  const [sections, setSections] = useState<readonly Section[] | null>(null);
  const [failure, setFailure] = useState<ServiceError['kind'] | null>(null);
  const read = async () => {
    setFailure(null);
    try {
      setSections(await boards.sectionsOf(board.entityId));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setFailure(error.kind);
    }
  };
  useEffect(() => void read(), []);

  const section = chosen?.board?.entityId === board.entityId ? chosen.section : null;
  return (
    <>
      <Head title={board.name} onBack={onBack} />
      {failure !== null ? (
        <Failed failure={failure} onRetry={() => void read()} />
      ) : (
        <PickerList
          label={text(pickerMessages.sectionsOf, { board: board.name })}
          rows={sectionRows(board, sections ?? [])}
          coming={sections === null ? Math.min(board.sectionCount, MAX_SKELETONS) : 0}
          searchLabel={text(pickerMessages.searchSections)}
          emptyText={text(pickerMessages.noSections)}
          verb={verb}
          chosenId={section && `section-${section.entityId}`}
          query={query}
          onQuery={onQuery}
          onChoose={(row) => onChoose(row.target)}
          onSections={() => undefined}
          onBack={onBack}
        />
      )}
    </>
  );
}

function Head({ title, onBack }: { readonly title: string; readonly onBack: () => void }): ReactNode {
  return (
    <header className={classes.head}>
      <IconButton
        label={text(pickerMessages.back)}
        icon={<ArrowBackIcon size={20} />}
        size={40}
        onClick={onBack}
      />
      <h2 className={classes.title}>
        <bdi>{title}</bdi>
      </h2>
    </header>
  );
}

function Failed({
  failure,
  onRetry,
}: {
  readonly failure: ServiceError['kind'];
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div className={classes.failed} role="alert">
      <p>{failureText(failure)}</p>
      <Button size={32} onClick={onRetry}>
        {text(pickerMessages.retry)}
      </Button>
    </div>
  );
}
