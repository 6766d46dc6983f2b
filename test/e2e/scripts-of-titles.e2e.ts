import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { serveDirection } from './support/page-direction.ts';
import { cardsOf } from './support/wall.ts';

const TITLES = [
  'مطبخ صغير في بيت قديم بجدار أزرق ونافذة كبيرة تطل على الحديقة الخلفية',
  'كُرْسِيٌّ خَشَبِيٌّ مُزَخْرَفٌ كُرْسِيٌّ خَشَبِيٌّ مُزَخْرَفٌ',
  '東京の小さな台所のための十二の簡単なアイデアと、古い家の庭にある窓辺の植物たち。',
  '한국어로 쓴 작은 부엌과 파란 벽 이야기 그리고 오래된 집의 창가 식물들',
  'ห้องครัวเล็ก ๆ ที่มีผนังสีฟ้าและหน้าต่างบานใหญ่มองเห็นสวนหลังบ้าน',
  'हिन्दी में एक छोटी रसोई की सुंदर नीली दीवारें और खिड़की के पास पौधे',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  '👩‍👩‍👧‍👦🏳️‍🌈🎉🎉🎉👩‍👩‍👧‍👦🏳️‍🌈🎉🎉🎉👩‍👩‍👧‍👦🏳️‍🌈🎉🎉🎉👩‍👩‍👧‍👦🏳️‍🌈🎉',
];

/** Dora has pins with titles in many scripts. */
const test = e2eTest.extend('dora', { scope: 'file' }, async ({ server }) => {
  const dora = await Member.join(server.url, 'dora', 'Dora');
  for (const title of TITLES) await dora.makePin({ title });
  return dora;
});
test.beforeAll(({ dora }) => void dora, 120_000);

const places = async (page: Page) =>
  (await cardsOf(page)).map(({ left, top, right, bottom }) => [left, top, right, bottom]);

/** How far a card is from where another page has it, px. Places of served pages have fractions. */
const farthest = (some: readonly (readonly number[])[], others: readonly (readonly number[])[]) =>
  Math.max(...some.flatMap((box, card) => box.map((edge, side) => Math.abs(edge - others[card]![side]!))));

/** The titles that end below or beside the card that is theirs. */
const outside = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const text = card.querySelector('bdi[id]');
      const [of, box] = [text?.getBoundingClientRect(), card.getBoundingClientRect()];
      const fits =
        of !== undefined && of.bottom <= box.bottom && of.left >= box.left && of.right <= box.right;
      return fits ? [] : [card.getAttribute('aria-label')];
    }),
  );

describe.for([
  [1280, 'ltr'],
  [390, 'ltr'],
  [1280, 'rtl'],
  [390, 'rtl'],
] as const)('at %i px, %s', ([width, direction]) => {
  test('titles in any script stay in their cards, and cards where the server put them', async ({
    openPage,
    dora,
  }) => {
    const served = await openPage('/login/', { width, as: dora, scripts: false });
    await serveDirection(served, direction);
    await served.goto('/');
    const page = await openPage('/login/', { width, as: dora });
    await serveDirection(page, direction);
    await page.goto('/');
    // The browser places the cards itself once the scripts are there.
    await page.locator('[aria-posinset][style]').last().waitFor();
    expect(await places(page)).toHaveLength(TITLES.length);
    expect(farthest(await places(page), await places(served))).toBeLessThan(1);
    expect(await outside(page)).toEqual([]);
  });
});
