import type { Phrase } from '../../../domain/messages/message.ts';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { SwitchField } from '../../kit/fields/switch-field.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import classes from './shortcut-list.module.css';
import { text } from '../../text/language.ts';
import { shortcutMessages } from './messages.en.ts';

export interface ShortcutListProps {
  /** True when single-character keys are shortcuts. */
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly onClose: () => void;
}

type Row = {
  readonly does: Phrase;
  /** Alternative shortcuts; the keys of one shortcut are pressed together. */
  readonly presses: readonly (readonly string[])[];
};

const SINGLE_KEYS: readonly Row[] = [
  { does: shortcutMessages.save, presses: [['S']] },
  { does: shortcutMessages.search, presses: [['/']] },
  { does: shortcutMessages.showList, presses: [['?']] },
];

const AMONG_PINS: readonly Row[] = [
  { does: shortcutMessages.move, presses: [['←'], ['↑'], ['→'], ['↓']] },
  { does: shortcutMessages.screen, presses: [['Page Up'], ['Page Down']] },
  { does: shortcutMessages.ends, presses: [['Home'], ['End']] },
  {
    does: shortcutMessages.leave,
    presses: [
      ['Ctrl', 'Home'],
      ['Ctrl', 'End'],
    ],
  },
  { does: shortcutMessages.open, presses: [['Enter']] },
];

const EVERYWHERE: readonly Row[] = [{ does: shortcutMessages.close, presses: [['Esc']] }];

/** Spoken names of symbols. */
const NAMES: Readonly<Record<string, Phrase>> = {
  '←': shortcutMessages.left,
  '↑': shortcutMessages.up,
  '→': shortcutMessages.right,
  '↓': shortcutMessages.down,
  '/': shortcutMessages.slash,
  '?': shortcutMessages.questionMark,
};

/** The list of shortcuts, with a switch for single-character ones, which disturb some people. */
export function ShortcutList({ on, onTurn, onClose }: ShortcutListProps) {
  return (
    <Dialog title={text(shortcutMessages.title)} onClose={onClose}>
      <SwitchField
        label={text(shortcutMessages.singleKey)}
        help={text(shortcutMessages.singleKeyHelp)}
        checked={on}
        onChange={onTurn}
      />
      <Group
        title={text(on ? shortcutMessages.singleKeys : shortcutMessages.singleKeysOff)}
        rows={SINGLE_KEYS}
      />
      <Group title={text(shortcutMessages.amongPins)} rows={AMONG_PINS} />
      <Group title={text(shortcutMessages.everywhere)} rows={EVERYWHERE} />
    </Dialog>
  );
}

function Group({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <dl>
        {rows.map(({ does, presses }) => (
          <div className={classes.row} key={presses.join(' ')}>
            <dt>{text(does)}</dt>
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

/** What stands on keys with a word. */
const WORDS: Readonly<Record<string, Phrase>> = {
  'Page Up': shortcutMessages.keyPageUp,
  'Page Down': shortcutMessages.keyPageDown,
  Home: shortcutMessages.keyHome,
  End: shortcutMessages.keyEnd,
  Ctrl: shortcutMessages.keyControl,
  Enter: shortcutMessages.keyEnter,
  Esc: shortcutMessages.keyEscape,
};

function Key({ sign }: { readonly sign: string }) {
  const word = WORDS[sign];
  if (word !== undefined) return <kbd className={classes.key}>{text(word)}</kbd>;
  const name = NAMES[sign];
  if (name === undefined) return <kbd className={classes.key}>{sign}</kbd>;
  return (
    <kbd className={classes.key}>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{text(name)}</VisuallyHidden>
    </kbd>
  );
}
