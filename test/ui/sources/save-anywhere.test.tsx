// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openCreate } from '../create/open-create.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

fillBrowserGaps();
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

async function openHelp(withMouse: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: hover)' && withMouse,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { user } = await openCreate();
  await user.click(screen.getByRole('button', { name: /^Save from any site/ }));
  return screen.findByRole('dialog', { name: 'Save from any site' });
}

test('who has a mouse gets a button to drag into the bookmarks', async () => {
  const dialog = await openHelp(true);
  expect(
    within(dialog)
      .getByText(/^Save to/)
      .getAttribute('href'),
  ).toMatch(/^javascript:/);
  expect(dialog.textContent).toContain('Ctrl + Shift + B');
});

test('who has only fingers reads of nothing that a phone cannot do', async () => {
  const dialog = await openHelp(false);
  expect(within(dialog).queryByText(/^Save to/)).toBeNull();
  expect(dialog.textContent).toContain('Copy the URL of a page');
  expect(dialog.textContent).not.toMatch(/drag|click|Ctrl|Shift|bookmark/i);
});
