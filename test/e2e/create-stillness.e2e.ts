import { expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { Member } from './support/member.ts';
import { aPicture } from './support/pictures.ts';

/** What people hardly notice, in the unit of browsers. */
const MOST = 0.05;

test.for([
  [390, 70],
  [390, 71],
  [1280, 70],
] as const)(
  'at %i px a chosen photo moves nothing that one reads or presses (%i)',
  async ([width, number], { openPage, server }) => {
    const member = await Member.join(server.url, `still${width}${number}`);
    const page = await openPage('/about/cookie-policy', { width, as: member });
    await watchShifts(page);
    await page.goto('/pin/create/');
    const sum = async () => (await shiftsOf(page)).reduce((all, { score }) => all + score, 0);
    await page.getByLabel('Choose an image or video').setInputFiles(await aPicture(number));
    await page.getByText('Uploaded').waitFor();
    expect(await sum()).toBeLessThanOrEqual(MOST);
    await page.getByText('Draft saved').waitFor();
    await page.reload();
    await page.getByText('Uploaded').waitFor();
    expect(await sum()).toBeLessThanOrEqual(MOST);
  },
);
