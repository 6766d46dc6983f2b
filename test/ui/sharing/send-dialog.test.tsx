// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireSearchPage } from '../../builders/a-wire-search-page.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { bobsPin } from '../saving/open-wall.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const people = ['Cleo', 'Dan'].map((name, index) =>
  aWireUser({ id: `2${index}`, username: name.toLowerCase(), full_name: name, should_show_messaging: true }),
);
const closed = aWireUser({ id: '30', username: 'eve', full_name: 'Eve' });

async function openDialog(followed = people) {
  const server = new WireServer()
    .on('Pin.get', aWireAnswer(bobsPin({ id: '101' })))
    .on('UserFollowing.get', aWireAnswer(followed))
    .on('BaseSearch.get', ({ query }) =>
      aWireAnswer({
        ...aWireSearchPage(),
        results: [...people, closed].filter(({ username }) => username === query),
      }),
    );
  const { user } = openApp({ at: '/pin/101/', server, viewer: aViewer() });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send to people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to people' }));
  return { user, dialog };
}

test('people keep their places when they are chosen', async () => {
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('checkbox', { name: /Dan/ }));
  expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Cleo@cleo',
    'Dan@dan',
  ]);
});

test('that nobody was found is told above the people who were chosen before', async () => {
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('checkbox', { name: /Dan/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Search people by name' }), 'zzz');
  const none = await dialog.findByText(/^Nobody found/);
  const chosen = dialog.getByRole('checkbox', { name: /Dan/ });
  expect(none.compareDocumentPosition(chosen)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(dialog.queryByRole('checkbox', { name: /Cleo/ })).toBeNull();
});

test('who follows nobody is told so until somebody is chosen', async () => {
  const { dialog, user } = await openDialog([]);
  await waitFor(() => expect(dialog.getByText(/^You don’t follow anybody yet/)).toBeDefined());
  expect(dialog.queryByText(/^Nobody found/)).toBeNull();
  const name = dialog.getByRole('textbox', { name: 'Search people by name' });
  await user.type(name, 'dan');
  await user.click(await dialog.findByRole('checkbox', { name: /Dan/ }));
  await user.clear(name);
  await waitFor(() => expect(dialog.getByText('People')).toBeDefined());
  expect(dialog.queryByText(/^You don’t follow anybody yet/)).toBeNull();
});

test('who accepts no messages of the viewer is not offered', async () => {
  const { dialog } = await openDialog([...people, closed]);
  await dialog.findByRole('checkbox', { name: /Dan/ });
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  expect(dialog.queryByText(/can get messages/)).toBeNull();
});

test('when nobody accepts messages of the viewer, that is the reason that is given', async () => {
  const { dialog, user } = await openDialog([closed]);
  await dialog.findByText(/^None of the people you follow can get messages from you/);
  await user.type(dialog.getByRole('textbox', { name: 'Search people by name' }), 'eve');
  await dialog.findByText(/^Nobody with this name can get messages from you/);
});
