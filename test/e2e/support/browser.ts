import { chromium, type Browser } from 'playwright';
import { findChromium } from '../../../tools/chromium.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A headless Chromium that talks to nobody by itself. `keepsPages`: it shows pages again on Back as they were left,
 * as browsers of people do and browsers of tests do not. `showsScrollbars`: they take room and can be pressed. `env`: its
 * environment; left out, that of the tests. `userAgent`: what all of it calls itself, workers included.
 */
export async function launchBrowser({
  keepsPages = false,
  showsScrollbars = false,
  env = process.env,
  userAgent = '',
} = {}): Promise<Browser> {
  const executablePath = findChromium({ whole: keepsPages });
  return chromium.launch({
    // What playwright has downloaded: by itself the one without windows.
    ...(executablePath ? { executablePath } : { channel: keepsPages ? 'chromium' : undefined }),
    args: userAgent === '' ? FLAGS : [...FLAGS, `--user-agent=${userAgent}`],
    env: env as Record<string, string>,
    ignoreDefaultArgs: [
      ...(keepsPages ? ['--disable-back-forward-cache'] : []),
      ...(showsScrollbars ? ['--hide-scrollbars'] : []),
    ],
  });
}
