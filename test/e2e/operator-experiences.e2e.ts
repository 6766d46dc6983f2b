import type { FrameLocator, Page } from 'playwright';
import { expect } from 'vitest';
import { barriersAtAnySize } from './support/accessibility.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';

// The server delivers nothing to bots, which headless browsers count as.
const test = e2eTest.extend('serverEnv', { scope: 'file' }, () => ({ BOT_AGENTS: 'no browser' }));

/** Changes count for new pages within seconds. */
const SOON_MS = 15_000;

/** Loads a page again until it shows a banner, or does not any more. */
async function untilBanner(page: Page, name: string, isThere: boolean): Promise<void> {
  const banner = page.getByRole('region', { name });
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByRole('main').waitFor();
        return (await banner.count()) > 0;
      },
      { timeout: SOON_MS, interval: 500 },
    )
    .toBe(isThere);
}

test('an operator writes a banner, people see it, and it is switched off, on and back to an earlier version', async ({
  openPage,
  server,
}) => {
  const olga = await Member.join(server.url, 'olga', 'Olga');
  const ann = await Member.join(server.url, 'ann', 'Ann');
  const bob = await Member.join(server.url, 'bob', 'Bob');
  for (const [index, member] of [ann, bob].entries()) await member.makePin({ title: `Rose ${index}` });

  const operator = await openPage('/settings/data', { as: olga });
  await operator.getByRole('link', { name: 'View experiences' }).click();
  await operator.getByRole('link', { name: 'First-use guide' }).waitFor();
  expect(await barriersAtAnySize(operator)).toEqual([]);
  await operator.getByRole('link', { name: 'New experience' }).first().click();
  await operator.getByRole('heading', { name: 'What do you want to show?' }).waitFor();
  expect(await barriersAtAnySize(operator)).toEqual([]);
  await operator.getByRole('link', { name: /^Banner/ }).click();
  await operator.getByLabel('Name', { exact: true }).fill('Spring');
  await operator.getByLabel(/^Title/).fill('Spring is here');
  await operator.getByLabel('Message', { exact: true }).fill('See what is new.');
  await operator.getByLabel(/^Button link/).fill('/settings/nothing/');
  await operator.getByText('There’s no page at /settings/nothing/.').waitFor();

  const preview = operator.frameLocator('iframe[title="Preview"]');
  await preview.getByRole('region', { name: 'Spring is here' }).waitFor();
  for (const look of ['Phone', 'Dark', 'Right to left', 'Text at 200%'])
    await operator.getByRole('button', { name: look }).click();
  await preview.locator('html[dir="rtl"][data-theme="dark"]').waitFor();
  const mode = await preview.locator('body').evaluate((body) => body.ownerDocument.compatMode);
  expect(mode, 'styles count as in a page').toBe('CSS1Compat');
  await operator.getByRole('button', { name: 'Go live' }).click();
  await operator.getByRole('alert').waitFor();
  expect(await barriersAtAnySize(operator)).toEqual([]);
  await operator.getByLabel(/^Button link/).fill('/topics');
  await operator.getByRole('button', { name: 'Go live' }).click();
  await operator.getByRole('heading', { name: 'Spring', level: 1 }).waitFor();
  await operator.getByText('Live', { exact: true }).first().waitFor();
  const address = new URL(operator.url()).pathname;

  const anns = await openPage('/', { as: ann });
  await untilBanner(anns, 'Spring is here', true);
  await anns
    .getByRole('region', { name: 'Spring is here' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await anns.getByRole('region', { name: 'Spring is here' }).waitFor({ state: 'detached' });
  await untilBanner(anns, 'Spring is here', false);

  const { url } = await olga.call<{ url: string }>('ExperiencePreview', 'create', {
    experience_id: Number(address.split('/').at(-2)),
    revision: 1,
  });
  const previewed = await openPage(url, { as: ann });
  await previewed.getByText('Preview. Nothing you do here is counted.').waitFor();
  const again = previewed.getByRole('region', { name: 'Spring is here' });
  await again.getByRole('button', { name: 'Close' }).last().click();
  await again.waitFor({ state: 'detached' });
  await previewed.reload();
  await again.waitFor();
  await untilBanner(anns, 'Spring is here', false);

  const why = await openPage('/operator/experiences/why/', { as: olga });
  await why.getByLabel('Username').fill('ann');
  await why.getByRole('button', { name: 'Show' }).click();
  await why.getByText('Doesn’t see it: it was completed or dismissed before').waitFor();
  expect(await barriersAtAnySize(why)).toEqual([]);

  const bobs = await openPage('/', { as: bob });
  await untilBanner(bobs, 'Spring is here', true);

  await operator.getByLabel(/^Title/).fill('Summer is here');
  await operator.getByRole('button', { name: 'Go live' }).click();
  await operator.getByText('All changes saved').waitFor();
  await untilBanner(bobs, 'Summer is here', true);
  await operator.getByRole('link', { name: 'Versions' }).click();
  await operator.getByText('1 difference to version 1').click();
  expect(await barriersAtAnySize(operator)).toEqual([]);
  await operator.getByRole('button', { name: 'Roll back to version 1' }).click();
  await operator.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await operator.getByRole('alertdialog').waitFor({ state: 'detached' });
  await untilBanner(bobs, 'Spring is here', true);
  for (const tab of ['Log', 'Results']) {
    await operator.getByRole('link', { name: tab, exact: true }).click();
    await operator.locator('a[aria-current="page"]', { hasText: tab }).waitFor();
    expect(await barriersAtAnySize(operator)).toEqual([]);
  }

  const list = await openPage('/operator/experiences/', { as: olga });
  await list.getByRole('button', { name: 'Switch everything off' }).click();
  await list.getByRole('alertdialog').getByRole('button', { name: 'Switch everything off' }).click();
  await list.getByText('All experiences are switched off.').waitFor();
  expect(await barriersAtAnySize(list)).toEqual([]);
  await untilBanner(bobs, 'Spring is here', false);
  await list.getByRole('button', { name: 'Switch on again' }).click();
  await untilBanner(bobs, 'Spring is here', true);
  expect(address).toMatch(/^\/operator\/experiences\/\d+\/$/);
});

test('layers are previewed in every look, and the bar of actions covers no field', async ({
  openPage,
  startOwnServer,
}) => {
  const { url } = await startOwnServer({ BOT_AGENTS: 'no browser' });
  const olga = await Member.join(url, 'olga');
  const at = (kind: string) => new URL(`/operator/experiences/new-${kind}/`, url).href;
  const page = await openPage(at('modal'), { as: olga, width: 390 });
  const served = await (await page.request.get(at('modal'))).text();
  expect(served).toMatch(/<h1[^>]*><bdi>New: Dialog<\/bdi><\/h1>/);

  const look = async (frame: FrameLocator) => {
    for (const name of ['Phone', 'Dark', 'Right to left', 'Text at 200%'])
      await page.getByRole('button', { name, exact: true }).click();
    await frame.locator('html[dir="rtl"][data-theme="dark"]').waitFor();
    return frame.locator('html').evaluate(() => innerWidth);
  };
  const preview = page.frameLocator('iframe[title="Preview"]');
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await fill('Title', 'Spring');
  await fill('Message', 'See what is new.');
  await fill('Button', 'Show me');
  await preview.locator('dialog[open]', { hasText: 'Spring' }).waitFor();
  const hasFocus = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((it) => it === document.activeElement);
  expect(await hasFocus('Button'), 'the first preview takes no focus').toBe(true);
  expect(await look(preview)).toBe(390);
  await preview.locator('dialog[open]', { hasText: 'Spring' }).waitFor();
  // The preview takes no focus from whoever writes.
  await fill('Title', 'Summer');
  await preview.locator('dialog[open]', { hasText: 'Summer' }).waitFor();
  expect(await hasFocus('Title')).toBe(true);

  // With Tab through all fields, each one that has the focus can be seen.
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused.closest('form') === null) return null;
      const { left, right, bottom, top } = focused.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, Math.max(top, bottom - 4));
      const isSeen = above !== null && (focused.contains(above) || above.contains(focused));
      return isSeen ? null : `${focused.tagName} at ${top} to ${bottom}, below ${above?.className}`;
    });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(covered).toBe(null);
  }

  for (const [kind, label, shown] of [
    ['popover', 'Message', 'dialog'],
    ['toast', 'Text', null],
    ['floating-callout', 'Message', 'region'],
  ] as const) {
    await page.goto(at(kind));
    await fill(label, 'See what is new.');
    if (kind === 'popover') {
      await page.getByRole('combobox', { name: 'Points at' }).click();
      await page.getByRole('option').first().click();
    }
    await preview.getByText('See what is new.').first().waitFor();
    expect(await look(preview)).toBe(390);
    const words = preview.getByText('See what is new.').filter({ visible: true }).first();
    await words.waitFor();
    if (shown !== null) await preview.getByRole(shown).first().waitFor();
  }
});
