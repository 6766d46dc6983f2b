import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriersIn } from './support/accessibility.ts';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { placeOf } from './support/seen.ts';
import { cardsOf } from './support/wall.ts';

const TOPICS = ['Birds', 'Camping', 'Pottery', 'Cats', 'Dogs'];
const PINS_OF_TOPIC = 12;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function signUp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Name', { exact: true }).fill('Mara Lind');
  await page.getByLabel('Email').fill('mara@example.org');
  await page.getByLabel('Username').fill('mara');
  await page.getByLabel('Password', { exact: true }).fill('oak chairs and lamps');
  await press(page, 'Create account');
}

/** Makes so many pins of each topic that all topics are offered. */
async function fillTopics(url: string): Promise<void> {
  const operator = await Member.join(url, 'olga');
  for (const topic of TOPICS)
    for (let pin = 0; pin < PINS_OF_TOPIC; pin += 1) await operator.makePin({ title: `${topic} ${pin}` });
}

test('a new member picks topics and pins by keyboard and comes to a feed of their own', async ({
  openPage,
  startOwnServer,
}) => {
  const { url } = await startOwnServer();
  await fillTopics(url);

  const page = await openPage(url);
  await signUp(page, new URL('/signup/', url).href);
  await heading(page, 'What’s your gender?').waitFor();
  expect(await barriersIn(page, 'light')).toEqual([]);
  await press(page, 'Continue');
  await page.getByText('Choose an answer, or skip this step.').waitFor();
  await press(page, 'Skip');

  await heading(page, 'What are you into?').waitFor();
  expect(await barriersIn(page, 'dark')).toEqual([]);
  const topic = (name: string) => page.getByRole('checkbox', { name, exact: true });
  for (const name of TOPICS.slice(0, 4)) await topic(name).press('Space');
  await page.getByText('Pick 1 more topic').waitFor();
  await press(page, 'Continue');
  expect(placeOf(page)).toBe('/welcome/?step=InterestPicker');
  await topic('Dogs').press('Space');
  await page.getByText('5 topics picked').waitFor();
  // Back and forth, the picks are still there.
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await heading(page, 'What’s your gender?').waitFor();
  await page.goBack();
  await page.getByText('5 topics picked').waitFor();
  await press(page, 'Continue');

  await heading(page, 'What brings you here?').waitFor();
  await page.goto(new URL('/welcome/', url).href);
  await heading(page, 'What brings you here?').waitFor();
  expect(await barriersIn(page, 'light')).toEqual([]);
  await page.getByRole('radio', { name: 'Share my own work' }).check();
  await press(page, 'Continue');

  await heading(page, 'Pick Pins you like').waitFor();
  expect(await barriersIn(page, 'dark')).toEqual([]);
  for (const at of [0, 1, 2]) await page.getByRole('checkbox').nth(at).press('Space');
  await page.getByText('3 Pins picked').waitFor();
  await press(page, 'Continue');

  const note = page.getByRole('complementary', { name: 'Your feed is ready' });
  await note.waitFor();
  expect(placeOf(page)).toBe('/');
  expect((await cardsOf(page)).length).toBeGreaterThan(0);
  expect(await note.getByRole('link', { name: 'Create a Pin' }).getAttribute('href')).toBe('/pin/create/');
  // The steps are behind them: they do not come back with Back or an address.
  await page.goto(new URL('/welcome/', url).href);
  await expect.poll(() => placeOf(page)).toBe('/');
});

test('the question about cookies covers no button of a step, at any width', async ({
  openPage,
  startOwnServer,
}) => {
  const { url } = await startOwnServer();
  const operator = await Member.join(url, 'olga');
  for (let pin = 0; pin < 8; pin += 1) await operator.makePin({ title: `Photo ${pin}` });
  const mara = await Member.join(url, 'mara');
  const page = await openPage(new URL('/welcome/', url).href, { as: mara, undecided: true });
  await heading(page, 'What’s your gender?').waitFor();
  await press(page, 'Skip');
  await page.getByRole('link', { name: 'Back', exact: true }).waitFor();
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const covered = await page
      .locator('section[data-page-actions] > :last-child :is(a, button)')
      .evaluateAll((all) =>
        all.flatMap((action) => {
          const { left, top, width, height } = action.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return action.contains(hit) ? [] : [action.textContent];
        }),
      );
    expect(covered, `${width} px`).toEqual([]);
  }
  await page.getByRole('link', { name: 'Go to home feed' }).click();
  await expect.poll(() => placeOf(page)).toBe('/');
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-page-actions'));
});

