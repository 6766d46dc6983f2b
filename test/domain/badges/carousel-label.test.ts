import { expect, test } from 'vitest';
import { carouselLabel } from '../../../src/domain/badges/carousel-label.ts';

test.each([
  [0, 5, '1/5'],
  [4, 5, '5/5'],
])('slot %i of %i is %s', (index, count, label) => expect(carouselLabel(index, count)).toBe(label));
