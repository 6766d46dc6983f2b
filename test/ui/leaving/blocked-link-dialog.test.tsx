// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { OWN_POLICIES } from '../../../src/ui/base/policies.ts';
import { LeavingPromptHost } from '../../../src/ui/leaving/leaving-prompt-host.tsx';
import { LeavingPrompt } from '../../../src/ui/leaving/leaving-prompt.ts';
import { anApp } from '../support/an-app.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

fillBrowserGaps();
afterEach(cleanup);

test('a blocked link is explained with its host, and can be tried again', async () => {
  const prompt = new LeavingPrompt();
  render(
    <AppContext value={anApp()}>
      <LeavingPromptHost prompt={prompt} />
    </AppContext>,
  );
  const show = () => act(() => prompt.show({ message: 'It may be spam.', url: 'http://bad.example/x' }));
  show();
  const dialog = await screen.findByRole('alertdialog', { name: 'Heads up!' });
  expect(dialog.textContent).toContain('We have blocked this link');
  expect(dialog.textContent).toContain('It may be spam.');
  expect(screen.getByText('bad.example')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe(
    '/about/community-guidelines',
  );
  const okay = screen.getByRole('button', { name: 'Okay' });
  expect(document.activeElement).toBe(okay);
  fireEvent.click(okay);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  show();
  await screen.findByRole('alertdialog');
});

test('the operator’s own guidelines are where it leads', async () => {
  const prompt = new LeavingPrompt();
  const app = anApp();
  app.stores.pageData.set(OWN_POLICIES, { community: 'https://rules.example/' });
  render(
    <AppContext value={app}>
      <LeavingPromptHost prompt={prompt} />
    </AppContext>,
  );
  act(() => prompt.show({ message: '', url: 'http://bad.example/x' }));
  const link = await screen.findByRole('link', { name: 'Learn more' });
  expect(link.getAttribute('href')).toBe('https://rules.example/');
});
