import { describe, expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';

const ABOUT = `Rooms that hum.\n${'I collect lamps that glow and tables that wobble a little. '.repeat(8)}`;
const HEAD_PX = { 1280: 260, 390: 330 } as const;

/** All that people can say about themselves. */
async function aPersonWithManyWords(siteUrl: string, username: string) {
  const person = await Member.join(siteUrl, username);
  await person.call('UserSettings', 'update', {
    first_name: 'Wilhelmine',
    last_name: 'von Waldeck und Pyrmont zu Hohenlohe-Langenburg',
    pronouns: 'she/her',
    location: 'Langenburg, Germany',
    website_url: 'https://rooms.example.org/',
    about: ABOUT.slice(0, 500),
  });
  return person;
}

describe.each([1280, 390] as const)('at %i px', (width) => {
  test('the head of a profile leaves the page to what is on it; the rest of a description comes on demand', async ({
    openPage,
    server,
  }) => {
    const person = await aPersonWithManyWords(server.url, `wordy${width}`);
    const reader = await Member.join(server.url, `reader${width}`);
    for (const as of [person, reader]) {
      const page = await openPage(`/${person.username}/`, { width, as });
      const head = page.getByRole('main').locator('header');
      const height = async () => (await head.boundingBox())!.height;
      const more = head.getByRole('button', { name: 'More', exact: true });
      await more.waitFor();
      // A page opens at its top, also where tabs stand below its head.
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const closed = await height();
      expect(closed).toBeLessThanOrEqual(HEAD_PX[width]);
      await more.click();
      await head.getByRole('button', { name: 'Less' }).waitFor();
      expect(await height()).toBeGreaterThan(closed);
      await head.getByRole('button', { name: 'Less' }).click();
      await more.waitFor();
      expect(await height()).toBe(closed);
    }
  });
});
