// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aWireAnswer } from '../../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../../builders/a-wire-board.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { aBrowser } from '../a-browser.ts';
import { annsServer, openCreate } from '../open-create.tsx';

fillBrowserGaps();
afterEach(cleanup);

test('pins are found by board; what is on no board is no board', async () => {
  const boards = [
    aWireBoard({ name: 'Home' }),
    aWireBoard({ id: '88', name: 'Quick saves', layout: 'quick_saves' }),
  ];
  const server = annsServer(...boards).on('UserPins.get', aWireAnswer([aWirePin()]));
  const { user } = await openCreate(server, { drafts: aBrowser().window() });
  await user.click(await screen.findByRole('radio', { name: /Collection/ }));
  await user.click(await screen.findByRole('button', { name: 'Choose pins' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose pins' }));
  await user.click(dialog.getByRole('combobox', { name: 'Board' }));
  await dialog.findByRole('option', { name: /Home/ });
  const names = dialog.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['All your pins', 'Home']);
});
