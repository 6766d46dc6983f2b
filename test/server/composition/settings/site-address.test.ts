import { describe, expect, test } from 'vitest';
import { SiteAddress } from '../../../../server/composition/settings/site-address.ts';

const LOCAL = { publicUrl: null, host: '127.0.0.1', smtpUrl: null, port: 3000 };

test('the port is the one that the server listens on', () => {
  const site = new SiteAddress({ ...LOCAL, port: 0 });
  site.listensOn('http://127.0.0.1:41234');
  expect(site.baseUrl).toBe('http://localhost:41234');
  const given = new SiteAddress({ ...LOCAL, publicUrl: 'https://pins.example' });
  given.listensOn('http://127.0.0.1:41234');
  expect(given.baseUrl).toBe('https://pins.example');
});

describe('links of mails lead', () => {
  test('to PUBLIC_URL, whatever a request says', () => {
    const site = new SiteAddress({ ...LOCAL, publicUrl: 'https://pins.example', smtpUrl: 'smtp://mail' });
    site.learn('http://127.0.0.1:3000/login/');
    expect(site.baseUrl).toBe('https://pins.example');
    expect(site.isUselessToOthers).toBe(false);
  });

  test.each(['http://127.0.0.1:3000', 'http://localhost:8080', 'http://[::1]:3000'])(
    'to the name of this machine that a browser used last: %s',
    (origin) => {
      const site = new SiteAddress(LOCAL);
      expect(site.baseUrl).toBe('http://localhost:3000');
      site.learn(`${origin}/password/reset/?x=1`);
      expect(site.baseUrl).toBe(origin);
    },
  );

  test.each(['http://evil.example/', 'http://127.evil.example/', 'http://localhost.evil.example/'])(
    'never to another machine that a request names: %s',
    (url) => {
      const site = new SiteAddress(LOCAL);
      site.learn(url);
      expect(site.baseUrl).toBe('http://localhost:3000');
    },
  );

  test('never to what a request says when other machines can send requests', () => {
    const site = new SiteAddress({ ...LOCAL, host: '0.0.0.0' });
    site.learn('http://127.0.0.1:9/');
    expect(site.baseUrl).toBe('http://localhost:3000');
  });
});

test.each([
  [LOCAL, false],
  [{ ...LOCAL, smtpUrl: 'smtp://mail.example' }, true],
  [{ ...LOCAL, host: '0.0.0.0' }, true],
])('without PUBLIC_URL they are useless to people elsewhere: %o', (options, useless) => {
  expect(new SiteAddress(options).isUselessToOthers).toBe(useless);
});
