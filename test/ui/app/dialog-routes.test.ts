import { describe, expect, test } from 'vitest';
import { overlayState } from '../../../src/ui/app/dialog-routes.ts';

const wall = { pathname: '/ann/', search: '?x=1', hash: '', key: 'k1', state: null };
const under = { pathname: '/ann/', search: '?x=1', key: 'k1' };

describe('editing and moving a pin', () => {
  test.each([
    '/pin/7/edit/',
    '/pin/7/repin/?isEditingPin=true&pinBoardId=9&&isFromToast=true&&originalPinId=5',
  ])('comes over the place where one is: %s', (href) => {
    expect(overlayState(href, wall)).toEqual({ over: under });
  });

  test('over a closeup comes over the wall beneath it, two steps away', () => {
    const closeup = { ...wall, pathname: '/pin/7/', key: 'k2', state: { over: under } };
    expect(overlayState('/pin/7/edit/', closeup)).toEqual({ over: under, steps: 2 });
  });
});

test.each(['/pin/7/', '/ann/', '/login/'])('%s is a page of its own', (href) => {
  expect(overlayState(href, wall)).toBeUndefined();
});
