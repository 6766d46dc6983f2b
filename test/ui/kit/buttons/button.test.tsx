// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../../../../src/ui/kit/buttons/button.tsx';
import { IconButton } from '../../../../src/ui/kit/buttons/icon-button.tsx';
import { LinkButton } from '../../../../src/ui/kit/buttons/link-button.tsx';

afterEach(cleanup);

test('a button does not submit the form around it unless it says so', () => {
  render(<Button>Edit board</Button>);
  expect(screen.getByRole('button', { name: 'Edit board' }).getAttribute('type')).toBe('button');
});

test('a pending button says what goes on, keeps its focus and does nothing', async () => {
  const pressed: string[] = [];
  const sent: string[] = [];
  const form = (pending: string | false) => (
    <form onSubmit={(event) => (event.preventDefault(), sent.push('form'))}>
      <Button type="submit" pending={pending} onClick={() => pressed.push('button')}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect([pressed, sent]).toEqual([['button'], ['form']]);

  rerender(form('Saving…'));
  const button = screen.getByRole('button', { name: 'Saving…' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect([pressed, sent]).toEqual([['button'], ['form']]);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('a round button is named by what it does', () => {
  render(<IconButton label="Close" icon={<svg />} />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});

test('a link that looks like a button stays a link', () => {
  render(<LinkButton href="/signup">Create your account</LinkButton>);
  expect(screen.getByRole('link', { name: 'Create your account' }).getAttribute('href')).toBe('/signup');
});
