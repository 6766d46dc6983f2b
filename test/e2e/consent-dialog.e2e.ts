import { expect } from 'vitest';
import { banner, press } from './support/consent.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';

const test = e2eTest.extend('ann', { scope: 'file', auto: true }, ({ server }) =>
  Member.join(server.url, 'ann'),
);

test.for([1280, 390])(
  'at %i px the dialog begins with the first choice, and gives the focus back to the banner',
  async (width, { openPage }) => {
    const page = await openPage('/ann/', { undecided: true, width, height: 844 });
    await page.waitForLoadState('networkidle');
    await press(page, 'Let me choose').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('switch', { name: 'Analytics' }).and(page.locator(':focus')).waitFor();
    expect(await banner(page).isVisible()).toBe(width > 671);
    await page.keyboard.press('Escape');
    await press(page, 'Let me choose').and(page.locator(':focus')).waitFor();
  },
);

test('at twice the size of text all three buttons are in view', async ({ openPage }) => {
  const page = await openPage('/ann/', { undecided: true, width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const name of ['Accept all', 'Reject all', 'Let me choose']) {
    const box = (await press(page, name).boundingBox())!;
    const bottom = await banner(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(box.y + box.height, name).toBeLessThanOrEqual(bottom);
  }
});
