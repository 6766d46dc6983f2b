import { useCallback, useState } from 'react';
import { movedTo } from '../../../../src/domain/organizing/list-order.ts';
import { ReorderList } from '../../../../src/ui/kit/lists/reorder-list.tsx';
import type { Part } from '../part.ts';
import { Select } from './select.tsx';

const NAMES = ['Kitchen', 'Garden', 'Kites', 'Autumn', 'Rindfleischetikettierungsüberwachungsaufgaben'];

function Reorder({ count }: { readonly count: number }) {
  const [ids, setIds] = useState<readonly string[]>(() =>
    Array.from({ length: count }, (_, index) => `thing-${index}`),
  );
  const [told, setTold] = useState('');
  const move = useCallback(
    (id: string, index: number) => {
      setIds((now) => movedTo(now, id, index));
      setTold(`Place ${index + 1} of ${count}`);
    },
    [count],
  );
  const nameOf = (id: string) => {
    const index = Number(id.slice('thing-'.length));
    return NAMES[index] ?? `Board ${index}`;
  };
  return (
    <div className="kit-rows">
      <ReorderList
        label={`Boards, ${count}`}
        ids={ids}
        nameOf={nameOf}
        renderItem={(id) => <bdi>{nameOf(id)}</bdi>}
        onMove={move}
        told={told}
      />
    </div>
  );
}

export const LISTS: readonly Part[] = [
  {
    id: 'combobox',
    title: 'Select and combobox',
    keys: 'Arrows open and move, Home and End jump, letters find, typing searches long lists, Enter chooses, Escape closes.',
    states: [
      { name: 'few', wide: true, show: () => <Select name="Few" count={3} /> },
      { name: 'chosen', wide: true, show: () => <Select name="Chosen" count={3} start="board-1" /> },
      { name: 'many', wide: true, show: () => <Select name="Many" count={300} pictures start="board-1" /> },
      { name: 'empty', wide: true, show: () => <Select name="None" count={0} /> },
      {
        name: 'invalid',
        wide: true,
        show: () => <Select name="Missing" count={3} error="Choose a board." />,
      },
      {
        name: 'focus',
        as: 'focus-visible',
        wide: true,
        show: () => <Select name="Focused" count={3} start="board-2" />,
      },
    ],
  },
  {
    id: 'reorder',
    title: 'Reorder',
    keys: 'Alt with Up, Down, Home or End moves; the button that moved keeps the focus.',
    states: [
      { name: 'few', wide: true, show: () => <Reorder count={5} /> },
      { name: 'many', wide: true, show: () => <Reorder count={500} /> },
    ],
  },
];
