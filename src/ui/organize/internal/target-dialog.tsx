import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { BoardShort, Section } from '../../../domain/boards/board.ts';
import { boardName } from '../../boards/board-name.ts';
import { useApp } from '../../base/app-context.ts';
import { BoardLock } from '../../boards/board-lock.tsx';
import { useNewBoard } from '../../board-edit/use-new-board.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { PlusIcon } from '../../kit/icons/plus-icon.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { matchingOptions } from '../../kit/fields/select-option.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { sectionAddress } from '../../boards/section-address.ts';
import { failureText } from '../../base/failure-text.ts';
import type { OrganizeViewModel, OrganizeTarget } from './organize-view-model.ts';
import classes from './target-dialog.module.css';
import covers from './small-cover.module.css';
import { text } from '../../text/language.ts';
import { organizeMessages } from './messages.en.ts';

const TITLES = {
  move: { boards: organizeMessages.moveTo, sections: organizeMessages.moveToBoard },
  copy: { boards: organizeMessages.copyTo, sections: organizeMessages.copyToBoard },
} as const;

/** Rows that are shown without a search. */
const ROWS = 100;

/** Selects the target board, and the section if the board has any, for the selected pins. */
export const TargetDialog = observer(function TargetDialog({
  task,
  model,
  board: here,
  section: hereSection,
  onClose,
}: {
  readonly task: 'move' | 'copy';
  readonly model: OrganizeViewModel;
  /** The current board of the pins. */
  readonly board: BoardShort;
  readonly section: Section | null;
  readonly onClose: () => void;
}) {
  const { services, stores } = useApp();
  const [boards, setBoards] = useState<readonly BoardShort[] | null>(null);
  const [failure, setFailure] = useState<ServiceError['kind'] | null>(null);
  const [board, setBoard] = useState<BoardShort | null>(null);
  const [sections, setSections] = useState<readonly Section[]>([]);
  const [filter, setFilter] = useState('');
  const pressed = useRef<BoardShort>(undefined);

  const reading = async (read: () => Promise<void>) => {
    setFailure(null);
    try {
      await read();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setFailure(error.kind);
    }
  };
  const readBoards = () =>
    reading(async () => {
      const { saves } = await services.openSaving();
      const { all } = await saves.boards(null);
      setBoards(all);
    });
  useEffect(() => void readBoards(), []);

  const choose = (to: OrganizeTarget) => {
    onClose();
    void (task === 'move' ? model.move(to) : model.copy(to));
  };
  const newBoard = useNewBoard((created, isWanted) => isWanted && choose(boardTarget(created)));
  const chooseBoard = (to: BoardShort) => {
    pressed.current = to;
    if (to.sectionCount === 0) return choose(boardTarget(to));
    return void reading(async () => {
      const known = stores.sections.listOf(to.entityId);
      const { sections: gateway } = await services.openBoardTools();
      const read = known ?? (await gateway.ofBoard(to.entityId)) ?? [];
      if (pressed.current !== to) return;
      setSections(read);
      setBoard(to);
    });
  };

  const isHere = (to: BoardShort) => to.entityId === here.entityId;
  const options = useMemo(
    () => (boards ?? []).map((to) => ({ id: to.entityId, label: boardName(to), to })),
    [boards],
  );
  const found = matchingOptions(options, filter)
    .map(({ to }) => to)
    // From the board itself, only its sections are another place.
    .filter((to) => task === 'copy' || !isHere(to) || to.sectionCount > 0 || hereSection !== null);
  const titles = TITLES[task];

  return (
    <Dialog
      title={board === null ? text(titles.boards) : text(titles.sections, { board: boardName(board) })}
      onClose={onClose}
      actions={
        board !== null && <Button onClick={() => setBoard(null)}>{text(organizeMessages.otherBoards)}</Button>
      }
    >
      {failure !== null && (
        <Notice
          kind="error"
          live
          action={
            <Button size={32} onClick={() => void readBoards()}>
              {text(organizeMessages.retry)}
            </Button>
          }
        >
          {failureText(failure)}
        </Notice>
      )}
      {board === null ? (
        <>
          <TextField label={text(organizeMessages.search)} value={filter} onChange={setFilter} />
          <ul className={classes.rows} role="list" aria-busy={boards === null && failure === null}>
            {found.slice(0, ROWS).map((to) => (
              <li key={to.entityId}>
                <button type="button" className={classes.row} onClick={() => chooseBoard(to)}>
                  <span className={covers.cover}>
                    {to.imageCoverUrl !== null && <img src={to.imageCoverUrl} alt="" loading="lazy" />}
                  </span>
                  <span className={classes.words}>
                    <span className={classes.name}>
                      <bdi>{boardName(to)}</bdi>
                      <BoardLock privacy={to.privacy} />
                    </span>
                    <span className={classes.detail}>
                      {isHere(to) ? text(organizeMessages.thisBoard) : detailOf(to)}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {boards !== null && found.length === 0 && (
            <p className={classes.none}>{text(organizeMessages.noBoards)}</p>
          )}
          {found.length > ROWS && (
            <p className={classes.none}>
              {text(organizeMessages.moreBoards, { count: found.length - ROWS })}
            </p>
          )}
          <Button icon={<PlusIcon size={20} />} onClick={newBoard.create}>
            {text(organizeMessages.createBoard)}
          </Button>
        </>
      ) : (
        <ul className={classes.rows} role="list">
          <Row label={text(organizeMessages.noSection)} onChoose={() => choose(boardTarget(board))} />
          {sections.map((section) => (
            <Row
              key={section.entityId}
              label={section.title}
              detail={text(organizeMessages.pinCount, { pins: section.pinCount })}
              onChoose={() =>
                choose({
                  boardId: board.entityId,
                  sectionId: section.entityId,
                  name: section.title,
                  url: sectionAddress(section, board),
                })
              }
            />
          ))}
        </ul>
      )}
      {newBoard.part}
    </Dialog>
  );
});

function Row({
  label,
  detail,
  onChoose,
}: {
  readonly label: string;
  readonly detail?: string;
  readonly onChoose: () => void;
}) {
  return (
    <li>
      <button type="button" className={classes.row} onClick={onChoose}>
        <span className={classes.words}>
          <span className={classes.name}>
            <bdi>{label}</bdi>
          </span>
          {detail !== undefined && <span className={classes.detail}>{detail}</span>}
        </span>
      </button>
    </li>
  );
}

function boardTarget(board: BoardShort): OrganizeTarget {
  return { boardId: board.entityId, sectionId: null, name: boardName(board), url: board.url };
}

function detailOf({ pinCount, sectionCount }: BoardShort): string {
  return sectionCount === 0
    ? text(organizeMessages.pinCount, { pins: pinCount })
    : text(organizeMessages.pinAndSectionCount, { pins: pinCount, sections: sectionCount });
}
