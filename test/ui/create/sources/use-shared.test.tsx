// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SharedItem } from '../../../../src/application/ports/storage/shared-item-storage.ts';
import { aViewer } from '../../../builders/a-user.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { openApp } from '../../support/open-app.tsx';
import { aBrowser } from '../a-browser.ts';
import { annsServer, aPicture, field, openCreate } from '../open-create.tsx';

fillBrowserGaps();
// A part of the app that comes later; how long that takes is not what these tests are about.
beforeAll(async () => {
  await import('../../../../src/ui/create/internal/sources/import-shared.ts');
});
afterEach(cleanup);

const QUERY = '/pin/create/?title=A%20chair&text=Made%20of%20oak%20https%3A%2F%2Fshop.test%2Fchair';
const drafts = () => screen.queryByRole('region', { name: 'Drafts' });

/** The creation page, at the address to which sharing leads. */
function openShared(at: string, browser = aBrowser()) {
  return openApp({ at, server: annsServer(), viewer: aViewer(), drafts: browser.window() });
}

function aShare(more: Partial<SharedItem> = {}): SharedItem {
  const files = ['a.png', 'b.png'].map((name) => {
    const content = aPicture(name);
    return { name, size: content.size, content };
  });
  return { text: { title: 'A lamp', url: 'https://shop.test/lamp' }, files, ...more };
}

describe('what another app has shared', () => {
  test('as words in the address fills the form once, and the address loses them', async () => {
    const browser = aBrowser();
    const app = openShared(QUERY, browser);
    await waitFor(() => expect(field('Title').value).toBe('A chair'));
    expect(field('Description').value).toBe('Made of oak');
    expect(field('Link').value).toBe('https://shop.test/chair');
    await waitFor(() => expect(app.address()).toBe('/pin/create/'));
    cleanup();

    await openCreate(annsServer(), { drafts: browser.window() });
    await waitFor(() => expect(field('Title').value).toBe('A chair'));
    expect(drafts()).toBeNull();
  });

  test('with pictures becomes a draft for each, the first with the words, and is kept no longer', async () => {
    const browser = aBrowser();
    browser.shared.take('one', aShare());
    const app = openShared('/pin/create/?shared=one', browser);
    await waitFor(() => expect(field('Title').value).toBe('A lamp'));
    await screen.findByText('Uploaded');
    await waitFor(() => expect(screen.getAllByText(/^[ab]\.png$/).length).toBeGreaterThan(1));
    expect(drafts()).not.toBeNull();
    await waitFor(() => expect(app.address()).toBe('/pin/create/'));
    await waitFor(async () => expect(await browser.shared.find('one')).toBeUndefined());
  });

  test('does not touch a draft that somebody works on', async () => {
    const browser = aBrowser();
    const { user } = await openCreate(annsServer(), { drafts: browser.window() });
    await user.type(field('Title'), 'Mine');
    await screen.findByText('Draft saved');
    cleanup();

    openShared(QUERY, browser);
    await waitFor(() => expect(field('Title').value).toBe('A chair'));
    await waitFor(() => expect(drafts()?.textContent).toContain('Mine'));
  });

  test('and is not there any more says so', async () => {
    const app = openShared('/pin/create/?shared=gone');
    await screen.findByText('The shared item is no longer available. Please share it again.');
    expect(field('Title').value).toBe('');
    expect(app.address()).toBe('/pin/create/');
  });
});
