import { expect, test } from 'vitest';
import { PageDataStore } from '../../../../src/ui/base/stores/page-data-store.ts';
import { MESSAGES_STAY, ToastStore } from '../../../../src/ui/base/stores/toast-store.ts';

test('a newer message takes the place of the one before', () => {
  const toasts = new ToastStore(new PageDataStore());
  toasts.say({ text: 'One' });
  toasts.say({ text: 'Two' });
  expect(toasts.message?.text).toBe('Two');
});

test('the same words said again are another message', () => {
  const toasts = new ToastStore(new PageDataStore());
  toasts.say({ text: 'One' });
  const first = toasts.message?.id;
  toasts.say({ text: 'One' });
  expect(toasts.message?.id).not.toBe(first);
});

test('a message that has gone does not take a newer one with it', () => {
  const toasts = new ToastStore(new PageDataStore());
  toasts.say({ text: 'One' });
  const first = toasts.message!.id;
  toasts.say({ text: 'Two' });
  toasts.forget(first);
  expect(toasts.message?.text).toBe('Two');
  toasts.forget(toasts.message!.id);
  expect(toasts.message).toBeNull();
});

test('where messages stay, a newer one waits until the one before is closed', () => {
  const pageData = new PageDataStore();
  pageData.set(MESSAGES_STAY, true);
  const toasts = new ToastStore(pageData);
  for (const text of ['One', 'Two', 'Three']) toasts.say({ text });
  const seen = [];
  while (toasts.message !== null) {
    seen.push(toasts.message.text);
    toasts.forget(toasts.message.id);
  }
  expect(seen).toEqual(['One', 'Two', 'Three']);
});
