import { overrides } from '../browser/overrides.ts';
import { startClientRendered } from '../client-rendered/start-client-rendered.tsx';
import { createApp } from '../create-app.ts';
import { fakeOverrides, fakeProfile } from './fake-profile.ts';
import { startBackend } from './start-backend.ts';
import { retryImport } from '../../ui/base/lazy/retry-import.ts';
import { speak } from '../../ui/text/language.ts';
import { loadEnglish } from '../languages.ts';

/** Starts the app and its server in one page. */
async function start(): Promise<void> {
  const { siteName: name = '', backend: script = '' } = document.documentElement.dataset;
  speak(await retryImport(loadEnglish));
  const backend = await startBackend(script);
  backend.onReset(() => location.assign('/'));
  const site = {
    name,
    origin: location.origin,
    signupPolicy: 'open',
    takesHeic: false,
  } as const;
  const app = createApp({ site, profile: fakeProfile(backend), overrides: [fakeOverrides, ...overrides] });
  await startClientRendered(app);
}

start().catch((error: unknown) => {
  const place = document.getElementById('app');
  if (place !== null) place.textContent = error instanceof Error ? error.message : String(error);
  throw error;
});
