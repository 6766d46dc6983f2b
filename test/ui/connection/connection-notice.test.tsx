// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ServerEvents } from '../../../src/application/connection/server-events.ts';
import { ConnectionNotice } from '../../../src/ui/connection/connection-notice.tsx';
import { ConnectionStore } from '../../../src/ui/connection/connection-store.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  { what: 'the network', onLine: false, away: 'No connection.', back: 'You’re back online.' },
  {
    what: 'the server alone',
    onLine: true,
    away: 'Can’t reach the server.',
    back: 'The server is back.',
  },
])('says that $what is away, that it is back, and otherwise nothing', async ({ onLine, away, back }) => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const contact = new ServerEvents();
  const connection = new ConnectionStore({
    contact,
    ask: async () => contact.tell('silent'),
    onBack: () => undefined,
  });
  const stop = connection.watch();
  render(<ConnectionNotice connection={connection} siteName="Our pins" />);
  expect(screen.getByRole('status').textContent).toBe('');
  network.mockReturnValue(onLine);
  act(() => contact.tell('silent'));
  expect(screen.getByRole('status').textContent).toBe(`${away} Our pins keeps trying.`);
  network.mockReturnValue(true);
  act(() => contact.tell('answered'));
  expect(screen.getByRole('status').textContent).toBe(back);
  stop();
});
