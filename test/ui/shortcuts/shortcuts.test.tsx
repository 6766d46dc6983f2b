// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../../../src/domain/users/user.ts';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { ShortcutsLayer } from '../../../src/ui/shortcuts/shortcuts-layer.tsx';
import { noAnswer, type WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aScreen } from '../grid/a-screen.ts';
import { aSavingServer, bobsPin, card, SAVES_TO_PROFILE } from '../saving/open-wall.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';
import { SITE } from '../support/site.ts';
import '../../../src/ui/search/typeahead-store.ts';

fillBrowserGaps();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const CHAIR = bobsPin({ id: '101', title: 'Chair', grid_title: 'Chair' });
const LAMP = bobsPin({ id: '102', title: 'Lamp', grid_title: 'Lamp' });

/** The home with its shortcuts; `kept`: what the account says about them. */
async function openHome(kept: unknown = null, viewer: Viewer | null = aViewer()) {
  aScreen();
  const server = aSavingServer([CHAIR, LAMP])
    // The search field asks for them once it has the focus.
    .on('TypeaheadClearRecent.get', aWireAnswer([]))
    .on('Categories.get', aWireAnswer([]))
    .on('AdvancedTypeahead.get', noAnswer)
    .on('BaseSearch.get', noAnswer)
    .on('UserState.get', ({ state }) => aWireAnswer({ state, value: kept }))
    .on('UserState.create', ({ state, value }) => aWireAnswer({ state, value }));
  const app = openApp({ at: '/', server, viewer });
  render(
    <AppContext value={{ site: SITE, ...app }}>
      <ShortcutsLayer />
    </AppContext>,
  );
  await screen.findByRole('article', { name: 'Lamp' });
  return app;
}

const saved = (server: WireServer) => server.optionsOf('Repin.create');
const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
const focusLamp = () => act(() => card('Lamp').getByRole('link', { name: 'Lamp' }).focus());

describe('s', () => {
  test('saves the card that has the focus', async () => {
    const { user, server } = await openHome(null, aViewer(SAVES_TO_PROFILE));
    focusLamp();
    await user.keyboard('s');
    await screen.findByText(/^Saved to/);
    expect(saved(server)).toMatchObject([{ pin_id: '102' }]);
  });

  test('saves the pin that is open', async () => {
    const { user, server } = await openHome();
    await user.click(card('Chair').getByRole('link', { name: 'Chair' }));
    await screen.findByRole('heading', { level: 1, name: 'Chair' });
    await user.keyboard('s');
    await screen.findByText(/^Saved to/);
    expect(saved(server)).toMatchObject([{ pin_id: '101' }]);
  });

  test('asks nobody where there is nothing to save', async () => {
    const { user, server } = await openHome();
    await user.keyboard('s');
    expect(server.optionsOf('UserState.get')).toEqual([]);
  });
});

