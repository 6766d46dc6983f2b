// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PrivacyField } from '../../../src/ui/board-edit/internal/privacy-field.tsx';
import type { BoardPrivacy } from '../../../src/domain/boards/board.ts';
import { hydrateApp } from '../../../src/ui/app/hydrate-app.tsx';
import { DropZone } from '../../../src/ui/kit/fields/drop-zone.tsx';
import { PasswordField } from '../../../src/ui/kit/fields/password-field.tsx';
import { SwitchField } from '../../../src/ui/kit/fields/switch-field.tsx';
import { TextArea } from '../../../src/ui/kit/fields/text-area.tsx';
import { TextField } from '../../../src/ui/kit/fields/text-field.tsx';
import { REPLAY_SUBMIT } from '../../../src/composition/rendered-page/replay-submit.ts';
import { fill } from '../support/fill.ts';

type Known = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly about: string;
  readonly privacy: BoardPrivacy;
  readonly secret: boolean;
  readonly files: readonly string[];
};

const SERVED: Known = {
  name: '',
  email: '',
  password: '',
  about: 'I like chairs.',
  privacy: 'public',
  secret: true,
  files: [],
};

/** All that the app was told, and what it was sent. */
let told: (keyof Known)[];
let sent: Known[];

function Form() {
  const [known, setKnown] = useState(SERVED);
  const learn = <Name extends keyof Known>(field: Name) => ({
    value: known[field],
    onChange: (value: Known[Name]) => {
      told.push(field);
      setKnown((before) => ({ ...before, [field]: value }));
    },
  });
  const secret = learn('secret');
  return (
    <form method="post" onSubmit={(event) => (event.preventDefault(), sent.push(known))}>
      <TextField label="Name" {...learn('name')} />
      <TextField label="Email" type="email" {...learn('email')} />
      <PasswordField label="Password" autoComplete="new-password" {...learn('password')} />
      <TextArea label="About" {...learn('about')} />
      <PrivacyField {...learn('privacy')} />
      <SwitchField label="Listed" checked={secret.value} onChange={secret.onChange} />
      <DropZone
        label="Choose a picture"
        help=""
        accept={['image/jpeg']}
        onFiles={(files) => learn('files').onChange(files.map((file) => file.name))}
      />
      <button>Send</button>
      <output>{JSON.stringify(known)}</output>
    </form>
  );
}

let page: HTMLElement;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  told = [];
  sent = [];
  user = userEvent.setup({ delay: null });
  document.body.innerHTML = '';
  page = document.createElement('div');
  page.innerHTML = renderToString(<Form />);
  document.body.append(page);
});

const takeOverPage = (app: ReactNode = <Form />) => act(() => Promise.resolve(hydrateApp(page, app)));
const known = () => JSON.parse(within(page).getByRole('status').textContent) as Known;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('what is filled in before the app has taken over the page', () => {
  test.each([
    ['Name', 'name', 'Ann'],
    ['Email', 'email', 'ann@example.org'],
    ['Password', 'password', 'correct horse'],
    ['About', 'about', 'I like chairs. And tables.'],
  ] as const)('is known when it is %s', async (label, name, text) => {
    await user.clear(field(label));
    await user.type(field(label), text);
    await takeOverPage();
    expect(known()).toEqual({ ...SERVED, [name]: text });
    expect(field(label).value).toBe(text);
  });

  test('is known when a text is taken away', async () => {
    await user.clear(field('About'));
    await takeOverPage();
    expect(known().about).toBe('');
  });

  test('is known when one of several is chosen', async () => {
    await user.click(screen.getByRole('radio', { name: 'Secret' }));
    await takeOverPage();
    expect(known().privacy).toBe('secret');
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('is known when something is switched off', async () => {
    await user.click(field('Listed'));
    await takeOverPage();
    expect(known().secret).toBe(false);
    expect(field('Listed').checked).toBe(false);
  });

  test('is known when a file is chosen', async () => {
    await user.upload(field('Choose a picture'), new File(['x'], 'chair.jpg', { type: 'image/jpeg' }));
    await takeOverPage();
    expect(known().files).toEqual(['chair.jpg']);
  });

  test('is all known, and stays when one goes on', async () => {
    await user.type(field('Name'), 'An');
    await fill(user, field('Password'), 'correct horse');
    await user.click(field('Listed'));
    await takeOverPage();
    await user.type(field('Name'), 'n');
    expect(known()).toEqual({ ...SERVED, name: 'Ann', password: 'correct horse', secret: false });
  });

  test('leaves the caret where it was', async () => {
    await user.type(field('Name'), 'An Archer');
    field('Name').setSelectionRange(2, 2);
    await takeOverPage();
    await user.keyboard('n');
    expect(known().name).toBe('Ann Archer');
  });

  test('is told once; of what was left alone nothing is told', async () => {
    await user.type(field('Name'), 'Ann');
    await takeOverPage();
    expect(told).toEqual(['name']);
  });
});

describe('a form that is sent before the app has taken over the page', () => {
  const listenEarly = () => new Function(REPLAY_SUBMIT)();

  test('is sent afterwards, with what was typed, once', async () => {
    listenEarly();
    await user.type(field('Name'), 'Ann');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.documentElement.dataset).toHaveProperty('held');
    await takeOverPage();
    await expect.poll(() => sent).toEqual([{ ...SERVED, name: 'Ann' }]);
    expect(document.documentElement.dataset).not.toHaveProperty('held');
  });

  test('is later sent at once', async () => {
    listenEarly();
    await takeOverPage();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([SERVED]);
    expect(document.documentElement.dataset).not.toHaveProperty('held');
  });
});

describe('a page that is not what the app expects', () => {
  const takeOverAnother = async (isLeft?: () => boolean) => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    onTestFinished(() => void vi.unstubAllGlobals());
    await act(() => Promise.resolve(hydrateApp(page, <h1>Another page</h1>, isLeft)));
    return reported;
  };

  test('is told of', async () => {
    expect(await takeOverAnother()).toHaveBeenCalledOnce();
  });

  test('is nobody’s fault when one has stepped to another address', async () => {
    expect(await takeOverAnother(() => true)).not.toHaveBeenCalled();
  });
});
