import { useLayoutEffect, useState } from 'react';

/** A setting of a showcase page. Its default is the first choice. */
export interface Setting {
  /** The name in the address. */
  readonly name: string;
  readonly label: string;
  /** Labels by value; numeric values come first. */
  readonly choices: Readonly<Record<string, string>>;
}

export type Values = Readonly<Record<string, string>>;

/** The display settings of every showcase page. */
export const LOOKS: readonly Setting[] = [
  { name: 'theme', label: 'Theme', choices: { system: 'System', light: 'Light', dark: 'Dark' } },
  { name: 'dir', label: 'Direction', choices: { ltr: 'Left to right', rtl: 'Right to left' } },
  { name: 'text', label: 'Text size', choices: { '100': '100 %', '200': '200 %' } },
];

/** The settings of the showcase, stored in the address and applied to the document, with a setter. */
export function useSettings(settings: readonly Setting[]) {
  const [values, setValues] = useState(() => readValues(settings));
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = values['dir'] ?? 'ltr';
    root.dataset.text = values['text'];
    if (values['theme'] === 'system') delete root.dataset.theme;
    else root.dataset.theme = values['theme'];
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
    history.replaceState(null, '', address);
  }, [values]);
  const choose = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  return [values, choose] as const;
}

function readValues(settings: readonly Setting[]): Values {
  const asked = new URLSearchParams(location.search);
  return Object.fromEntries(
    settings.map(({ name, choices }) => {
      const value = asked.get(name);
      return [name, value !== null && value in choices ? value : Object.keys(choices)[0]!];
    }),
  );
}