describe('?', () => {
  test('shows the list, and Escape takes it away', async () => {
    const { user } = await openHome();
    await user.keyboard('?');
    const dialog = await list();
    expect(within(dialog).getByText('Question mark')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is a character where one writes', async () => {
    const { user } = await openHome();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await user.keyboard('?s');
    expect(field.value).toBe('?s');
    expect(screen.queryByRole('dialog')).toBeNull();
    field.remove();
  });
});

describe('turned off', () => {
  test('single keys do nothing, and the end of the page still leads to the list', async () => {
    const { user, server } = await openHome('off');
    focusLamp();
    await user.keyboard('s?');
    expect(saved(server)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const switch_ = within(await list()).getByRole('switch', { name: 'Single-key shortcuts' });
    expect(switch_).toHaveProperty('checked', false);
    await user.click(switch_);
    expect(server.optionsOf('UserState.create')).toEqual([{ state: 'KEYBOARD_SHORTCUTS', value: 'on' }]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    focusLamp();
    await user.keyboard('s');
    await screen.findByText(/^Saved to/);
  });

  test('by the switch, and back again when the server does not take it', async () => {
    const { user, server } = await openHome();
    server.on('UserState.create', noAnswer);
    await user.keyboard('?');
    const switch_ = within(await list()).getByRole('switch', { name: 'Single-key shortcuts' });
    await user.click(switch_);
    await screen.findByText(/offline/);
    expect(switch_).toHaveProperty('checked', true);
  });
});

test('single keys do nothing while it is not known whether they may', async () => {
  const { user, server } = await openHome();
  server.on('UserState.get', noAnswer);
  focusLamp();
  await user.keyboard('s');
  await vi.waitFor(() => expect(server.optionsOf('UserState.get')).toHaveLength(1));
  expect(saved(server)).toEqual([]);
});

test('visitors have a switch of their own, which no account is asked for', async () => {
  const { user, server } = await openHome(null, null);
  await user.keyboard('?');
  await user.click(within(await list()).getByRole('switch', { name: 'Single-key shortcuts' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requests.some(({ path }) => path.includes('UserState'))).toBe(false);
});

describe('/', () => {
  test('searches over an open pin', async () => {
    const { user, stores } = await openHome();
    await user.click(card('Chair').getByRole('link', { name: 'Chair' }));
    await screen.findByRole('heading', { level: 1, name: 'Chair' });
    await user.keyboard('/');
    const sheet = within(await screen.findByRole('dialog', { name: 'Search' }));
    expect(document.activeElement).toBe(sheet.getByLabelText('Search', { selector: 'input' }));
    expect(stores.typeahead.showTypeaheadOverlay).toBe(true);
    await user.keyboard('/');
    expect(sheet.getByLabelText<HTMLInputElement>('Search', { selector: 'input' }).value).toBe('/');
  });

  test.each(['', 'open'])(
    'nothing that is typed before the search is there gets lost (pin %s)',
    async (pin) => {
      let tell = () => {};
      const known = new Promise<void>((resolve) => void (tell = resolve));
      const { user, server } = await openHome();
      server.on('UserState.get', async ({ state }) => {
        await known;
        return aWireAnswer({ state, value: null });
      });
      if (pin !== '') {
        await user.click(card('Chair').getByRole('link', { name: 'Chair' }));
        await screen.findByRole('heading', { level: 1, name: 'Chair' });
      }
      await user.keyboard('/dey{Backspace}sk l');
      tell();
      await vi.waitFor(() => expect(document.activeElement).toHaveProperty('value', 'desk l'));
      await user.keyboard('amp');
      expect(document.activeElement).toHaveProperty('value', 'desk lamp');
    },
  );

  test('and Enter search at once', async () => {
    const { user, address } = await openHome();
    await user.keyboard('/desk{Enter}');
    await vi.waitFor(() => expect(address()).toMatch(/^\/search\/.*q=desk/));
  });

  test('leaves what is typed to another field that takes the focus first', async () => {
    const { user, server } = await openHome();
    server.on('UserState.get', () => new Promise(() => undefined));
    const note = document.createElement('textarea');
    document.body.append(note);
    await user.keyboard('/');
    act(() => note.focus());
    await user.keyboard('oak');
    expect(note.value).toBe('oak');
    note.remove();
  });

  test('holds nothing when shortcuts are off', async () => {
    const { user, server } = await openHome('off');
    await user.keyboard('/');
    await vi.waitFor(() => expect(server.optionsOf('UserState.get')).toHaveLength(1));
    const passes = vi.fn();
    document.addEventListener('keydown', passes);
    await vi.waitFor(async () => {
      await user.keyboard('x');
      expect(passes).toHaveBeenCalled();
    });
    document.removeEventListener('keydown', passes);
    expect(document.activeElement).not.toHaveProperty('value');
  });

  test('goes to the field of the page', async () => {
    const { user, stores } = await openHome();
    await user.keyboard('/');
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('q'));
    expect(stores.typeahead.form).toBe('panel');
  });
});
