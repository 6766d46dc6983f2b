import { useId, useRef, type ReactNode } from 'react';
import { AppLink } from '../app-link.tsx';
import { buttonClass } from '../buttons/button-look.ts';
import { CheckIcon } from '../icons/check-icon.tsx';
import { SlidersIcon } from '../icons/sliders-icon.tsx';
import { AnchoredPopover } from '../layers/anchored-popover.tsx';
import classes from './filters.module.css';

export interface FilterValue {
  readonly key: string;
  readonly label: string;
  readonly sign?: ReactNode;
  /** The address with this value; of a chosen one, the address without it. */
  readonly href: string;
  readonly chosen: boolean;
  /** How many things it leaves, as text. */
  readonly count: string;
}

export interface FilterGroup {
  readonly name: string;
  readonly values: readonly FilterValue[];
  /** A field for any other value, after the values. */
  readonly other?: ReactNode;
  /** Below the values. */
  readonly more?: ReactNode;
}

interface FilterPopoverProps {
  /** Accessible name of the layer. */
  readonly label: string;
  /** The button's text; it tells how many filters are set. */
  readonly button: string;
  /** The number of filters that are set, as text; empty without one. */
  readonly set: string;
  readonly groups: readonly FilterGroup[];
}

/** A button with the values of all filters; choosing one again takes it back. */
export function FilterPopover({ label, button: words, set, groups }: FilterPopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass({ kind: 'quiet', size: 40 }, classes.button)}
        popoverTarget={id}
        aria-haspopup="dialog"
      >
        <SlidersIcon size={20} />
        <span className={classes.words}>{words}</span>
        {set !== '' && (
          <span className={classes.number} aria-hidden="true">
            {set}
          </span>
        )}
      </button>
      <AnchoredPopover
        id={id}
        popoverRef={popover}
        anchor={button}
        align="end"
        sheet
        role="dialog"
        aria-label={label}
        className={classes.menu}
      >
        {() => (
          <div className={classes.groups}>
            {groups.map(({ name, values, other, more }) => (
              <section key={name}>
                <h2 className={classes.heading}>{name}</h2>
                {values.length > 0 && (
                  <ul className={classes.values} role="list">
                    {values.map(({ key, label, sign, href, chosen, count }) => (
                      <li key={key}>
                        <AppLink
                          className={classes.value}
                          href={href}
                          aria-current={chosen ? 'true' : undefined}
                        >
                          {chosen ? <CheckIcon size={16} /> : sign}
                          <bdi className={classes.label}>{label}</bdi>{' '}
                          <span className={classes.count}>{count}</span>
                        </AppLink>
                      </li>
                    ))}
                    {other !== undefined && <li>{other}</li>}
                  </ul>
                )}
                {more}
              </section>
            ))}
          </div>
        )}
      </AnchoredPopover>
    </>
  );
}
