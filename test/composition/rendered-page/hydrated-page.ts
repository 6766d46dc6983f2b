import { createApp } from '../../../src/composition/create-app.ts';
import { fillStores } from '../../../src/composition/fill-stores.ts';
import { loadLanguage } from '../../../src/composition/languages.ts';
import { readPageState } from '../../../src/composition/page-state.ts';
import { renderPage } from '../../../src/composition/rendered-page/render-page.tsx';
import { RecordingLogger } from '../../../src/composition/test/recording-logger.ts';
import { testProfile } from '../../../src/composition/test/test-profile.ts';
import type { SignupPolicy } from '../../../src/domain/users/signup-policy.ts';
import { SITE } from '../../ui/support/site.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';

/** A server that nobody is signed in to. */
export const visited = () => new WireServer().on('UserSession.get', aWireAnswer({ viewer: null }));

/** The page of an address, drawn as the server draws it. */
export async function render(
  server: WireServer,
  address: string,
  signupPolicy: SignupPolicy = 'open',
  takesHeic = false,
  groups: Readonly<Record<string, string>> = {},
  trustedHosts: readonly string[] = [],
) {
  const { pathname, search } = new URL(address, 'https://pins.test');
  return renderPage({
    handler: (request) =>
      server.send({
        method: request.method as 'GET',
        path: request.url.slice('https://pins.test'.length),
      }),
    origin: 'https://pins.test',
    pathname,
    search,
    siteName: 'Pinakes',
    signupPolicy,
    takesHeic,
    trustedHosts,
    nonce: 'n0nce',
    language: await loadLanguage('en'),
    theme: null,
    groups,
    assets: {
      script: '/main.js',
      preloads: [],
      texts: '/language-en.js',
      style: '/main.css',
      icon: '/icon.svg',
      screens: {},
    },
    logger: new RecordingLogger(),
  });
}

/** The document of a rendered page, and the stores of an app that takes it over from a server without answers. */
export async function takenOver(
  server: WireServer,
  address: string,
  signupPolicy: SignupPolicy = 'open',
  takesHeic = false,
  groups: Readonly<Record<string, string>> = {},
  trustedHosts: readonly string[] = [],
) {
  const rendered = await render(server, address, signupPolicy, takesHeic, groups, trustedHosts);
  if (!('html' in rendered)) throw new Error(`No page: ${rendered.kind}`);
  const document = new DOMParser().parseFromString(rendered.html.join(''), 'text/html');
  const state = readPageState(document.getElementById('pinakes-state')!.textContent);
  const { stores } = createApp({ site: SITE, profile: testProfile({ http: new WireServer() }) });
  fillStores(stores, state);
  return { rendered, document, state, stores };
}

export const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);
