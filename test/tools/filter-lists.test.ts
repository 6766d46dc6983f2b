import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { COOKIE_CHOICE_PATH } from '../../src/domain/visits/cookie-choice.ts';
import { CHUNK_NAMES } from '../../tools/build/client.ts';
import { bundleStyles } from '../../tools/build/styles.ts';
import { ALL_CALLS } from '../../wire/calls/all-calls.ts';
import type { Declaration } from '../../wire/calls/declare.ts';

/** Parts of names of classes, ids and attributes that blockers of ads, cookie banners and pop-ups hide on every site. */
const HIDDEN_PARTS =
  /cookie-?(banner|bar|notice|consent|popup|modal|law|overlay)|consent-?(banner|bar|popup|modal|overlay|manager)|gdpr|ccpa|newsletter|pop-?up|(^|-)ads?(-|$)|ad-?(banner|box|slot|unit|container|wrapper)|adsbox|adsense|adverti[sz]e|banner-?ads?|sponsored|promoted|onetrust|didomi|cmp-/i;

/** Parts of addresses that blockers refuse on every site. */
const REFUSED_PARTS =
  /\/ads?[/._-]|[-_./]ads?[-_.]|\/ad(server|vert)|\/banners?[/.]|[/_.-]analytics[/_.-]|\/track(er|ing)?[/.?_-]|\/(pixel|beacon|collect|telemetry|metrics)[/.?]|newsletter|pop-?up|cookie-?(banner|bar|notice|consent|law|policy|settings)|consent-?(banner|manager|chunk)|gdpr|\/stats[/.]/i;

const CALLS = Object.values(ALL_CALLS).flatMap((group) => Object.values<Declaration>(group));
const addressesOf = (call: Declaration): readonly string[] =>
  call.kind === 'direct'
    ? [call.path].flat()
    : [call.name].flat().map((name) => `/resource/${name}/${call.action}/`);

describe('with the usual filter lists', () => {
  let styles: Awaited<ReturnType<typeof bundleStyles>>;
  beforeAll(async () => {
    styles = await bundleStyles({ root: process.cwd(), folder: 'src/ui', first: [], later: new Set() });
  });

  test('the patterns know what is to be refused', () => {
    for (const name of ['cookie-banner', 'newsletter-modal', 'ad-banner', 'ads', 'gdpr-popup'])
      expect(name).toMatch(HIDDEN_PARTS);
    for (const path of ['/ads/a.js', '/analytics/', '/track/', '/static/lead-ad-1.js', '/p/cookie-banner.js'])
      expect(path).toMatch(REFUSED_PARTS);
  });

  test('no class of a built page is hidden', () => {
    const names = [...styles.classNames.values()]
      .flatMap((own) => Object.values(own))
      .join(' ')
      .split(' ');
    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter((name) => HIDDEN_PARTS.test(name))).toEqual([]);
  });

  test('neither are ids and attributes of consent, messages and ads', () => {
    const files = globSync('src/ui/{consent,experiences,ads,first-use,onboarding}/**/*.tsx');
    const names = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bid="([^"]+)"|\b(data-[a-z-]+)=/g)].map(
        ([, id, attribute]) => id ?? attribute!,
      ),
    );
    expect(names).toContain('data-consent');
    expect(names.filter((name) => HIDDEN_PARTS.test(name))).toEqual([]);
  });

  test('no call and no script of the app is refused', () => {
    const addresses = CALLS.flatMap(addressesOf);
    expect(addresses.length).toBeGreaterThan(100);
    const scripts = ['main', 'app', 'later', 'offline', 'language-de'].map((name) => `/static/${name}-A1.js`);
    const parts = `/static/${CHUNK_NAMES.replace('[hash]', 'A1B2C3D4')}.js`;
    const all = [...addresses, COOKIE_CHOICE_PATH, ...scripts, parts, '/sw.js'];
    expect(all.filter((address) => REFUSED_PARTS.test(address))).toEqual([]);
  });
});
