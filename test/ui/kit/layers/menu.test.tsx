// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Menu } from '../../../../src/ui/kit/layers/menu.tsx';
import { useNativeLayers } from '../../native-layers.ts';

useNativeLayers();
afterEach(cleanup);

let loggedOut = 0;
beforeEach(() => {
  loggedOut = 0;
  render(
    <Menu
      label="Your account"
      trigger="A"
      entries={[
        { label: 'Your profile', href: '/ann/' },
        { label: 'Settings', href: '/settings' },
        { label: 'Log out', onChoose: () => (loggedOut += 1) },
      ]}
    />,
  );
});

const button = () => screen.getByRole('button', { name: 'Your account' });
const focused = () => document.activeElement?.textContent;

test('opens on its first entry and says that it is open', async () => {
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  await userEvent.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Your profile');
});

test('arrow keys go round, Home and End jump, a letter finds', async () => {
  await userEvent.click(button());
  const walk: (string | null | undefined)[] = [];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}', 's']) {
    await userEvent.keyboard(key);
    walk.push(focused());
  }
  expect(walk).toEqual([
    'Settings',
    'Log out',
    'Your profile',
    'Log out',
    'Your profile',
    'Log out',
    'Settings',
  ]);
});

test('an arrow up on the button opens it at its last entry', async () => {
  button().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Log out');
});

test('Escape closes it and gives the focus back', async () => {
  await userEvent.click(button());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button());
});

test('choosing does it once, closes the menu and gives the focus back', async () => {
  await userEvent.click(button());
  await userEvent.keyboard('{End}{Enter}');
  expect(loggedOut).toBe(1);
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button());
});

test('entries that lead somewhere are links', async () => {
  await userEvent.click(button());
  expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
});

test('the entries are drawn when it opens, before that is seen', () => {
  const entry = () => screen.queryByRole('menuitem', { name: 'Settings', hidden: true });
  expect(entry()).toBeNull();
  const menu = document.querySelector('[popover]')!;
  const opens = Object.assign(new Event('beforetoggle'), { oldState: 'closed', newState: 'open' });
  act(() => void menu.dispatchEvent(opens));
  expect(entry()).not.toBeNull();
});

test('a button that shows words is named by them alone', () => {
  cleanup();
  render(<Menu label="Your account" trigger="You" triggerHasText entries={[]} />);
  expect(screen.getByRole('button', { name: 'You' }).getAttribute('aria-label')).toBeNull();
});

test('of several choices, in groups, one holds', async () => {
  cleanup();
  const chosen: string[] = [];
  const choice = (label: string, checked = false) => ({ label, checked, onChoose: () => chosen.push(label) });
  render(
    <Menu
      label="Order"
      trigger="Order"
      entries={[
        { heading: 'Sort', entries: [choice('Newest', true), choice('Oldest')] },
        { heading: 'Show', entries: [choice('All')] },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect(screen.getByRole('group', { name: 'Sort' }).textContent).toContain('Newest');
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Newest');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('All');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Oldest' }));
  expect(chosen).toEqual(['Oldest']);
});
