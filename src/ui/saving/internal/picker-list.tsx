import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { ChevronRightIcon } from '../../kit/icons/chevron-right-icon.tsx';
import { LockIcon } from '../../kit/icons/lock-icon.tsx';
import { PersonIcon } from '../../kit/icons/person-icon.tsx';
import { OptionList, type OptionRowState } from '../../kit/lists/option-list.tsx';
import { OptionRow } from '../../kit/lists/option-row.tsx';
import classes from '../board-picker.module.css';
import type { PickerRow } from './picker-rows.ts';
import { text } from '../../text/language.ts';
import { pickerMessages } from './messages.en.ts';

type PickerListProps = {
  readonly label: string;
  readonly rows: readonly PickerRow[];
  /** Number of boards that are being loaded. */
  readonly coming?: number;
  readonly searchLabel: string;
  readonly emptyText: string;
  /** The label of the action, shown on the active row. */
  readonly verb: string;
  /** The current place of the pin. */
  readonly chosenId: string | null;
  /** The initially active row. */
  readonly startId?: string | null;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (row: PickerRow) => void;
  /** Opens the sections of a board. */
  readonly onSections: (row: PickerRow) => void;
  /** Goes back by an arrow key. */
  readonly onBack?: () => void;
};

/** A list of places with a search. Arrow keys also open and close a board's sections. */
export function PickerList(props: PickerListProps) {
  const { label, rows, coming, searchLabel, emptyText, verb, chosenId, startId, query, onQuery } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const choose = useCallback((row: PickerRow) => latest.current.onChoose(row), []);
  const openSections = useCallback((row: PickerRow) => latest.current.onSections(row), []);
  const across = (way: 'on' | 'back', row: PickerRow) => {
    if (way === 'on' && row.hasSections) openSections(row);
    else if (way === 'back') props.onBack?.();
  };
  return (
    <OptionList
      label={label}
      options={rows}
      coming={coming}
      search={{ label: searchLabel, query, onQuery }}
      emptyText={emptyText}
      chosenId={chosenId}
      startId={startId}
      onChoose={choose}
      onAcross={across}
      renderRow={(row, state) => (
        <Row key={row.id} {...state} row={row} verb={verb} onChosen={choose} onSections={openSections} />
      )}
    />
  );
}

type RowProps = OptionRowState & {
  readonly row: PickerRow;
  readonly verb: string;
  readonly onChosen: (row: PickerRow) => void;
  readonly onSections: (row: PickerRow) => void;
};

/** Two options side by side: the board and, at its end, the button for its sections. */
const Row = memo(function Row({ row, verb, onChosen, onSections, ...state }: RowProps) {
  return (
    <OptionRow
      option={
        row.isSecret ? { ...row, mark: <LockIcon size={16} />, markLabel: text(pickerMessages.secret) } : row
      }
      state={state}
      onChoose={() => onChosen(row)}
      verb={verb}
      sign={row.target.board === null && <PersonIcon size={20} />}
      end={
        row.hasSections && (
          <div
            role="option"
            aria-selected={false}
            aria-label={text(pickerMessages.sectionsOf, { board: row.label })}
            className={classes.sections}
            onClick={() => onSections(row)}
          >
            <ChevronRightIcon size={20} />
          </div>
        )
      }
    />
  );
});
