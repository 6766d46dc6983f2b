// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { StoredName } from '../../../src/domain/storage/stored-data.ts';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { ConsentPrompt } from '../../../src/ui/consent/consent-prompt.ts';
import { DeleteStoredDialog } from '../../../src/ui/consent/internal/delete-stored-dialog.tsx';
import { anApp } from '../support/an-app.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

fillBrowserGaps();
afterEach(cleanup);

function open(stored: readonly StoredName[]) {
  const app = anApp();
  const decisions = { decide: async () => undefined, complete: async () => undefined };
  const prompt = new ConsentPrompt({ ...app, open: async () => decisions, forget: async () => stored });
  prompt.askToDelete();
  render(
    <AppContext value={app}>
      <DeleteStoredDialog prompt={prompt} />
    </AppContext>,
  );
  return { prompt, user: userEvent.setup() };
}

test('asks first, then says what was deleted', async () => {
  const { user } = open(['theme', 'pinakes:draft:']);
  expect(screen.getByRole('alertdialog').textContent).toMatch(/can’t undo/);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('pinakes:draft:*');
  expect(screen.getByRole('dialog').textContent).toContain('Pins you haven’t published yet.');
});

test('says so when there was nothing to delete', async () => {
  const { user, prompt } = open([]);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/Nothing was stored here/);
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(prompt.deletion).toBeNull();
});
