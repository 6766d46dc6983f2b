import { expect, test } from 'vitest';
import { aPlaced } from '../../builders/experiences.ts';
import { aModal, aPage, HOME, modal } from './an-experience-page.ts';

test('what is edited while it is displayed stays as it is until the next page', async () => {
  const edited = aPlaced({ displayData: { type: 'info-callout', message: 'Edited' } });
  const { store } = aPage(edited);
  const shownText = () => store.shown.map(({ display }) => 'message' in display && display.message);
  store.begin(HOME, { 11: aPlaced() });
  await store.refresh([11]);
  expect(shownText()).toEqual(['Hello']);
  await store.enter(HOME, true);
  expect(shownText()).toEqual(['Edited']);
});

test('a layer that is displayed on the next page, too, stays as it is', async () => {
  const { store } = aPage(aModal({ displayData: { ...modal, title: 'Edited' } }));
  store.begin(HOME, { 11: aModal() });
  store.turn.take('11:1');
  await store.enter(HOME, true);
  expect(store.shown.map(({ display }) => 'title' in display && display.title)).toEqual(['A']);
});

test('what could not be told to the server is not displayed again, once the served page is taken over', () => {
  const { store, state, ids } = aPage(aPlaced());
  state.unsent = [{ placementId: 11, experienceId: 1 }];
  void store.retryEndings();
  store.begin(HOME, { 11: aPlaced() });
  expect(ids()).toEqual([1]);
  store.measure();
  expect(ids()).toEqual([]);
});

test('what one person has ended can be ended by the next one', async () => {
  const { store, calls } = aPage(aPlaced());
  store.begin(HOME, { 11: aPlaced() });
  await store.dismiss(aPlaced());
  store.forget();
  await store.dismiss(aPlaced());
  expect(calls.filter((call) => call === 'dismissed')).toHaveLength(2);
});
