import { describe, expect, test } from 'vitest';
import type {
  ExperienceContext,
  ExperienceGateway,
} from '../../src/application/ports/people/experience-gateway.ts';

/**
 * A viewer with two experiences: 7 at placement 11, which triggers 8 at placement 1000503. The latter is shown only
 * after that.
 */
type OpenViewer = () => Promise<ExperienceGateway>;

const CONTEXT: ExperienceContext = { pageKind: 'home', locale: 'en', viewport: 'lg' };
const FIRST = { placementId: 11, experienceId: 7 };
const SECOND = { placementId: 1_000_503, experienceId: 8 };

/** Proves that an adapter delivers experiences and takes marks as it promises. */
export function describeExperienceGateway(name: string, open: OpenViewer): void {
  const shown = async (gateway: ExperienceGateway) => {
    const found = await gateway.read([11, 1_000_503], CONTEXT);
    return [...found].map(([placement, one]) => [placement, one && [one.experienceId, one.status]]);
  };

  describe(`experience gateway: ${name}`, () => {
    test('answers for every asked placement, with null where there is nothing', async () => {
      const gateway = await open();
      expect(await shown(gateway)).toEqual([
        [11, [7, null]],
        [1_000_503, null],
      ]);
      const one = (await gateway.read([11], CONTEXT)).get(11);
      expect(one).toMatchObject({
        placementId: 11,
        displayData: { message: 'Hello' },
        triggerable: [SECOND],
      });
    });

    test('what was viewed is still shown, as viewed', async () => {
      const gateway = await open();
      await gateway.view(FIRST, CONTEXT);
      await gateway.view(FIRST, CONTEXT);
      expect(await shown(gateway)).toContainEqual([11, [7, 'viewed']]);
    });

    test.each(['complete', 'dismiss'] as const)('%s: it is not shown again', async (end) => {
      const gateway = await open();
      await gateway[end](FIRST, CONTEXT);
      await gateway[end](FIRST, CONTEXT);
      await gateway.view(FIRST, CONTEXT);
      expect(await shown(gateway)).toContainEqual([11, null]);
    });

    test('one that waits for another one is shown once it is triggered', async () => {
      const gateway = await open();
      expect(await gateway.trigger(SECOND, CONTEXT)).toMatchObject(SECOND);
      expect(await shown(gateway)).toContainEqual([1_000_503, [8, null]]);
    });

    test('unknown pairs change nothing', async () => {
      const gateway = await open();
      await gateway.dismiss({ placementId: 1_000_503, experienceId: 7 }, CONTEXT);
      await gateway.complete({ placementId: 11, experienceId: 9 }, CONTEXT);
      expect(await gateway.trigger({ placementId: 11, experienceId: 9 }, CONTEXT)).toBeNull();
      expect(await shown(gateway)).toContainEqual([11, [7, null]]);
    });
  });
}
