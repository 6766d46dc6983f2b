import { expect, test } from 'vitest';
import { AdServer, type AdServerDeps } from '../../../../server/application/promotions/ad-server.ts';
import type { PromotionRecord } from '../../../../server/application/ports/pins/promotions.ts';
import { aPromotionRecord } from '../../../builders/a-promotion-record.ts';

/** A server of ads whose reads end when the test lets them. */
function aServer() {
  const reads: ((running: readonly PromotionRecord[]) => void)[] = [];
  let changed = (): void => undefined;
  const promotions = {
    running: () => new Promise<readonly PromotionRecord[]>((resolve) => void reads.push(resolve)),
    totals: async () => new Map(),
  };
  const signal = {
    listen: (_topic: string, listener: () => void) => void (changed = listener),
    announce: changed,
  };
  const deps = { store: { promotions }, signal, clock: { now: () => 1000 } };
  const server = new AdServer(deps as unknown as AdServerDeps);
  return { server, reads, change: () => changed() };
}

const AD = aPromotionRecord({ id: '901' });
const LATER = aPromotionRecord({ id: '902' });

test('everybody who asks before the first read waits for it', async () => {
  const { server, reads } = aServer();
  const [one, other] = [server.whenRead(), server.whenRead().then(() => server.find('901'))];
  expect(reads).toHaveLength(1);
  reads[0]!([AD]);
  await one;
  expect(await other).toBe(AD);
});

test('after a change during a read one waits for the next one', async () => {
  const { server, reads, change } = aServer();
  const found = server.whenRead().then(() => server.find('902'));
  change();
  reads[0]!([AD]);
  await expect.poll(() => reads.length).toBe(2);
  reads[1]!([AD, LATER]);
  expect(await found).toBe(LATER);
});
