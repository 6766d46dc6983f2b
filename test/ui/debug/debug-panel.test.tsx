// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { DebugPanel } from '../../../src/ui/debug/debug-panel.tsx';
import { aPin } from '../../builders/a-pin.ts';
import { anApp } from '../support/an-app.ts';

afterEach(cleanup);
afterEach(() => void vi.unstubAllGlobals());

test('debug information names page, times, groups and the pins that are there when it is opened', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const app = anApp();
  const debug = { surface: '/pin/1/', timingsMs: { total: 12 }, experiments: { halves: 'enabled' } };
  const { container } = render(
    <AppContext value={app}>
      <DebugPanel debug={debug} />
    </AppContext>,
  );
  const feed = app.stores.feeds.open({ kind: 'home' });
  feed.show([aPin({ entityId: toPinId('31') })], null);
  app.stores.feeds.shown.add(feed);
  expect(screen.queryByText('homefeed: 31')).toBeNull();
  const panel = container.querySelector('details')!;
  panel.open = true;
  fireEvent(panel, new Event('toggle'));
  const state = ['appInFocus: true', 'showTypeaheadOverlay: false', 'viewportSize: lg'];
  for (const fact of ['/pin/1/', '12 ms', 'halves: enabled', 'homefeed: 31', ...state])
    expect(screen.getByText(fact)).toBeDefined();
});

test('says so when no experiment is running', () => {
  render(
    <AppContext value={anApp()}>
      <DebugPanel debug={{ surface: '/', timingsMs: {}, experiments: {} }} />
    </AppContext>,
  );
  expect(screen.getByText('None are running.')).toBeDefined();
});
