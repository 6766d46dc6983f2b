// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../../wire/pin.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { annsCopy, aSavingServer, BOARDS, bobsPin } from '../saving/open-wall.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const MINE = bobsPin({ id: '700', title: 'A chair', board: BOARDS[0], access: ['write', 'delete'] });
const COPY = annsCopy('101', BOARDS[0]!, { title: 'A copy' });
const TOPICS = {
  topics: [
    { id: '101401', name: 'Chairs', url_name: 'chairs', chosen: false },
    { id: '1019', name: 'Home', url_name: 'home', chosen: false },
  ],
  removed: [{ id: '100103', name: 'Birds', url_name: 'birds' }],
};

/** Names in the reader's language; others are those of the tree. */
const NAMES = [{ id: '100401', name: 'Brot', url_name: 'bread' }];

async function openEdit(pin: WirePin) {
  const server = aSavingServer([pin])
    .on('Board.get', aWireFailure('board_not_found'))
    .on('PinTopics.get', aWireAnswer(TOPICS))
    .on('TopicNames.get', aWireAnswer(NAMES))
    .on('PinTopics.update', aWireAnswer({ ok: true }));
  const app = openApp({ at: `/pin/${pin.id}/edit/`, server, viewer: aViewer() });
  await screen.findByRole('button', { name: 'Save changes' });
  return app;
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save changes' });

describe('the topics of a pin', () => {
  const chips = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('button')
      .map((chip) => chip.textContent);

  test('are removed, added again and found by words, and sent with everything else', async () => {
    const { user, server } = await openEdit(MINE);
    await user.click(await screen.findByRole('button', { name: 'Remove Home' }));
    expect(chips('Removed topics')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Add Birds again' }));
    await user.type(field(/^Add a topic/), 'sofa');
    await user.click(await screen.findByRole('button', { name: 'Add Living rooms' }));
    expect(field(/^Add a topic/).value).toBe('');
    expect(chips('Topics')).toHaveLength(3);
    expect(server.optionsOf('PinTopics.update')).toEqual([]);

    await user.click(save());
    await waitFor(() =>
      expect(server.optionsOf('PinTopics.update')).toEqual([
        { pin_id: '700', interest_id: '100103', applies: true },
        { pin_id: '700', interest_id: '101904', applies: true },
        { pin_id: '700', interest_id: '1019', applies: false },
      ]),
    );
    expect(server.optionsOf('Pin.update')).toEqual([]);
  });

  test('that were changed are still there after a look at another page, and sent before they are loaded again', async () => {
    const { user, server, goTo } = await openEdit(MINE);
    await user.click(await screen.findByRole('button', { name: 'Remove Home' }));
    goTo('/pin/700/');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
    let answer: () => void = () => undefined;
    const loaded = new Promise<void>((resolve) => (answer = resolve));
    server.on('PinTopics.get', () => loaded.then(() => aWireAnswer(TOPICS)));
    goTo('/pin/700/edit/');
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    answer();
    await waitFor(() =>
      expect(server.optionsOf('PinTopics.update')).toEqual([
        { pin_id: '700', interest_id: '1019', applies: false },
      ]),
    );
  });

  test('are chosen with Enter, which does not send the form', async () => {
    const { user, server } = await openEdit(MINE);
    await user.type(await screen.findByLabelText(/^Add a topic/), 'bread');
    await screen.findByRole('button', { name: 'Add Brot' });
    await user.keyboard('{Enter}');
    expect(chips('Topics')).toHaveLength(3);
    expect(server.optionsOf('PinTopics.update')).toEqual([]);
  });

  test('are those of the original, so a copy has none to change', async () => {
    await openEdit(COPY);
    expect(screen.queryByLabelText(/^Add a topic/)).toBeNull();
  });
});
