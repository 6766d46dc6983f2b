import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test as e2eTest } from './support/e2e-test.ts';
import { enter, KINDS_BY_FORM, type KindByForm } from './support/kinds-by-form.ts';
import { Member } from './support/member.ts';
import { storedThings } from './support/stored-names.ts';

const test = e2eTest
  // The browser of the tests counts as a person.
  .extend('serverEnv', { scope: 'file' }, () => ({ BOT_AGENTS: 'no browser', SURVEY_HOSTS: 'survey.test' }))
  .extend('world', { scope: 'file' }, async ({ server }) => {
    const olga = await Member.join(server.url, 'olga', 'Olga');
    const ann = await Member.join(server.url, 'ann', 'Ann');
    const board = await ann.makeBoard('Hills');
    const pin = await ann.makePin({ title: 'A hill', board_id: board.id });
    return { olga, places: { pin: `/pin/${pin.id}/`, board: board.url } };
  });

/** Buttons of messages that lie over each other, by their names. */
function overlapping(page: Page): Promise<readonly string[]> {
  return page.locator('[data-messages] :is(button, a)').evaluateAll((buttons) => {
    const boxes = buttons.map((button) => ({
      name: button.ariaLabel ?? button.textContent,
      box: button.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            other.left < box.right &&
            box.left < other.right &&
            other.top < box.bottom &&
            box.top < other.bottom,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });
}

let people = 0;
/** Somebody to whom nothing was shown yet. */
const somebody = (siteUrl: string) => Member.join(siteUrl, `mia${(people += 1)}`, 'Mia');

/** Makes an experience by the form. */
async function goLive(form: Page, { kind, entries }: Pick<KindByForm, 'kind' | 'entries'>): Promise<void> {
  await form
    .getByRole('link', { name: new RegExp(`^${kind}`) })
    .first()
    .click();
  await form.getByLabel('Name', { exact: true }).fill(`${kind} ${(people += 1)}`);
  for (const [field, entry] of Object.entries(entries)) await enter(form, field, entry);
  await form.getByRole('button', { name: 'Go live' }).click();
  await form.getByText('Live', { exact: true }).first().waitFor();
}

/** Opens an address until its message has come: other processes hear of a new one within a second. */
const until = (page: Page, address: string, shown: Locator) =>
  expect
    .poll(
      async () => {
        await page.goto(address);
        return shown.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 20_000 },
    )
    .toBe(true);

describe('an experience that the operator makes by the form', () => {
  test.for(KINDS_BY_FORM)('is live as a $kind', async (one, { openPage, server, world }) => {
    await goLive(await openPage('/operator/experiences/new/', { as: world.olga }), one);
    for (const width of [1280, 390])
      for (const isMember of one.isForVisitors === false ? [true] : [true, false]) {
        const as = isMember ? { as: await somebody(server.url) } : {};
        const page = await openPage('about:blank', { width, height: 844, ...as });
        await until(page, one.at(world.places), one.shown(page));
        expect(await overlapping(page)).toEqual([]);
      }
  });
});

describe('a no', () => {
  const NOTICE = 'Planned maintenance';
  const onPage = (page: string) => ({
    kind: 'Notice',
    entries: {
      placement_id: { option: 'Every page' },
      'display_data.title': NOTICE,
      'display_data.message': 'Saving is off on Sunday.',
      'audience.pageKinds': { option: page },
    },
  });
  const notice = (page: Page) => page.getByRole('complementary', { name: NOTICE });
  const close = (page: Page) => notice(page).getByRole('button', { name: `Close “${NOTICE}”` });

  test('of a visitor counts in this browser, also after a reload and a log-in, and nothing optional is stored', async ({
    openPage,
    server,
    world,
  }) => {
    await goLive(await openPage('/operator/experiences/new/', { as: world.olga }), onPage('Search results'));
    const page = await openPage('about:blank');
    await until(page, '/search/pins/?q=hill', notice(page));
    await page.waitForLoadState('networkidle');
    await close(page).click();
    await notice(page).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await notice(page).count()).toBe(0);
    const stored = await storedThings(page);
    expect(stored.filter(({ kind }) => kind !== undefined && kind !== 'necessary')).toEqual([]);
    expect(stored.map(({ name }) => name)).toContain('_closed_messages');
    await page.context().addCookies((await somebody(server.url)).cookies);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await notice(page).count()).toBe(0);
  });

  test('without a network is not asked again after it', async ({ openPage, server, world }) => {
    await goLive(
      await openPage('/operator/experiences/new/', { as: world.olga }),
      onPage('Tune your home feed'),
    );
    const page = await openPage('about:blank', {
      as: await somebody(server.url),
      allow: [/ERR_INTERNET_DISCONNECTED/],
    });
    await until(page, '/edit', notice(page));
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await close(page).click();
    await notice(page).waitFor({ state: 'detached' });
    await page.context().setOffline(false);
    for (let reload = 0; reload < 2; reload += 1) {
      await page.reload({ waitUntil: 'networkidle' });
      expect(await notice(page).count()).toBe(0);
    }
  });
});
