import { expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';

test('the border of a pin is white, and black once it is selected', async ({ openPage, server }) => {
  const ann = await Member.join(server.url, 'ann');
  const { id, url } = await ann.makeBoard('Garden');
  await ann.makePin({ board_id: id, title: 'Rose' });
  const page = await openPage(url, { as: ann });
  await page.getByRole('button', { name: 'Organize', exact: true }).click();
  const rose = page.getByRole('checkbox', { name: 'Rose', exact: true });
  await rose.waitFor();
  const colour = () =>
    page.getByRole('article').evaluate((card) => {
      const border = [...card.querySelectorAll('*')].find(
        (part) => getComputedStyle(part).borderTopWidth === '5px',
      )!;
      return getComputedStyle(border).borderTopColor;
    });
  expect(await colour()).toBe('rgb(255, 255, 255)');
  await rose.click();
  await expect.poll(colour).toBe('rgb(0, 0, 0)');
});

test.for([
  ['a keyboard', false, true],
  ['fingers', true, false],
] as const)(
  'selecting pins with %s speaks of the shift key only where there is one',
  async ([, touch, speaks], { openPage, server }) => {
    const ann = await Member.join(server.url, touch ? 'finger' : 'keys');
    const { id, url } = await ann.makeBoard('Garden');
    await ann.makePin({ board_id: id, title: 'Rose' });
    const page = await openPage(url, { as: ann, touch });
    await page.getByRole('button', { name: 'Organize', exact: true }).click();
    await page.getByText('Select pins, or drag to reorder.').waitFor();
    expect(await page.getByText('Hold Shift').isVisible()).toBe(speaks);
  },
);
