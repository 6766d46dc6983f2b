import { expect, test } from 'vitest';
import { appForDevice } from '../../../src/domain/onboarding/app-for-device.ts';

const APPS = { appStoreUrl: 'https://a.example/', playStoreUrl: 'https://p.example/' };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile';

test.each([
  ['an iPhone', IPHONE, APPS, APPS.appStoreUrl],
  ['an Android phone', ANDROID, APPS, APPS.playStoreUrl],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0', APPS, null],
  ['an iPhone for which there is no app', IPHONE, { ...APPS, appStoreUrl: null }, null],
  ['an Android phone for which there is no app', ANDROID, { ...APPS, playStoreUrl: null }, null],
  ['nothing known', '', APPS, null],
])('%s', (_name, userAgent, apps, url) => {
  expect(appForDevice(userAgent, apps)).toBe(url);
});
