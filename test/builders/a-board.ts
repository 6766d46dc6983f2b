import type { Board, BoardShort, Section } from '../../src/domain/boards/board.ts';
import { boardFromWire, boardShortFromWire, sectionFromWire } from '../../wire/board-from-wire.ts';
import { aWireBoard, aWireBoardShort, aWireSection } from './a-wire-board.ts';

export function aBoardShort(fields: Partial<BoardShort> = {}): BoardShort {
  return { ...boardShortFromWire(aWireBoardShort()), ...fields };
}

export function aBoard(fields: Partial<Board> = {}): Board {
  return { ...boardFromWire(aWireBoard()), ...fields };
}

export function aSection(fields: Partial<Section> = {}): Section {
  return { ...sectionFromWire(aWireSection()), ...fields };
}
