// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { takenOver, texts, visited } from './hydrated-page.ts';

test('a page that is empty while the index is being built says so, and is kept out of search engines', async () => {
  const server = visited()
    .on('TopicsHub.get', aWireAnswer([]))
    .on('DiscoveryState.get', aWireAnswer({ state: 'building' }));
  const { rendered, document, stores } = await takenOver(server, '/topics/');
  expect(rendered).toMatchObject({ kind: 'page', noindex: true });
  expect(texts(document, '[role=status] h1')).toEqual(['Search is still being prepared']);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  // The browser draws the same page.
  expect(stores.pageData.find('preparing:/topics')).toBe(true);
});
