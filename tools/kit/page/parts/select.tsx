import { useState } from 'react';
import { LockIcon } from '../../../../src/ui/kit/icons/lock-icon.tsx';
import { PlusIcon } from '../../../../src/ui/kit/icons/plus-icon.tsx';
import { SelectField } from '../../../../src/ui/kit/fields/select-field.tsx';
import type { SelectOption } from '../../../../src/ui/kit/fields/select-option.ts';
import { useSay } from '../say.ts';

const NAMES = ['Kitchen', 'Garden', 'Kites', 'Autumn', 'Clay', 'Music', 'Huts', 'Weather', 'Lamps'];

type SelectProps = {
  readonly name: string;
  readonly count: number;
  readonly start?: string;
  readonly error?: string;
  readonly pictures?: boolean;
};

/** A select field with this number of boards. */
export function Select({ name, count, start, error, pictures = false }: SelectProps) {
  const [value, setValue] = useState<string | null>(start ?? null);
  const say = useSay();
  return (
    <SelectField
      label={name}
      placeholder="Choose a board"
      searchLabel={`Search ${name.toLowerCase()}`}
      emptyText="No boards found"
      options={Array.from({ length: count }, (_, index) => board(index, pictures))}
      value={value}
      onChange={setValue}
      error={error}
      {...(pictures
        ? {
            action: {
              label: 'Create board',
              icon: <PlusIcon size={20} />,
              onChoose: () => say('Create board'),
            },
          }
        : {})}
    />
  );
}

function board(index: number, pictures: boolean): SelectOption {
  const round = Math.floor(index / NAMES.length);
  const label = `${NAMES[index % NAMES.length]}${round === 0 ? '' : ` ${round + 1}`}`;
  return {
    id: `board-${index}`,
    label,
    ...(pictures
      ? {
          detail: `${index * 7 + 1} pins`,
          picture: index % 5 === 4 ? null : `/picture/${(index * 47) % 360}.svg`,
          group: index < 2 ? 'Suggested' : 'All boards',
        }
      : {}),
    ...(index === 2 ? { mark: <LockIcon size={16} />, markLabel: 'secret' } : {}),
  };
}