test('who skips everything is at home at once, and is not asked again; who came for a page goes there', async ({
  openPage,
  startOwnServer,
}) => {
  const { url } = await startOwnServer({ BOT_AGENTS: 'no browser' });
  const operator = await Member.join(url, 'olga');
  for (let pin = 0; pin < 8; pin += 1) await operator.makePin({ title: `Photo ${pin}` });

  const page = await openPage(url, { width: 390 });
  await signUp(page, new URL('/signup/?next=%2Folga%2F', url).href);
  await expect.poll(() => placeOf(page)).toBe('/olga/');

  await page.goto(url);
  const invitation = page.getByRole('complementary', { name: 'Personalize your feed' });
  expect(await barriersIn(page, 'light')).toEqual([]);
  await invitation.getByRole('link').click();
  for (const step of ['What’s your gender?', 'What brings you here?', 'Pick Pins you like']) {
    await heading(page, step).waitFor();
    await press(page, 'Skip');
  }
  await expect.poll(() => placeOf(page)).toBe('/');
  await expect.poll(async () => (await cardsOf(page)).length).toBe(8);
  await page.reload();
  await page.getByText('Open a pin to save it to a board').waitFor();
  expect(await invitation.count()).toBe(0);
});

test('two windows at once, a reload and Back never lose an answer, and the feed shows the choice', async ({
  openPage,
  startOwnServer,
}) => {
  const { url } = await startOwnServer();
  await fillTopics(url);
  const mara = await Member.join(url, 'mara');
  const open = () => openPage(new URL('/welcome/', url).href, { width: 390, as: mara });
  const [one, other] = [await open(), await open()];

  // Both skip the same step, one after the other.
  for (const page of [one, other]) {
    await heading(page, 'What’s your gender?').waitFor();
    await press(page, 'Skip');
    await heading(page, 'What are you into?').waitFor();
  }
  const topic = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
  for (const name of ['Birds', 'Camping']) await topic(one, name).press('Space');
  // Phones ask for three.
  await one.getByText('Pick 1 more topic').waitFor();
  // What was picked and not sent yet is still picked after a reload.
  await one.reload();
  await one.getByText('Pick 1 more topic').waitFor();
  expect(await topic(one, 'Camping').isChecked()).toBe(true);
  await topic(one, 'Pottery').press('Space');
  await press(one, 'Continue');
  await heading(one, 'What brings you here?').waitFor();

  // The other window learns of it on reload, and stays at its step.
  await other.reload();
  await other.getByText('3 topics picked').waitFor();
  expect(await topic(other, 'Camping').isChecked()).toBe(true);
  await press(other, 'Continue');
  await heading(other, 'What brings you here?').waitFor();
  await other.goBack();
  await other.getByText('3 topics picked').waitFor();

  await press(one, 'Skip');
  await heading(one, 'Pick Pins you like').waitFor();
  for (const at of [0, 1, 2]) await one.getByRole('checkbox').nth(at).press('Space');
  await one.reload();
  await one.getByText('3 Pins picked').waitFor();
  await press(one, 'Continue');
  await one.getByRole('complementary', { name: 'Your feed is ready' }).waitFor();
  const first = (await cardsOf(one)).slice(0, 6).map(({ name }) => name.split(' ')[0]);
  expect(first.length).toBe(6);
  // The pins of the other topics are the newest, and would come first.
  const ofChoice = first.filter((name) => ['Birds', 'Camping', 'Pottery'].includes(name!));
  expect(ofChoice.length, first.join()).toBeGreaterThanOrEqual(4);

  // Whoever is still in the middle elsewhere comes home as well.
  await press(other, 'Continue');
  await expect.poll(() => placeOf(other)).toBe('/');
});
