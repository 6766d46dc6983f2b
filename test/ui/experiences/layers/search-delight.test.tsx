// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DisplayOf } from '../../../../src/domain/experiences/display.ts';
import { SearchDelight } from '../../../../src/ui/experiences/internal/layers/delight/search-delight.tsx';
import { showKind } from './show-kind.tsx';

const DELIGHT: DisplayOf<'search-delight'> = {
  kind: 'search-delight',
  queries: ['spring garden'],
  textColors: ['#7a1fa2', '#0b5d1e'],
  background: '#ffffff',
};

let main: HTMLElement;

beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'));
  putTitle('A garden in spring');
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function putTitle(text: string): HTMLElement {
  const title = document.createElement('bdi');
  title.dataset['lines'] = '2';
  title.textContent = text;
  main.append(title);
  return title;
}

const marks = () =>
  [...document.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.style.color]);

test('the words of a listed query are marked in the results, in their colours', () => {
  const { told } = showKind(SearchDelight, DELIGHT, { at: '/search/pins/?q=Spring%20garden' });
  expect(marks()).toEqual([
    ['garden', 'rgb(11, 93, 30)'],
    ['spring', 'rgb(122, 31, 162)'],
  ]);
  expect(main.textContent).toBe('A garden in spring');
  expect(told).toEqual(['viewed']);
});

test('results that come later are marked too', async () => {
  showKind(SearchDelight, DELIGHT, { at: '/search/pins/?q=spring%20garden' });
  await act(async () => {
    putTitle('Garden chairs');
    await Promise.resolve();
  });
  expect(marks().map(([word]) => word)).toEqual(['garden', 'spring', 'Garden']);
});

test.each(['/search/pins/?q=garden', '/', '/search/boards/?q=winter'])('nothing is marked at %s', (at) => {
  const { told } = showKind(SearchDelight, DELIGHT, { at });
  expect([marks(), told]).toEqual([[], []]);
});

test('colours that cannot be read are left out', () => {
  showKind(SearchDelight, { ...DELIGHT, textColors: ['#eeeeee'] }, { at: '/search/pins/?q=spring%20garden' });
  expect(marks().map(([, color]) => color)).toEqual(['', '']);
});

test('the marks go with the experience', () => {
  const { unmount } = showKind(SearchDelight, DELIGHT, { at: '/search/pins/?q=spring%20garden' });
  unmount();
  expect([marks(), main.textContent]).toEqual([[], 'A garden in spring']);
});
