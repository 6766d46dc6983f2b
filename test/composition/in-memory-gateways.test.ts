import { InMemoryExperienceGateway } from '../../src/composition/test/in-memory-experience-gateway.ts';
import { InMemoryFavoriteGateway } from '../../src/composition/test/in-memory-favorite-gateway.ts';
import { InMemoryPinStatsGateway } from '../../src/composition/test/in-memory-pin-stats-gateway.ts';
import { toPinId } from '../../src/domain/ids/ids.ts';
import type { DayCounts } from '../../src/domain/statistics/day-counts.ts';
import { aPlaced } from '../builders/experiences.ts';
import { describeExperienceGateway } from '../contracts/experience-gateway.contract.ts';
import { describeFavoriteGateway } from '../contracts/favorite-gateway.contract.ts';
import { describePinStatsGateway } from '../contracts/pin-stats-gateway.contract.ts';

const pinId = toPinId('101');

describeFavoriteGateway('in memory', async () => {
  const ann = new InMemoryFavoriteGateway(new Map([[pinId, 0]]));
  return { pinId, ann, bob: ann.ofAnother() };
});

describeExperienceGateway('in memory', async () => {
  const second = aPlaced({ experienceId: 8, placementId: 1_000_503 });
  const first = aPlaced({ experienceId: 7, triggerable: [{ placementId: 1_000_503, experienceId: 8 }] });
  return new InMemoryExperienceGateway([{ placed: first }, { placed: second, isTriggered: true }]);
});

describePinStatsGateway('in memory', async () => {
  const counts: DayCounts[] = [];
  let day = 20_000;
  const today = () => day;
  const ann = new InMemoryPinStatsGateway(today, new Map([[pinId, counts]]));
  return {
    pinId,
    ann,
    partner: ann,
    bob: new InMemoryPinStatsGateway(today, new Map()),
    count: async (impressions, pinClicks) => void counts.push({ day, impressions, pinClicks, saves: 0 }),
    pass: (days) => void (day += days),
  };
});
