// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { InFlowHost } from '../../../src/ui/experiences/internal/in-flow-host.tsx';
import { aPlaced } from '../../builders/experiences.ts';
import { anApp } from '../support/an-app.ts';
import { aPage, HOME } from './an-experience-page.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('messages of an old page that are over go, also when they cannot be taken over', async () => {
  const { store } = aPage();
  store.begin(HOME, { 11: aPlaced({ metadata: { 1: { ends_at: 1 } } }) });
  document.body.innerHTML = '<div data-messages><div>Over</div></div>';
  render(
    <AppContext value={anApp()}>
      <InFlowHost store={store} />
    </AppContext>,
  );
  expect(screen.getByText('Over')).toBeDefined();
  await expect.poll(() => store.viewport, { timeout: 5000 }).toBe('md');
  expect(document.querySelector('[data-messages]')?.textContent).toBe('');
});
