import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { staticDocument } from '../../tools/build/static-app.ts';

const FILES = { script: '/static/main-A.js', style: '/static/app-B.css', laterStyle: '/static/later-C.css' };

describe('the document of an app of static files', () => {
  const html = staticDocument(FILES, { siteName: 'Ann & "Bob"', api: 'https://staging.test' });
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]?.split('; ');

  test('allows what it needs of itself and of the API, and nothing else', () => {
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob: https://staging.test",
      "media-src 'self' blob: https://staging.test",
      "connect-src 'self' https://staging.test",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
  });

  test('has no script or style of its own in it', () => {
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" src="/static/main-A.js" data-later-style="/static/later-C.css">',
    ]);
    expect(html).toContain('"></script>');
    expect(html).not.toMatch(/<style| style=| on\w+=/);
  });

  test('names site and API', () => {
    expect(html).toContain('data-site-name="Ann &amp; &quot;Bob&quot;" data-api="https://staging.test"');
  });

  test('names no API where there is none', () => {
    const alone = staticDocument(FILES, { siteName: 'Pinakes', api: null });
    expect(alone).not.toContain('data-api');
    expect(alone).not.toContain('preconnect');
    expect(alone).toContain("connect-src 'self';");
  });
});

test.each([
  [[], '--api must be scheme, host and port'],
  [['--api', 'https://staging.test/api'], '--api must be scheme, host and port'],
  [['--api', 'https://user@staging.test'], '--api must be scheme, host and port'],
  [['--api', 'http://staging.test'], '--api must begin with https://'],
  [['--backend', 'https://staging.test'], '--backend'],
])('a build for staging with %j is refused in plain words', (args, words) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/build-staging.ts', ...args], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr).not.toContain('    at ');
});
