import { expect, test } from 'vitest';
import { crawlDelay, robotsAllow } from '../../../src/domain/sources/robots.ts';

const RULES = `# for everybody
User-agent: *
Disallow: /private/
Allow: /private/open
Disallow: /*.pdf$
Disallow: /a*b*c
Disallow:

User-agent: Other
User-agent: Pinakes
Disallow: /only-here # and nowhere else

User-agent: third
Disallow: /`;

test.each([
  ['other-machine', '/', true],
  ['other-machine', '/private/x', false],
  ['other-machine', '/private/open/x', true],
  ['other-machine', '/x.pdf', false],
  ['other-machine', '/x.pdf?page=2', true],
  ['other-machine', '/a1b2c3', false],
  ['other-machine', '/acb', true],
  ['pinakes', '/private/x', true],
  ['pinakes', '/only-here?x', false],
  ['other', '/only-here', false],
  ['third', '/', false],
])('%s may read %s: %s', (agent, path, allows) => expect(robotsAllow(RULES, agent, path)).toBe(allows));

test.each(['', 'no rules', 'Disallow: /', '<html>Disallow: /</html>'])('%j forbids nothing', (text) =>
  expect(robotsAllow(text, 'pinakes', '/')).toBe(true),
);

test('of two rules of the same length the one that allows counts', () => {
  expect(robotsAllow('User-agent: *\nDisallow: /x\nAllow: /x', 'pinakes', '/x')).toBe(true);
});

test('what is said to one agent in several places counts together', () => {
  const text =
    'User-agent: pinakes\nDisallow: /a\n\nUser-agent: x\nDisallow: /b\n\nUser-agent: pinakes\nDisallow: /c';
  expect(['/a', '/b', '/c'].map((path) => robotsAllow(text, 'pinakes', path))).toEqual([false, true, false]);
});

test('rules for others do not crowd out ours', () => {
  const others = `User-agent: x\n${'Disallow: /y\n'.repeat(20_000)}`;
  expect(robotsAllow(`${others}User-agent: *\nDisallow: /z`, 'pinakes', '/z')).toBe(false);
});

test.each([
  ['User-agent: *\nCrawl-delay: 10', 10_000],
  ['User-agent: *\nDisallow: /x\ncrawl-delay: 2.5 # slowly', 2_500],
  ['User-agent: *\nCrawl-delay: 86400', 60_000],
  ['User-agent: *\nCrawl-delay: 10\n\nUser-agent: pinakes\nCrawl-delay: 1', 1_000],
  ['User-agent: *\nCrawl-delay: 10\n\nUser-agent: pinakes\nDisallow:', 0],
  ['User-agent: other\nCrawl-delay: 10', 0],
  ['User-agent: *\nCrawl-delay: slowly', 0],
  ['User-agent: *\nCrawl-delay: -1', 0],
  ['', 0],
])('%j asks to wait for %i ms', (text, delay) => expect(crawlDelay(text, 'pinakes')).toBe(delay));

test('a delay ends the names of a group', () => {
  const text = 'User-agent: a\nCrawl-delay: 1\nUser-agent: pinakes\nDisallow: /x';
  expect(robotsAllow(text, 'a', '/x')).toBe(true);
});

test('a pattern that was made to be hard takes no time', () => {
  const text = `User-agent: *\n${`Disallow: /${'*a'.repeat(500)}$\n`.repeat(200)}`;
  const start = performance.now();
  expect(robotsAllow(text, 'pinakes', `/${'a'.repeat(2_000)}b`)).toBe(true);
  expect(performance.now() - start).toBeLessThan(500);
});

test.each([
  ['/kücken', '/k%C3%BCcken'],
  ['/k%c3%bccken', '/k%C3%BCcken'],
  ['/k%C3%BCcken', '/kücken'],
  ['/%7Ejoe', '/~joe'],
  ['/a%3cb', '/a%3Cb'],
  ['/*/κήπος$', '/x/%CE%BA%CE%AE%CF%80%CE%BF%CF%82'],
])('%s forbids %s, however the two are written', (rule, path) => {
  expect(robotsAllow(`User-agent: *\nDisallow: ${rule}`, 'pinakes', path)).toBe(false);
});

test('a slash that is escaped is another one', () => {
  expect(robotsAllow('User-agent: *\nDisallow: /a%2Fb', 'pinakes', '/a/b')).toBe(true);
});

test.each(['Pinakes/1.0', 'pinakes *', 'PINAKES'])('%j is us', (agent) => {
  expect(robotsAllow(`User-agent: ${agent}\nDisallow: /`, 'pinakes', '/x')).toBe(false);
});

test.each(['pinakesbot', '*bot', 'other'])('%j is somebody else', (agent) => {
  expect(robotsAllow(`User-agent: ${agent}\nDisallow: /`, 'pinakes', '/x')).toBe(true);
});
