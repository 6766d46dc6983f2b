import type { ReactNode } from 'react';
import type { Setting, Values } from './settings.ts';

type ToolbarProps = {
  readonly settings: readonly Setting[];
  readonly values: Values;
  readonly onChoose: (name: string, value: string) => void;
  /** Further controls. */
  readonly children?: ReactNode;
};

/** The display settings of the page. */
export function Toolbar({ settings, values, onChoose, children }: ToolbarProps) {
  return (
    <header className="page-bar">
      {settings.map(({ name, label, choices }) => (
        <label key={name}>
          {label}{' '}
          <select value={values[name]} onChange={(event) => onChoose(name, event.currentTarget.value)}>
            {Object.entries(choices).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
      {children}
    </header>
  );
}
