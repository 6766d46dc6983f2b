import { useEffect, useRef } from 'react';
import { text } from '../../text/language.ts';
import classes from './color-choice.module.css';
import { filterMessages } from './filters/messages.en.ts';

type ColorPickerProps = {
  /** The picked colour, `#rrggbb`; undefined when none is picked. */
  readonly color: string | undefined;
  readonly onPick: (color: `#${string}`) => void;
};

const AT_FIRST = '#b3401c';

/** The browser's own field for any colour. It reports a colour when the choice is final. */
export function ColorPicker({ color, onPick }: ColorPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
  });
  // The event of React comes for every colour that the pointer passes.
  useEffect(() => {
    const element = input.current;
    const pick = () => element !== null && latest.current(element.value as `#${string}`);
    element?.addEventListener('change', pick);
    return () => element?.removeEventListener('change', pick);
  }, []);
  return (
    <label className={classes.picker} data-picked={color === undefined ? undefined : ''}>
      <input
        ref={input}
        type="color"
        key={color}
        defaultValue={color ?? AT_FIRST}
        className={classes.field}
      />
      {text(filterMessages.anyColor)}
    </label>
  );
}
