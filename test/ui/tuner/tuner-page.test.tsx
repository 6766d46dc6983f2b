// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ann = aViewer({ entityId: toUserId('11'), username: 'ann' });
const BIRDS = {
  object_type: 'interest',
  object: aWireTopic({ name: 'Birds', url_name: 'birds' }),
  enabled: true,
};
const SOURCES: Readonly<Record<string, readonly object[]>> = {
  interests: [BIRDS, { object_type: 'something new', object: {}, enabled: true }],
  boards: [{ object_type: 'board', object: aWireBoard({ name: 'Chairs' }), enabled: false }],
  pinners: [{ object_type: 'user', object: aWireUser({ full_name: 'Bob' }), enabled: true }],
  domains: [
    { object_type: 'domain', object: { id: 'oven.example', image_url: null, pin_count: 2 }, enabled: true },
  ],
  history: [{ object_type: 'pin', object: aWirePin({ grid_title: 'A heron' }), enabled: true }],
};

async function open(at = '/edit', change?: Parameters<WireServer['on']>[1], sources = SOURCES) {
  const server = new WireServer()
    .on('HomefeedTuner.get', ({ tab }) => aWireAnswer(sources[String(tab)] ?? []))
    .on('HomefeedTuner.update', change ?? aWireAnswer([BIRDS]));
  const app = openApp({ at, server, viewer: ann });
  await screen.findByRole('heading', { name: 'Tune your home feed', level: 1 });
  const changes = () => server.optionsOf('HomefeedTuner.update');
  return { ...app, changes };
}

const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

describe('what feeds the home feed', () => {
  test.each([
    ['/edit', 'Topics', 'Birds', true],
    ['/edit?tab=boards', 'Boards', 'Chairs', false],
    ['/edit?tab=pinners', 'People', 'Bob', true],
    ['/edit?tab=domains', 'Websites', 'oven.example', true],
    ['/edit?tab=history', 'Activity', 'A heron', true],
  ])('has a tab of its own: %s', async (at, tab, name, checked) => {
    await open(at);
    expect(screen.getByRole('link', { name: tab }).getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    expect(toggle(name).checked).toBe(checked);
    expect(screen.getByRole('link', { name: `View ${name}` })).toBeDefined();
  });

  test('is switched off at once, and on again by undo', async () => {
    const { user, changes } = await open();
    await user.click(toggle('Birds'));
    expect(toggle('Birds').checked).toBe(false);
    expect(await screen.findByText('Birds no longer shapes your home feed')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changes().map(({ enabled }) => enabled)).toEqual([false, true]));
    expect(changes()[0]).toMatchObject({ object_type: 'interest', object_id: BIRDS.object.id });
    expect(toggle('Birds').checked).toBe(true);
  });

  test('stays as it was without a network', async () => {
    const { user } = await open('/edit', noAnswer);
    await user.click(toggle('Birds'));
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    expect(toggle('Birds').checked).toBe(true);
  });

  test.each([
    ['/edit', 'No topics yet'],
    ['/edit?tab=boards', 'No boards yet'],
    ['/edit?tab=pinners', 'You aren’t following anyone yet'],
    ['/edit?tab=domains', 'No websites yet'],
    ['/edit?tab=history', 'No recent activity'],
  ])('may be nothing: %s', async (at, title) => {
    await open(at, undefined, {});
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
  });
});

describe('starting over', () => {
  test('is asked before, empties the activity, and can be undone', async () => {
    const { user, changes } = await open('/edit?tab=history');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Start your recommendations over?' });
    expect(changes()).toEqual([]);
    await user.click([...dialog.querySelectorAll('button')].at(-1)!);
    expect(await screen.findByRole('heading', { name: 'No recent activity' })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('switch', { name: 'A heron' })).toBeDefined();
    const history = { object_type: 'history', object_id: '11' };
    expect(changes()).toEqual([
      { ...history, enabled: false },
      { ...history, enabled: true },
    ]);
  });

  test('changes nothing without a network', async () => {
    const { user } = await open('/edit?tab=history', noAnswer);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click([...dialog.querySelectorAll('button')].at(-1)!);
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    expect(toggle('A heron').checked).toBe(true);
  });
});
