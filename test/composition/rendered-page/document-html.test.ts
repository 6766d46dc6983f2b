// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { loadLanguage } from '../../../src/composition/languages.ts';
import { readPageState } from '../../../src/composition/page-state.ts';
import { documentHtml } from '../../../src/composition/rendered-page/document-html.ts';
import { EARLY_SCRIPT } from '../../../src/composition/rendered-page/early-script.ts';
import { REPLAY_SUBMIT } from '../../../src/composition/rendered-page/replay-submit.ts';
import { HOLD_LINK_CLICKS } from '../../../src/ui/leaving/early-clicks.ts';
import { RELOAD_ON_EARLY_BACK } from '../../../src/composition/rendered-page/reload-on-early-back.ts';
import { messages, phrase } from '../../../src/domain/messages/message.ts';
import { pageTitleMessages } from '../../../src/ui/base/navigation/messages.en.ts';
import type { PageHead, PageOutcome } from '../../../src/ui/base/navigation/page.ts';
import { speak } from '../../../src/ui/text/language.ts';
import { languageOf } from '../../support/language-of.ts';

const SITE = {
  name: 'Our "Pins" & more',
  origin: 'https://pins.test',
  signupPolicy: 'open',
  takesHeic: false,
  trustedHosts: [],
} as const;
const ASSETS = {
  script: '/s/main.js',
  preloads: ['/s/closeup.js'],
  texts: '/static/language-ar.js',
  style: '/s/main.css',
  laterStyle: '/s/later.css',
  icon: '/s/icon.svg',
};

type Parts = Partial<Parameters<typeof documentHtml>[0]>;

function rendered(outcome: PageOutcome, parts: Parts = {}) {
  const html = documentHtml({
    outcome,
    site: SITE,
    markup: '<p>Hello</p>',
    messages: { markup: '', style: '' },
    state: {
      props: {
        initialReduxState: { pins: {}, boards: {}, boardsections: {}, users: {}, feeds: {}, experiments: {} },
      },
      context: {},
      viewer: null,
      route: { siteName: SITE.name, outcome, pinNames: {} },
    },
    nonce: 'n0nce',
    language: { tag: 'ar', direction: 'rtl' },
    theme: null,
    navFooter: 'usual',
    assets: ASSETS,
    ...parts,
  }).join('');
  const document = new DOMParser().parseFromString(html, 'text/html');
  const meta = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;
  return { html, document, meta };
}

function aHead(fields: Partial<PageHead> = {}): PageOutcome {
  return { kind: 'ready', head: { title: 'A chair', noindex: false, ...fields } };
}

const NASTY = `"><script>alert(1)</script>' & </title>`;

test('the document tells who has the tall bar', () => {
  const isTall = (parts: Parts = {}) =>
    rendered(aHead(), parts).document.documentElement.hasAttribute('data-tall-bar');
  expect([isTall(), isTall({ navFooter: 'tall' })]).toEqual([false, true]);
});

test('the document tells its language, its direction, its host and where its texts are', () => {
  const { lang, dir, dataset } = rendered(aHead()).document.documentElement;
  expect([lang, dir, dataset.host, dataset.texts]).toEqual([
    'ar',
    'rtl',
    'pins.test',
    '/static/language-ar.js',
  ]);
});

test('the document tells what is at the end of its window', () => {
  const told = (parts: Parts) => {
    const root = rendered(aHead(), parts).document.documentElement;
    return ['data-asks-consent', 'data-page-actions'].filter((name) => root.hasAttribute(name));
  };
  expect(told({})).toEqual([]);
  expect(told({ asksForConsent: true })).toEqual(['data-asks-consent']);
  expect(told({ markup: '<section class="step" data-page-actions=""></section>' })).toEqual([
    'data-page-actions',
  ]);
});

describe('for systems that install the site, the head', () => {
  test('names the manifest, an icon and the name', () => {
    const { document, meta } = rendered(aHead());
    const href = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
    expect(href('manifest')).toBe('/manifest.webmanifest?share=files&language=ar');
    expect(href('apple-touch-icon')).toBe('/static/apple-touch-icon.png');
    expect(meta('apple-mobile-web-app-title')).toBe('Our "Pins" & more');
  });

  test.each([
    [null, ['#ffffff', '#111111']],
    ['light', ['#ffffff', '#ffffff']],
    ['dark', ['#111111', '#111111']],
  ] as const)('asks for the ground’s colour when the chosen theme is %s', (theme, colors) => {
    const { document } = rendered(aHead(), { theme });
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    expect(metas.map((meta) => meta.getAttribute('media'))).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
    expect(metas.map(({ content }) => content)).toEqual(colors);
  });
});

