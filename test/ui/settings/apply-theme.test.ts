// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { applyTheme } from '../../../src/ui/settings/apply-theme.ts';

beforeEach(() => {
  document.head.innerHTML = ['light', 'dark']
    .map((system) => `<meta name="theme-color" media="(prefers-color-scheme: ${system})" content="">`)
    .join('');
});

const colors = () => [...document.querySelectorAll('meta')].map(({ content }) => content);

test.each([
  ['light', 'light', ['#ffffff', '#ffffff']],
  ['dark', 'dark', ['#111111', '#111111']],
  ['system', undefined, ['#ffffff', '#111111']],
] as const)('%s paints the page and what is around it', (theme, chosen, around) => {
  applyTheme('dark');
  applyTheme(theme);
  expect(document.documentElement.dataset.theme).toBe(chosen);
  expect(colors()).toEqual(around);
});
