import { expect, test } from 'vitest';
import type { Article, Product, Recipe } from '../../../src/domain/pins/rich-data.ts';
import { pinViewParameter } from '../../../src/domain/pins/pin-view-parameter.ts';

const article = {} as Article;
const recipe = {} as Recipe;
const products = [{} as Product];
const none = { article: null, recipe: null, products: [] };

test.each([
  ['nothing', null, 139],
  ['something else', none, 140],
  ['an article', { ...none, article }, 141],
  ['products', { article, recipe, products }, 144],
  ['a recipe', { ...none, article, recipe }, 145],
])('a pin whose page is %s has its own parameter', (_, richMetadata, parameter) => {
  expect(pinViewParameter({ richMetadata })).toBe(parameter);
});
