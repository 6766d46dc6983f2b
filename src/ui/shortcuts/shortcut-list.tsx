import { Dialog } from '../kit/layers/dialog.tsx';
import { SwitchField } from '../kit/fields/switch-field.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import classes from './shortcut-list.module.css';

export interface ShortcutListProps {
  /** True when single-character keys are shortcuts. */
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly onClose: () => void;
}

type Row = {
  readonly does: string;
  /** Alternative shortcuts; the keys of one shortcut are pressed together. */
  readonly presses: readonly (readonly string[])[];
};

const SINGLE_KEYS: readonly Row[] = [
  { does: 'Save the pin in focus, or the open one', presses: [['S']] },
  { does: 'Show this list', presses: [['?']] },
];

const AMONG_PINS: readonly Row[] = [
  { does: 'Go to the pin that lies there', presses: [['←'], ['↑'], ['→'], ['↓']] },
  { does: 'Go one screen up or down', presses: [['Page Up'], ['Page Down']] },
  { does: 'Go to the first or last pin shown', presses: [['Home'], ['End']] },
  {
    does: 'Leave the pins, upwards or downwards',
    presses: [
      ['Ctrl', 'Home'],
      ['Ctrl', 'End'],
    ],
  },
  { does: 'Open the pin', presses: [['Enter']] },
];

const EVERYWHERE: readonly Row[] = [{ does: 'Close what is on top', presses: [['Esc']] }];

/** Spoken names of symbols. */
const NAMES: Readonly<Record<string, string>> = {
  '←': 'Left arrow',
  '↑': 'Up arrow',
  '→': 'Right arrow',
  '↓': 'Down arrow',
  '?': 'Question mark',
};

/** The list of shortcuts, with a switch for single-character ones, which disturb some people. */
export function ShortcutList({ on, onTurn, onClose }: ShortcutListProps) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <SwitchField
        label="Single-key shortcuts"
        help="Turn them off if you speak to your device or press keys by accident."
        checked={on}
        onChange={onTurn}
      />
      <Group title={on ? 'Single keys' : 'Single keys (off)'} rows={SINGLE_KEYS} />
      <Group title="Among pins" rows={AMONG_PINS} />
      <Group title="Everywhere" rows={EVERYWHERE} />
    </Dialog>
  );
}

function Group({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <dl>
        {rows.map(({ does, presses }) => (
          <div className={classes.row} key={does}>
            <dt>{does}</dt>
            {presses.map((keys) => (
              <dd className={classes.keys} key={keys.join(' ')}>
                {keys.map((key) => (
                  <Key key={key} sign={key} />
                ))}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Key({ sign }: { readonly sign: string }) {
  const name = NAMES[sign];
  if (name === undefined) return <kbd className={classes.key}>{sign}</kbd>;
  return (
    <kbd className={classes.key}>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </kbd>
  );
}
