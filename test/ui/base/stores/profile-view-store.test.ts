import { expect, test } from 'vitest';
import { profileView } from '../../../../src/domain/surfaces/profile-view.ts';
import { ProfileViewStore } from '../../../../src/ui/base/stores/profile-view-store.ts';

test('the usual view holds until another one is known or chosen', () => {
  const store = new ProfileViewStore();
  expect(store.view).toEqual(profileView({}));
  expect(store.known).toBe(false);
  store.show(profileView({ boardSort: 'alphabetical' }));
  store.change({ boardPinDensity: 'dense' });
  expect(store.known).toBe(true);
  expect(store.view).toMatchObject({ boardSort: 'alphabetical', boardPinDensity: 'dense' });
});
