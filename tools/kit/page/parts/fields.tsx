import { useState } from 'react';
import { ChoiceField, type ChoiceFieldProps } from '../../../../src/ui/kit/fields/choice-field.tsx';
import { DropZone } from '../../../../src/ui/kit/fields/drop-zone.tsx';
import { PasswordField } from '../../../../src/ui/kit/fields/password-field.tsx';
import { SwitchField } from '../../../../src/ui/kit/fields/switch-field.tsx';
import { TextArea } from '../../../../src/ui/kit/fields/text-area.tsx';
import { TextField, type TextFieldProps } from '../../../../src/ui/kit/fields/text-field.tsx';
import type { Part } from '../part.ts';
import { useSay } from '../say.ts';

type TextState = Omit<TextFieldProps, 'value' | 'onChange'> & { readonly start?: string };

function Text({ start = '', ...rest }: TextState) {
  const [value, setValue] = useState(start);
  return <TextField {...rest} value={value} onChange={setValue} />;
}

function Area({ start = '', error }: { readonly start?: string; readonly error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <TextArea
      label="Description"
      placeholder="What is it about?"
      limit={50}
      error={error}
      value={value}
      onChange={setValue}
    />
  );
}

function Password({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('correct horse');
  return (
    <PasswordField
      label="Password"
      autoComplete="current-password"
      error={error}
      value={value}
      onChange={setValue}
    />
  );
}

function Switch({ start = false, disabled }: { readonly start?: boolean; readonly disabled?: boolean }) {
  const [checked, setChecked] = useState(start);
  return (
    <SwitchField
      label="Keep this board secret"
      help="Only you and people you invite see it."
      checked={checked}
      onChange={setChecked}
      disabled={disabled}
    />
  );
}

const COLORS = [
  { id: 'system', label: 'System', help: 'Matches your device' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

function Choices({ kind }: Pick<ChoiceFieldProps<string>, 'kind'>) {
  const [value, setValue] = useState<string>('light');
  return <ChoiceField label="Colors" kind={kind} choices={COLORS} value={value} onChange={setValue} />;
}

function Zone({ error, kind }: { readonly error?: string; readonly kind?: 'large' | 'more' }) {
  const say = useSay();
  return (
    <DropZone
      label="Choose a picture"
      help="JPEG, PNG, WebP up to 32 MB"
      accept={['image/png']}
      error={error}
      kind={kind}
      onFiles={(files) => say(`Took ${files.map(({ name }) => name).join(', ')}`)}
    />
  );
}

const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

export const FIELDS: readonly Part[] = [
  {
    id: 'text-field',
    title: 'Text field',
    states: [
      { name: 'empty', wide: true, show: () => <Text label="Title" placeholder="Add a title" /> },
      { name: 'filled', wide: true, show: () => <Text label="Title" hint="optional" start="A quiet wall" /> },
      { name: 'hover', as: 'hover', wide: true, show: () => <Text label="Title" start="A quiet wall" /> },
      {
        name: 'focus',
        as: 'focus-visible',
        wide: true,
        show: () => <Text label="Title" start="A quiet wall" />,
      },
      { name: 'help', wide: true, show: () => <Text label="Name" help="People find you by it." /> },
      {
        name: 'invalid',
        wide: true,
        show: () => <Text label="Username" start="a b" error="Use letters, digits and underscores." />,
      },
      { name: 'good', wide: true, show: () => <Text label="Username" start="ann" good="It is free." /> },
      {
        name: 'disabled',
        wide: true,
        show: () => <Text label="Email" type="email" start="a@b.example" disabled />,
      },
      {
        name: 'too long',
        wide: true,
        show: () => <Text label="Short title" start="Longer than it may be" limit={12} />,
      },
      { name: 'long text', wide: true, show: () => <Text label={LONG} start={LONG} help={`${LONG}.`} /> },
      { name: 'password', wide: true, show: () => <Password /> },
      { name: 'password, invalid', wide: true, show: () => <Password error="That is not it." /> },
    ],
  },
  {
    id: 'text-area',
    title: 'Text area',
    states: [
      { name: 'empty', wide: true, show: () => <Area /> },
      {
        name: 'invalid',
        wide: true,
        show: () => <Area start={'Too long? '.repeat(8)} error="Shorten it." />,
      },
      { name: 'many', wide: true, show: () => <Area start={'One more line.\n'.repeat(9)} /> },
    ],
  },
  {
    id: 'switch',
    title: 'Switch',
    keys: 'Space turns it on and off.',
    states: [
      { name: 'off', wide: true, show: () => <Switch /> },
      { name: 'on', wide: true, show: () => <Switch start /> },
      { name: 'focus', as: 'focus-visible', wide: true, show: () => <Switch start /> },
      { name: 'disabled', wide: true, show: () => <Switch disabled /> },
    ],
  },
  {
    id: 'choice',
    title: 'Choice',
    keys: 'Arrows choose.',
    states: [
      { name: 'tiles', wide: true, show: () => <Choices /> },
      { name: 'rows', wide: true, show: () => <Choices kind="rows" /> },
      { name: 'focus', as: 'focus-visible', wide: true, show: () => <Choices /> },
    ],
  },
  {
    id: 'drop-zone',
    title: 'Drop zone',
    keys: 'Enter and Space open the file chooser.',
    states: [
      { name: 'rest', wide: true, show: () => <Zone /> },
      { name: 'focus', as: 'focus-visible', wide: true, show: () => <Zone /> },
      { name: 'invalid', wide: true, show: () => <Zone error="notes.txt is not a picture." /> },
      { name: 'more', wide: true, show: () => <Zone kind="more" /> },
    ],
  },
];
