// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { CookieChoices } from '../../../src/domain/settings/account-settings.ts';
import { UNKNOWN_CONTEXT } from '../../../src/domain/visits/client-context.ts';
import { ACCEPT_ALL, REJECT_ALL } from '../../../src/domain/visits/cookie-choice.ts';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { ConsentPrompt } from '../../../src/ui/consent/consent-prompt.ts';
import { CookieSettingsDialog } from '../../../src/ui/consent/internal/cookie-settings-dialog.tsx';
import { anApp } from '../support/an-app.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

fillBrowserGaps();
afterEach(cleanup);

function open(choices: CookieChoices, honorsPrivacySignal = false) {
  const app = anApp();
  app.stores.context.show({
    ...UNKNOWN_CONTEXT,
    consent: { ...choices, decided: true, ...(choices.analytics ? { receipt: 'ab'.repeat(16) } : {}) },
    honorsPrivacySignal,
  });
  const saved: CookieChoices[] = [];
  const decide = async (decided: CookieChoices) => void saved.push(decided);
  const prompt = new ConsentPrompt({
    ...app,
    open: async () => ({ decide, complete: async () => undefined }),
    forget: async () => [],
  });
  prompt.choose();
  render(
    <AppContext value={app}>
      <CookieSettingsDialog prompt={prompt} />
    </AppContext>,
  );
  return { saved, prompt, user: userEvent.setup() };
}

const rows = () =>
  screen
    .getAllByRole<HTMLInputElement>('switch')
    .map(({ labels, checked, disabled }) => [labels?.[0]?.textContent, checked, disabled]);
const press = (name: string) => screen.getByRole('button', { name });

test('four rows: the necessary ones are always on, the others off until they are allowed', async () => {
  const { saved, user } = open(REJECT_ALL);
  expect(rows()).toEqual([
    ['Necessary', true, true],
    ['Analytics', false, false],
    ['Marketing', false, false],
    ['Personalization', false, false],
  ]);
  await user.click(screen.getByRole('switch', { name: 'Marketing' }));
  await user.click(press('Save'));
  expect(saved).toEqual([{ ...REJECT_ALL, marketing: true }]);
});

test('Cancel saves nothing', async () => {
  const { saved, prompt, user } = open(REJECT_ALL);
  await user.click(screen.getByRole('switch', { name: 'Analytics' }));
  await user.click(press('Cancel'));
  expect([saved, prompt.isChoosing]).toEqual([[], false]);
});

test('who has allowed something takes it back with one press', async () => {
  const { saved, user } = open(ACCEPT_ALL);
  await user.click(press('Reject all'));
  expect(saved).toEqual([REJECT_ALL]);
});

test('nothing is to be taken back from who has allowed nothing', () => {
  open(REJECT_ALL);
  expect(screen.queryByRole('button', { name: 'Reject all' })).toBeNull();
});

test('a visitor whose browser says no learns that it counts, and has nothing to save', () => {
  open(REJECT_ALL, true);
  expect(screen.getByText('Your browser’s privacy signal is honored')).toBeDefined();
  expect(rows().every(([, , disabled]) => disabled)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('the receipt is shown while something is allowed', () => {
  open(ACCEPT_ALL);
  expect(screen.getByText('ab'.repeat(16))).toBeTruthy();
  cleanup();
  open(REJECT_ALL);
  expect(screen.queryByText(/receipt/)).toBeNull();
});

test('the deletion of what is stored here takes the place of the choices', async () => {
  const { prompt, user } = open(REJECT_ALL);
  await user.click(press('Delete what’s stored here'));
  expect([prompt.isChoosing, prompt.deletion]).toEqual([false, 'asking']);
});
