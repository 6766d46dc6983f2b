import { expect, test } from 'vitest';
import { ChoosePrefetch } from '../../../src/application/pin-actions/choose-prefetch.ts';

function choosing(group: string) {
  const asked: string[] = [];
  const experiments = {
    groupOf: (name: string) => {
      asked.push(name);
      return Promise.resolve(group);
    },
  };
  return { asked, choose: new ChoosePrefetch({ experiments }) };
}

test('a group of the experiment decides', async () => {
  const { asked, choose } = choosing('300');
  expect(await choose.run({ isEmployee: false, savesData: false })).toEqual({ kind: 'hover', ms: 300 });
  expect(asked).toEqual(['hover_prefetch']);
});

test('nobody asks for a group that decides nothing', async () => {
  const { asked, choose } = choosing('300');
  expect(await choose.run({ isEmployee: true, savesData: false })).toEqual({ kind: 'hover', ms: 100 });
  expect(await choose.run({ isEmployee: false, savesData: true })).toEqual({ kind: 'never' });
  expect(asked).toEqual([]);
});
