import { useState } from 'react';
import type { Board } from '../../domain/boards/board.ts';
import { useApp } from '../base/app-context.ts';
import { useForm } from '../forms/use-form.ts';
import { boardLabels, boardProblems, type BoardValues } from './internal/board-values.ts';

/** The form of a new board. After its creation the board is added to the viewer's boards. */
export function useNewBoardForm(name: string, onCreated: (board: Board) => void) {
  const { services, stores } = useApp();
  const [values, setValues] = useState<BoardValues>({ name, description: '', privacy: 'public' });
  const form = useForm(boardLabels(), boardProblems(), async () => {
    const { createBoard } = await services.openBoardTools();
    const outcome = await createBoard.run(values);
    if (outcome.kind === 'refused') return outcome;
    const { viewer } = stores.session;
    stores.saving.boardsChanged();
    if (viewer !== null) stores.boards.addToList(viewer.username, outcome.board);
    onCreated(outcome.board);
    return undefined;
  });
  const onChange = (change: Partial<BoardValues>) => setValues((before) => ({ ...before, ...change }));
  return { form, fields: { values, onChange, errorOf: form.errorOf } };
}
