import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { physicalDirections } from './physical-directions.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Declarations that are right in both writing directions, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'anchored-layer.module.css .layer[data-side=""]::before left':
    'the tip points at an anchor that has been measured',
  'anchored-layer.module.css .layer[data-side=""]::before right':
    'the tip points at an anchor that has been measured',
  'seek-bar.module.css .bar::-webkit-slider-runnable-track background': 'videos run from left to right',
  'seek-bar.module.css .bar::-moz-range-track background': 'videos run from left to right',
  'player-controls.module.css .controls direction': 'videos run from left to right',
  'shortcut-list.module.css .keys direction': 'symbols of arrow keys keep their order',
  'crop-box.module.css .area direction': 'a picture is not mirrored, nor is a part of it',
  'crop-box.module.css .corner[data-corner=""] left': 'a picture is not mirrored, nor is a part of it',
  'crop-box.module.css .corner[data-corner=""] right': 'a picture is not mirrored, nor is a part of it',
  'crop-field.module.css .moves direction': 'the arrows point to where they move',
  'masonry-grid.module.css .served > .cell transform': 'a factor for the direction is in it',
  'progress-bar.module.css .bar:indeterminate::-webkit-progress-bar background': 'symmetric',
  'progress-bar.module.css .bar:indeterminate::-moz-progress-bar background': 'symmetric',
};

const styleSheets = globSync('src/**/*.css', { cwd: root });

const found = styleSheets.flatMap((file) =>
  physicalDirections(readFileSync(path.join(root, file), 'utf8')).map(
    ({ selector, property }) => `${path.basename(file)} ${selector} ${property}`,
  ),
);

test('style sheets follow the writing direction', () => {
  expect(styleSheets.length).toBeGreaterThan(100);
  expect(found.filter((place) => EXCEPTIONS[place] === undefined)).toEqual([]);
});

test('every exception is still needed', () => {
  expect(Object.keys(EXCEPTIONS).filter((place) => !found.includes(place))).toEqual([]);
});

test.each([
  '.a { left: 0; }',
  '.a { margin-left: 4px; }',
  '.a { border-top-right-radius: 4px; }',
  '.a { text-align: right; }',
  '.a { float: left; }',
  '.a { padding: 0 4px 0 8px; }',
  '.a { inset: 0 var(--end, 4px) 0 0; }',
  '.a { border-radius: 4px 0 0 4px; }',
  '.a { border-radius: 4px 8px; }',
  '.a { box-shadow: 4px 0 8px #000; }',
  '.a { background: linear-gradient(to right, #000, #fff); }',
  '.a { background: linear-gradient(90deg, #000, #fff); }',
  '.a { transform: translateX(12px); }',
  '@keyframes slide { from { transform: translate(12px, 0); } }',
  '.a { translate: -50% 0; }',
  '.a { clip-path: inset(0 4px 0 0); }',
  '.a { --rest: inset(0 calc(100% - 1rem) 0 0 round 1rem); }',
  '.a { direction: ltr; }',
  '@media (width < 671px) { .a { & .b { right: 0; } } }',
])('refuses %s', (css) => {
  expect(physicalDirections(css)).toHaveLength(1);
});

test.each([
  '.a { inset-inline-start: 0; margin: 0 4px; padding: 1px 2px 3px; }',
  '.a { padding: 0 calc(1px + 2px) 8px calc(1px + 2px); }',
  '.a { border-radius: 8px 8px 0 0; text-align: start; }',
  '.a { box-shadow: 0 8px 32px #000, inset 0 0 0 1px #000; }',
  '.a { background: linear-gradient(180deg, #000, #fff); }',
  '.a { transform: translateY(12px) scale(0.5); transform: translateX(var(--slide)); }',
  '.a { translate: 50% 0; } .a:dir(rtl) { translate: -50% 0; }',
  ".a { clip-path: inset(0 4px 0 0); } [dir='rtl'] .a { clip-path: inset(0 0 0 4px); }",
  '/* left: 0; */ .a { background: url("data:image/svg+xml,left: 0;"); }',
])('allows %s', (css) => {
  expect(physicalDirections(css)).toEqual([]);
});
