// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { useNativeLayers } from '../native-layers.ts';
import { openApp } from '../support/open-app.tsx';

useNativeLayers();

test('who logs out without a connection is told that nothing has changed', async () => {
  const server = new WireServer().on('UserHomefeed.get', aWireAnswer([])).on('UserSession.delete', noAnswer);
  const { user, stores } = await openApp({ at: '/', server, viewer: aViewer() });

  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('button', { name: /account/i }));
  await user.click(await header.findByRole('menuitem', { name: 'Log out' }));

  expect(await screen.findByText(/You’re still logged in\. You seem to be offline/)).toBeTruthy();
  expect(stores.session.kind).toBe('full');
});
