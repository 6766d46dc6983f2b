import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHexColor, type Rgb } from '../../../src/domain/images/brightness.ts';

const css = readFileSync(new URL('../../../src/ui/design/tokens.css', import.meta.url), 'utf8');
const usual = css.slice(0, css.indexOf('@media'));
const moreContrast = /@media \(prefers-contrast: more\) \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? '';

/** The two colours of a token; what the reader's wish for contrast does not name stays as it is. */
function colours(name: string, wish: 'usual' | 'more'): Record<'light' | 'dark', Rgb> {
  const pattern = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`);
  const found = (wish === 'more' && pattern.exec(moreContrast)) || pattern.exec(usual);
  const [light, dark] = [found?.[1], found?.[2]].map((hex) => parseHexColor(hex ?? ''));
  if (!light || !dark) throw new Error(`no colour --${name}`);
  return { light, dark };
}

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['usual', 'more'] as const)('with the %s contrast', (wish) => {
  describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
    const ratio = (front: string, back: string) =>
      contrast(colours(front, wish)[theme], colours(back, wish)[theme]);

    const texts = ['ink', 'ink-2', 'ink-3', 'accent', 'ok', 'warn', 'error'];
    test.each(texts)('text in %s can be read on every surface', (text) => {
      const grounds = ['ground', 'raised', 'sunken', 'sunken-on-raised'].map((back) => ratio(text, back));
      expect(Math.min(...grounds)).toBeGreaterThanOrEqual(4.5);
    });

    test('text can be read on buttons, toasts and tints', () => {
      for (const [text, back] of [
        ['on-accent', 'accent'],
        ['on-accent', 'accent-hover'],
        ['on-inverse', 'inverse'],
        ['ink', 'sunken-hover'],
        ['ink', 'sunken-on-raised-hover'],
        ['ink', 'soft'],
      ] as const) {
        expect([text, back, ratio(text, back) >= 4.5]).toEqual([text, back, true]);
      }
    });

    test.each(['edge', 'focus'])('%s can be seen on every surface', (line) => {
      const grounds = ['ground', 'raised', 'sunken'].map((back) => ratio(line, back));
      expect(Math.min(...grounds)).toBeGreaterThanOrEqual(3);
    });
  });
});

test('a theme that the person chose wins over the system’s', () => {
  expect(usual).toContain('color-scheme: light dark;');
  expect(css).toMatch(/\[data-theme='light'\] \{\s*color-scheme: light;/);
  expect(css).toMatch(/\[data-theme='dark'\] \{\s*color-scheme: dark;/);
});
