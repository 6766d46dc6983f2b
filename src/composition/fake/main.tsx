import { overrides } from '../browser/overrides.ts';
import { speakTo } from '../client-rendered/speak-to.ts';
import { startClientRendered } from '../client-rendered/start-client-rendered.tsx';
import { createApp } from '../create-app.ts';
import { fakeOverrides, fakeProfile } from './fake-profile.ts';
import { startBackend } from './start-backend.ts';

/** Starts the app and its server in one page. */
async function start(): Promise<void> {
  const { siteName: name = '', backend: script = '' } = document.documentElement.dataset;
  await speakTo(null);
  const backend = await startBackend(script);
  backend.onReset(() => location.assign('/'));
  const site = {
    name,
    origin: location.origin,
    signupPolicy: 'open',
    takesHeic: false,
    trustedHosts: [],
  } as const;
  const app = createApp({ site, profile: fakeProfile(backend), overrides: [fakeOverrides, ...overrides] });
  await startClientRendered(app);
}

start().catch((error: unknown) => {
  const place = document.getElementById('app');
  if (place !== null) place.textContent = error instanceof Error ? error.message : String(error);
  throw error;
});
