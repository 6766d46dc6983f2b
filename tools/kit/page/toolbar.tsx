import { useLayoutEffect, useState } from 'react';
import type { Part } from './part.ts';

const CHOICES = {
  theme: ['system', 'light', 'dark'],
  dir: ['ltr', 'rtl'],
  text: ['100', '200'],
} as const;

const WORDS: Readonly<Record<string, string>> = {
  theme: 'Theme',
  dir: 'Direction',
  text: 'Text size',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  ltr: 'Left to right',
  rtl: 'Right to left',
  '100': '100 %',
  '200': '200 %',
};

type Settings = { readonly [Name in keyof typeof CHOICES]: string };

/** How the page is looked at; the address keeps it. */
export function Toolbar({ parts, said }: { readonly parts: readonly Part[]; readonly said: string }) {
  const [settings, setSettings] = useState(readSettings);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = settings.dir;
    root.dataset.text = settings.text;
    if (settings.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(settings)) address.searchParams.set(name, value);
    history.replaceState(null, '', address);
  }, [settings]);

  return (
    <header className="kit-bar">
      {Object.entries(CHOICES).map(([name, choices]) => (
        <label key={name}>
          {WORDS[name]}{' '}
          <select
            value={settings[name as keyof Settings]}
            onChange={(event) => setSettings({ ...settings, [name]: event.currentTarget.value })}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {WORDS[choice]}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        Part{' '}
        <select
          value={new URLSearchParams(location.search).get('part') ?? ''}
          onChange={(event) => {
            const address = new URL(location.href);
            if (event.currentTarget.value === '') address.searchParams.delete('part');
            else address.searchParams.set('part', event.currentTarget.value);
            location.assign(address);
          }}
        >
          <option value="">All</option>
          {parts.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <output className="kit-said" aria-label="Said">
        {said}
      </output>
    </header>
  );
}

function readSettings(): Settings {
  const asked = new URLSearchParams(location.search);
  const read = (name: keyof Settings) => {
    const choices: readonly string[] = CHOICES[name];
    const value = asked.get(name);
    return value !== null && choices.includes(value) ? value : choices[0]!;
  };
  return { theme: read('theme'), dir: read('dir'), text: read('text') };
}
