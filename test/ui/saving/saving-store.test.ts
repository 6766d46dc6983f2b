import { expect, test } from 'vitest';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { SavingStore } from '../../../src/ui/saving/saving-store.ts';
import type { SavingParts } from '../../../src/ui/saving/saving-parts.tsx';
import { PageDataStore } from '../../../src/ui/base/stores/page-data-store.ts';
import { ToastStore } from '../../../src/ui/base/stores/toast-store.ts';
import { aPin } from '../../builders/a-pin.ts';

const pin = aPin();
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a tap is answered while what saves is still on its way, and taken back when it does not come', async () => {
  const toasts = new ToastStore(new PageDataStore());
  const saving = new SavingStore(() => Promise.reject(new ServiceError('offline')), toasts);
  saving.press(pin, true);
  expect(saving.stateOf(pin)).toBe('saving');
  await settled();
  expect(saving.stateOf(pin)).toBe('none');
  expect(toasts.message?.text).toBe('Sorry! Something went wrong on our end.');
});

test('what did not come is asked for again', async () => {
  let asked = 0;
  const parts = {} as SavingParts;
  const open = () => (++asked === 1 ? Promise.reject(new ServiceError('offline')) : Promise.resolve(parts));
  const saving = new SavingStore(open, new ToastStore(new PageDataStore()));
  saving.prepare();
  await settled();
  expect(saving.parts).toBeNull();
  expect(await saving.open()).toBe(parts);
  expect(await saving.open()).toBe(parts);
  expect(asked).toBe(2);
});