describe('the title', () => {
  test('names the page, then the site', () => {
    expect(rendered(aHead()).document.title).toBe('A chair · Our "Pins" & more');
  });

  test('of the home page is the site alone', () => {
    expect(rendered(aHead({ title: '' })).document.title).toBe('Our "Pins" & more');
  });

  test('of a page that is not there says so', () => {
    expect(rendered({ kind: 'not-found' }).document.title).toBe('Page not found · Our "Pins" & more');
  });

  test('and the description are in the language that was set', async () => {
    const texts = messages('test', { edit: 'Edit {board}', about: 'About boards' });
    const translations = { 'test.edit': '{board} bearbeiten', 'pageTitle.onSite': '{site}: {title}' };
    const all = [...Object.values(texts), ...Object.values(pageTitleMessages)];
    speak(languageOf('de', all, { ...translations, 'test.about': 'Über Pinnwände' }));
    const head = { title: phrase(texts.edit, { board: 'Home' }), description: texts.about };
    const { document, meta } = rendered(aHead(head));
    speak(await loadLanguage('en'));
    expect(document.title).toBe('Our "Pins" & more: Home bearbeiten');
    expect(meta('og:title')).toBe('Home bearbeiten');
    expect(meta('description')).toBe('Über Pinnwände');
  });
});

describe('what people wrote', () => {
  const { document, meta } = rendered(
    aHead({
      title: NASTY,
      description: NASTY,
      canonicalPath: `/pin/${NASTY}/`,
      jsonLd: { '@type': 'ImageObject', name: NASTY },
      openGraph: { type: 'article', image: { url: `https://pins.test/${NASTY}`, width: 10, height: 20 } },
    }),
  );

  test('stays text in the head', () => {
    expect(document.title).toContain(NASTY);
    expect(meta('og:title')).toBe(NASTY);
    expect(meta('description')).toBe(NASTY);
    expect(meta('og:description')).toBe(NASTY);
    expect(meta('og:url')).toBe(`https://pins.test/pin/${NASTY}/`);
    expect(meta('og:image')).toBe(`https://pins.test/${NASTY}`);
  });

  test('adds no script of its own', () => {
    const scripts = [...document.querySelectorAll('script')].map((script) => script.getAttribute('type'));
    expect(scripts).toEqual(['application/ld+json', null, 'application/json', null]);
  });

  test('stays data in the linked data and in the state', () => {
    const [linked, state] = document.querySelectorAll('script[type]');
    expect(JSON.parse(linked!.textContent)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ImageObject',
      name: NASTY,
    });
    expect(readPageState(state!.textContent).route.outcome).toMatchObject({ head: { title: NASTY } });
  });
});

test('the state stands in one element, written the way its readers look for it', () => {
  expect(rendered(aHead()).html.split('<script type="application/json" id="pinakes-state">')).toHaveLength(2);
});

describe('for those who show links', () => {
  test('a page says what it is, with its picture', () => {
    const { meta, document } = rendered(
      aHead({
        description: 'Made of oak',
        canonicalPath: '/pin/a-chair--101/',
        openGraph: { type: 'article', image: { url: 'https://pins.test/o.jpg', width: 1000, height: 1500 } },
      }),
    );
    expect(meta('og:site_name')).toBe(SITE.name);
    expect(meta('og:title')).toBe('A chair');
    expect(meta('og:type')).toBe('article');
    expect(meta('og:description')).toBe('Made of oak');
    expect(meta('og:image')).toBe('https://pins.test/o.jpg');
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1000', '1500']);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://pins.test/pin/a-chair--101/',
    );
  });

  test('a page without picture and texts says no empty things', () => {
    const { meta, document } = rendered(aHead());
    expect(meta('twitter:card')).toBe('summary');
    expect(meta('og:type')).toBe('website');
    expect([meta('description'), meta('og:description'), meta('og:image'), meta('og:url')]).toEqual(
      Array(4).fill(null),
    );
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });
});

