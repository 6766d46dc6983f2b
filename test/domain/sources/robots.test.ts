import { expect, test } from 'vitest';
import { robotsAllow } from '../../../src/domain/sources/robots.ts';

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

test('a pattern that was made to be hard takes no time', () => {
  const text = `User-agent: *\n${`Disallow: /${'*a'.repeat(500)}$\n`.repeat(200)}`;
  const start = performance.now();
  expect(robotsAllow(text, 'pinakes', `/${'a'.repeat(2_000)}b`)).toBe(true);
  expect(performance.now() - start).toBeLessThan(500);
});
