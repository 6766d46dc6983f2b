import type { BoardShort, Section } from '../../../domain/boards/board.ts';
import { isQuickSaves } from '../../../domain/saving/saved-place.ts';
import type { SelectOption } from '../../kit/fields/select-option.ts';
import { boardName } from '../../boards/board-name.ts';
import { text } from '../../text/language.ts';
import { PROFILE_TARGET, type SaveTarget } from '../save-target.ts';
import { pickerMessages } from './messages.en.ts';

/** A row of the list of places. */
export type PickerRow = SelectOption & {
  readonly target: SaveTarget;
  readonly isSecret: boolean;
  readonly hasSections: boolean;
};

/** Minimum number of boards for headings. */
const HEADINGS_FROM = 8;
const SUGGESTED_AT_MOST = 3;

/** The profile, the suggested boards, then all others, last used first. */
export function boardRows(all: readonly BoardShort[], suggested: readonly BoardShort[]): PickerRow[] {
  const boards = all.filter((board) => !isQuickSaves(board));
  const profile = row('profile', boardName(null), text(pickerMessages.profileDetail), PROFILE_TARGET);
  if (boards.length < HEADINGS_FROM) return [profile, ...boards.map((board) => boardRow(board))];
  const [lastUsed] = boards;
  const first = distinct([
    ...(lastUsed ? [lastUsed] : []),
    ...suggested.filter((board) => !isQuickSaves(board)),
  ]);
  const top = first.slice(0, SUGGESTED_AT_MOST);
  const rest = boards.filter((board) => !top.some(({ entityId }) => entityId === board.entityId));
  return [
    profile,
    ...top.map((board) => boardRow(board, text(pickerMessages.suggested))),
    ...rest.map((board) => boardRow(board, text(pickerMessages.allBoards))),
  ];
}

/** The board itself, then its sections. */
export function sectionRows(board: BoardShort, sections: readonly Section[]): PickerRow[] {
  const whole = row(`board-${board.entityId}`, board.name, text(pickerMessages.noSection), {
    board,
    section: null,
  });
  return [
    { ...whole, picture: board.imageCoverUrl },
    ...sections.map((section) => ({
      ...row(
        `section-${section.entityId}`,
        section.title,
        text(pickerMessages.pins, { count: section.pinCount }),
        {
          board,
          section,
        },
      ),
      picture: section.previewPins[0]?.images['60x60']?.url ?? null,
    })),
  ];
}

function boardRow(board: BoardShort, group?: string): PickerRow {
  const { pinCount: pins, sectionCount: sections } = board;
  const detail =
    sections === 0
      ? text(pickerMessages.pins, { count: pins })
      : text(pickerMessages.pinsAndSections, { pins, sections });
  return {
    ...row(`board-${board.entityId}`, board.name, detail, { board, section: null }),
    picture: board.imageCoverUrl,
    isSecret: board.privacy === 'secret',
    hasSections: sections > 0,
    ...(group === undefined ? {} : { group }),
  };
}

function row(id: string, label: string, detail: string, target: SaveTarget): PickerRow {
  return { id, label, detail, target, picture: null, isSecret: false, hasSections: false };
}

function distinct(boards: readonly BoardShort[]): readonly BoardShort[] {
  return [...new Map(boards.map((board) => [board.entityId, board])).values()];
}
