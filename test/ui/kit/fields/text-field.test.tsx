// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { focusFirstError } from '../../../../src/ui/kit/fields/focus-first-error.ts';
import { PasswordField } from '../../../../src/ui/kit/fields/password-field.tsx';
import { SwitchField } from '../../../../src/ui/kit/fields/switch-field.tsx';
import { TextArea } from '../../../../src/ui/kit/fields/text-area.tsx';
import { TextField, type TextFieldProps } from '../../../../src/ui/kit/fields/text-field.tsx';

afterEach(cleanup);

function Typed({ start = '', ...props }: Partial<TextFieldProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <TextField label="Title" {...props} value={value} onChange={setValue} />;
}

/** What a screen reader says after the name of a control. */
function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

describe('a field', () => {
  test('is named by its label and takes what is typed', async () => {
    render(<Typed hint="optional" />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title optional' });
    await userEvent.type(input, 'Evening');
    expect(input.value).toBe('Evening');
  });

  test('follows the direction of what is typed, and that of the page while it is empty', async () => {
    render(<Typed />);
    const input = screen.getByRole('textbox');
    expect(input.hasAttribute('dir')).toBe(false);
    await userEvent.type(input, 'مساء');
    expect(input.getAttribute('dir')).toBe('auto');
  });

  test.each<Partial<TextFieldProps>>([{ type: 'email' }, { type: 'url' }, { autoComplete: 'username' }])(
    'with %o runs from left to right, without capitals and corrections',
    (props) => {
      render(<Typed {...props} />);
      const input = screen.getByRole('textbox');
      expect(['dir', 'autocapitalize', 'spellcheck'].map((name) => input.getAttribute(name))).toEqual([
        'ltr',
        'none',
        'false',
      ]);
    },
  );

  test('is described by its help, and without any by nothing', () => {
    const { rerender } = render(<Typed help="Others see it." />);
    expect(descriptionOf(screen.getByRole('textbox'))).toBe('Others see it.');
    rerender(<Typed />);
    expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
  });

  test('with an error is invalid and says first what is wrong', () => {
    render(<Typed help="Others see it." error="Give it a title." good="Fine." />);
    const input = screen.getByRole('textbox');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(input)).toBe('Give it a title. | Others see it.');
  });

  test('says what is right', () => {
    render(<Typed good="Long enough." />);
    expect(descriptionOf(screen.getByRole('textbox'))).toBe('Long enough.');
  });
});

describe('the count of characters', () => {
  test.each([
    ['abcdefg', ''],
    ['abcdefgh', '8 of 10 characters'],
    ['abcdefghijk', '1 character too many'],
    ['abcdefghijkl', '2 characters too many'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', '8 of 10 characters'],
  ])('of “%s” with a limit of 10 reads “%s”', (start, words) => {
    render(<Typed start={start} limit={10} />);
    expect(descriptionOf(screen.getByRole('textbox'))).toBe(words);
  });

  test('is left out where an error says that there are too many', () => {
    render(<Typed start="abcdefghijk" limit={10} error="Too long: 10 characters at most." />);
    expect(descriptionOf(screen.getByRole('textbox'))).toBe('Too long: 10 characters at most.');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('is said aloud only when there are too many', async () => {
    render(<Typed start="abcdefghij" limit={10} />);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.type(screen.getByRole('textbox'), 'k');
    expect(screen.getByRole('status').textContent).toBe('1 character too many');
  });
});

test('an area for text has the same label and error', () => {
  render(<TextArea label="Description" value="" onChange={() => {}} error="Too long." />);
  expect(descriptionOf(screen.getByRole('textbox', { name: 'Description' }))).toBe('Too long.');
});

test('a password is hidden until one asks to see it', async () => {
  render(<PasswordField label="Password" autoComplete="new-password" value="secret" onChange={() => {}} />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect([input.type, input.autocomplete]).toEqual(['password', 'new-password']);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

test('a switch tells its state and turns by the keyboard', async () => {
  const states: boolean[] = [];
  render(
    <SwitchField
      label="Keep this board secret"
      help="Only you see it."
      checked={false}
      onChange={(on) => states.push(on)}
    />,
  );
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Keep this board secret' });
  expect([control.checked, descriptionOf(control)]).toEqual([false, 'Only you see it.']);
  control.focus();
  await userEvent.keyboard(' ');
  expect(states).toEqual([true]);
});

test('the first field that needs mending gets the focus', () => {
  const { container } = render(
    <form>
      <TextField label="One" value="" onChange={() => {}} />
      <TextField label="Two" value="" onChange={() => {}} error="Fill this in." />
      <TextField label="Three" value="" onChange={() => {}} error="Fill this in." />
    </form>,
  );
  focusFirstError(container);
  expect(document.activeElement).toBe(screen.getByLabelText('Two'));
});
