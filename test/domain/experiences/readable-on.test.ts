import { expect, test } from 'vitest';
import { readableOn } from '../../../src/domain/experiences/readable-on.ts';

test.each([
  ['#ffffff', '#1c1917'],
  ['#fff', '#1c1917'],
  ['#000', '#ffffff'],
  ['#20413a', '#ffffff'],
  ['#f4d9c6', '#1c1917'],
  ['#FFD000', '#1c1917'],
])('on %s the text is %s', (color, ink) => expect(readableOn(color)).toBe(ink));
