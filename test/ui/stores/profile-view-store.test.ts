import { expect, test } from 'vitest';
import { toBoardId } from '../../../src/domain/ids/ids.ts';
import { profileView } from '../../../src/domain/surfaces/profile-view.ts';
import { ProfileViewStore } from '../../../src/ui/stores/profile-view-store.ts';

test('the usual view holds until another one is known or chosen', () => {
  const store = new ProfileViewStore();
  expect(store.view).toEqual(profileView({}));
  expect(store.known).toBe(false);
  store.show(profileView({ boardSort: 'alphabetical' }));
  store.change({ boardPinDensity: 'dense' });
  expect(store.known).toBe(true);
  expect(store.view).toMatchObject({ boardSort: 'alphabetical', boardPinDensity: 'dense' });
});

test('every board has an order of its own for its pins', () => {
  const store = new ProfileViewStore();
  const [home, garden] = [toBoardId('21'), toBoardId('22')];
  store.sortBy(home, 'oldest');
  expect(store.sortOf(home)).toBe('oldest');
  expect(store.sortOf(garden)).toBeUndefined();
  store.sortBy(home, 'custom');
  expect(store.sortOf(home)).toBeUndefined();
});
