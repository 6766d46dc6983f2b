import type { BoardShort, Section } from '../../../domain/boards/board.ts';
import { isQuickSaves, PROFILE_NAME } from '../../../domain/saving/saved-place.ts';
import type { SelectOption } from '../../kit/fields/select-option.ts';
import { countText } from '../../text/count-text.ts';
import { PROFILE_TARGET, type SaveTarget } from '../save-target.ts';

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
  const profile = row('profile', PROFILE_NAME, 'Save without a board', PROFILE_TARGET);
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
    ...top.map((board) => boardRow(board, 'Suggested')),
    ...rest.map((board) => boardRow(board, 'All boards')),
  ];
}

/** The board itself, then its sections. */
export function sectionRows(board: BoardShort, sections: readonly Section[]): PickerRow[] {
  const whole = row(`board-${board.entityId}`, board.name, 'In no section', { board, section: null });
  return [
    { ...whole, picture: board.imageCoverUrl },
    ...sections.map((section) => ({
      ...row(`section-${section.entityId}`, section.title, countText(section.pinCount, 'pin', 'pins'), {
        board,
        section,
      }),
      picture: section.previewPins[0]?.images['60x60']?.url ?? null,
    })),
  ];
}

function boardRow(board: BoardShort, group?: string): PickerRow {
  const pins = countText(board.pinCount, 'pin', 'pins');
  const sections = board.sectionCount;
  const detail = sections === 0 ? pins : `${pins} · ${countText(sections, 'section', 'sections')}`;
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
