import { expect } from 'vitest';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { cardLink } from './support/wall.ts';

/** Bob looks at what Alice keeps. */
const test = e2eTest.extend('people', { scope: 'file' }, async ({ server }) => {
  const alice = await Member.join(server.url, 'alice', 'Alice');
  const bob = await Member.join(server.url, 'bob', 'Bob');
  for (const title of ['Rose', 'Thistle', 'Nettle', 'Clover']) await alice.makePin({ title });
  return { alice, bob };
});

test('a pin is hidden from its card, brought back, and hidden for good', async ({ openPage, people }) => {
  const page = await openPage('/', { as: people.bob });
  const card = page.getByRole('article', { name: 'Thistle' });
  const hide = async () => {
    await cardLink(page, 'Thistle').hover();
    await card.getByRole('button', { name: 'Feedback on this Pin' }).click();
    const answered = page.waitForResponse(/\/v3\/p2p\/\d+\/hide\//);
    await card.getByRole('menuitem', { name: 'Hide Pin' }).click();
    expect((await answered).status()).toBe(200);
    await card.getByText('Pin hidden').waitFor();
  };
  await hide();
  const back = page.waitForResponse(/\/v3\/p2p\/\d+\/unhide\//);
  await card.getByRole('button', { name: 'Undo' }).click();
  expect((await back).status()).toBe(200);
  await card.getByText('Pin hidden').waitFor({ state: 'detached' });
  const isFocused = cardLink(page, 'Thistle').evaluate((link) => link === document.activeElement);
  expect(await isFocused).toBe(true);

  await hide();
  await page.reload();
  await cardLink(page, 'Rose').waitFor();
  expect(await cardLink(page, 'Thistle').count()).toBe(0);
});

test('a pin is reported with a reason, and the card says thanks', async ({ openPage, people }) => {
  const page = await openPage('/', { as: people.bob });
  const card = page.getByRole('article', { name: 'Nettle' });
  await cardLink(page, 'Nettle').hover();
  await card.getByRole('button', { name: 'Feedback on this Pin' }).click();
  await card.getByRole('menuitem', { name: 'Report Pin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this Pin' });
  await dialog.getByRole('radio', { name: 'Spam' }).check();
  await dialog.getByRole('button', { name: /^Report|^Send/ }).click();
  await card.getByText(/Thanks! Your feedback helps us keep the Pinakes community safe\./).waitFor();
});

test('an open pin is hidden by its menu, which its card tells afterwards, and brought back', async ({
  openPage,
  people,
}) => {
  const page = await openPage('/', { as: people.bob });
  await cardLink(page, 'Rose').click();
  const pin = page.getByRole('dialog');
  const more = pin.getByRole('button', { name: 'More options' });
  await more.click();
  await pin.getByRole('menuitem', { name: 'Hide Pin' }).click();
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByText('Pin hidden').first().waitFor();
  await page.keyboard.press('Escape');
  await pin.waitFor({ state: 'detached' });
  const card = page.getByRole('article', { name: 'Rose' });
  await card.getByText('Pin hidden').waitFor();
  const back = page.waitForResponse(/\/v3\/p2p\/\d+\/unhide\//);
  await card.getByRole('button', { name: 'Undo' }).click();
  expect((await back).status()).toBe(200);
  await card.getByText('Pin hidden').waitFor({ state: 'detached' });
});

test('what is said over a card fades in, for those who like motion', async ({ openPage, people }) => {
  const page = await openPage('/', { as: people.bob, reducedMotion: false });
  const card = page.getByRole('article', { name: 'Clover' });
  await cardLink(page, 'Clover').hover();
  await card.getByRole('button', { name: 'Feedback on this Pin' }).click();
  const faded = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('transitionend', ({ target, propertyName, elapsedTime }) => {
          const isCover = target instanceof Element && target.matches('article [role="group"]');
          if (isCover) resolve(`${propertyName} in ${Math.round(elapsedTime * 1000)} ms`);
        });
      }),
  );
  await card.getByRole('menuitem', { name: 'Hide Pin' }).click();
  expect(await faded).toBe('opacity in 200 ms');
});

test('a reaction to an open pin stays and is counted', async ({ openPage, people }) => {
  const page = await openPage('/', { as: people.bob });
  await cardLink(page, 'Rose').click();
  const answered = page.waitForResponse(/\/v3\/pins\/\d+\/reactions\//);
  await page.getByRole('button', { name: 'React', exact: true }).click();
  const react = (await page.getByRole('button', { name: 'React', exact: true }).boundingBox())!;
  const choices = (await page.getByRole('group', { name: 'Reactions' }).boundingBox())!;
  // Within the open pin, of which the button is the foot.
  expect(choices.y + choices.height).toBeLessThanOrEqual(react.y);
  await page.getByRole('group', { name: 'Reactions' }).getByRole('button', { name: 'Wow' }).click();
  expect((await answered).status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Your reaction: Wow. Change it' }).waitFor();
  await page.getByRole('list', { name: '1 reaction' }).waitFor();
});
