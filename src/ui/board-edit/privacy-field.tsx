import { useId, type ReactNode } from 'react';
import type { BoardPrivacy } from '../../domain/boards/board.ts';
import { GlobeIcon } from '../kit/icons/globe-icon.tsx';
import { LinkIcon } from '../kit/icons/link-icon.tsx';
import { LockIcon } from '../kit/icons/lock-icon.tsx';
import classes from './privacy-field.module.css';

const CHOICES: readonly {
  readonly privacy: BoardPrivacy;
  readonly label: string;
  readonly help: string;
  readonly icon: ReactNode;
}[] = [
  {
    privacy: 'public',
    label: 'Public',
    help: 'Everybody can see this board and find it.',
    icon: <GlobeIcon size={20} />,
  },
  {
    privacy: 'protected',
    label: 'Only by link',
    help: 'Whoever has the link can see it; it is listed nowhere.',
    icon: <LinkIcon size={20} />,
  },
  {
    privacy: 'secret',
    label: 'Secret',
    help: 'Only you and people you invite can see it.',
    icon: <LockIcon size={20} />,
  },
];

/** Who may see a board, each choice with a sentence that says what it means. */
export function PrivacyField({
  value,
  onChange,
}: {
  readonly value: BoardPrivacy;
  readonly onChange: (privacy: BoardPrivacy) => void;
}) {
  const id = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>Who can see it</legend>
      {CHOICES.map(({ privacy, label, help, icon }) => (
        <label key={privacy} className={classes.choice}>
          {icon}
          <span className={classes.texts}>
            <span className={classes.label} id={`${id}-${privacy}`}>
              {label}
            </span>
            <span className={classes.help} id={`${id}-${privacy}-help`}>
              {help}
            </span>
          </span>
          <input
            className={classes.input}
            type="radio"
            name={id}
            value={privacy}
            checked={value === privacy}
            aria-labelledby={`${id}-${privacy}`}
            aria-describedby={`${id}-${privacy}-help`}
            onChange={() => onChange(privacy)}
          />
        </label>
      ))}
    </fieldset>
  );
}