describe('for search engines', () => {
  test('a page may be listed', () => {
    expect(rendered(aHead()).meta('robots')).toBeNull();
  });

  test.each<[string, PageOutcome]>([
    ['one that asks not to be', aHead({ noindex: true })],
    ['one that is not there', { kind: 'not-found' }],
    ['one that failed', { kind: 'failed', failure: 'unavailable' }],
  ])('%s is not', (_name, outcome) => {
    expect(rendered(outcome).meta('robots')).toBe('noindex');
  });
});

describe('the document', () => {
  test('holds the markup where the app takes it over', () => {
    expect(rendered(aHead()).document.querySelector('#app')?.innerHTML).toBe('<p>Hello</p>');
  });

  test('names its files, and its scripts carry the word of the policy', () => {
    const { document } = rendered(aHead());
    const address = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
    expect(address('script[data-script]', 'data-script')).toBe('/s/main.js');
    expect(address('script[data-script]', 'data-preloads')).toBe('/s/closeup.js');
    expect(address('script[data-script]', 'data-later-style')).toBe('/s/later.css');
    expect(address('script[data-script]', 'nonce')).toBe('n0nce');
    expect(address('link[rel=stylesheet]', 'href')).toBe('/s/main.css');
    expect(address('link[rel=icon]', 'href')).toBe('/s/icon.svg');
  });

  test('has the styles and colours of its messages, which are loaded later without messages', () => {
    const later = (parts: Parts = {}) => {
      const { document } = rendered(aHead(), parts);
      const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
      return {
        sheets: sheets.map((sheet) => sheet.getAttribute('href')),
        colours: document.querySelector('style')?.textContent,
        loadsLater: document.querySelector('[data-later-style]') !== null,
      };
    };
    expect(later()).toEqual({ sheets: ['/s/main.css'], colours: undefined, loadsLater: true });
    const messages = { markup: '<p>Hello</p>', style: '<style nonce="n0nce">.a{}</style>' };
    expect(later({ messages })).toEqual({
      sheets: ['/s/main.css', '/s/later.css'],
      colours: '.a{}',
      loadsLater: false,
    });
  });

  test('begins the app at its end, where the state is there, and asks for nothing of it before', () => {
    const { document } = rendered(aHead());
    expect(document.body.lastElementChild?.textContent).toBe(EARLY_SCRIPT);
    expect(document.querySelectorAll('script[src], link[rel=modulepreload]')).toHaveLength(0);
  });

  test('notes what address it is for before anything is to be seen, and listens for forms where it has one', () => {
    const scripts = (markup: string) => [
      ...rendered(aHead(), { markup }).document.head.querySelectorAll('script'),
    ];
    expect(scripts('<p>Hello</p>').map(({ textContent }) => textContent)).toEqual([RELOAD_ON_EARLY_BACK]);
    const [early, ...others] = scripts('<form method="post"></form>');
    expect(others).toEqual([]);
    expect(early?.textContent).toBe(`${RELOAD_ON_EARLY_BACK};${REPLAY_SUBMIT}`);
    expect(early?.getAttribute('nonce')).toBe('n0nce');
    expect(early?.nextElementSibling?.getAttribute('rel')).toBe('stylesheet');
  });

  test('listens for clicks on links that leave the site where it has one', () => {
    const script = (markup: string) => rendered(aHead(), { markup }).document.head.querySelector('script');
    const leaving = '<a class="b" target="_blank" href="https://x.example/">x</a>';
    expect(script(leaving)?.textContent).toBe(`${RELOAD_ON_EARLY_BACK};${HOLD_LINK_CLICKS}`);
    expect(script('<a href="/pin/1/">x</a>')?.textContent).toBe(RELOAD_ON_EARLY_BACK);
  });

  test('is in the theme that the visitor chose, else in that of the system', () => {
    expect(rendered(aHead(), { theme: 'dark' }).document.documentElement.dataset.theme).toBe('dark');
    expect(rendered(aHead()).document.documentElement.dataset.theme).toBeUndefined();
  });

  test('carries no style attributes, which its policy would drop', () => {
    expect(rendered(aHead()).html).not.toMatch(/ style="/);
  });
});
