// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ServerContact } from '../../../src/application/connection/server-contact.ts';
import { ConnectionNotice } from '../../../src/ui/connection/connection-notice.tsx';
import { ConnectionStore } from '../../../src/ui/connection/connection-store.ts';

afterEach(cleanup);

test('says that the connection is away, that it is back, and otherwise nothing', () => {
  const contact = new ServerContact();
  const connection = new ConnectionStore({ contact, ask: () => Promise.resolve(), onBack: () => undefined });
  const stop = connection.watch();
  render(<ConnectionNotice connection={connection} siteName="Our pins" />);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toBe('No connection. Our pins keeps trying.');
  act(() => contact.tell('answered'));
  expect(screen.getByRole('status').textContent).toBe('The connection is back.');
  stop();
});
