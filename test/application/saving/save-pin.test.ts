import { describe, expect, test } from 'vitest';
import { HttpExperimentGateway } from '../../../src/adapters/http/http-experiment-gateway.ts';
import { HttpSaveGateway } from '../../../src/adapters/http/http-save-gateway.ts';
import { HttpUserStateGateway } from '../../../src/adapters/http/http-user-state-gateway.ts';
import { ResourceClient } from '../../../src/adapters/http/resource-client.ts';
import { QuickSaves } from '../../../src/application/saving/quick-saves.ts';
import { SavePin, type SaveCommand } from '../../../src/application/saving/save-pin.ts';
import { toBoardId, toPinId } from '../../../src/domain/ids/ids.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';

const NEW_HERE = aViewer({ has_quicksave_board: false, quicksaveBoardId: null });
const TO_PROFILE: SaveCommand = {
  pinId: toPinId('7'),
  saver: NEW_HERE,
  boardId: null,
  sectionId: null,
  trackingParams: '',
};

function opened(group = 'control', knownBoard: string | null = null) {
  const server = new WireServer()
    .on('Experiments.get', aWireAnswer({ profile_saves_for_all: group }))
    .on('UserState.get', aWireAnswer({ state: 'QUICK_SAVES_BOARD_ID', value: knownBoard }))
    .on('Board.create', aWireAnswer(aWireBoard({ id: '88', layout: 'quick_saves' })))
    .on('Repin.create', aWireAnswer(aWirePin()));
  const calls = new ResourceClient(server, () => null);
  const saves = new HttpSaveGateway(calls);
  const experiments = new HttpExperimentGateway(calls);
  const quickSaves = new QuickSaves({ saves, experiments, states: new HttpUserStateGateway(calls) });
  const asked = () => server.requests.map(({ path }) => /\/resource\/(\w+)Resource/.exec(path)?.[1]);
  return { server, asked, savePin: new SavePin({ saves, quickSaves }) };
}

describe('a save to the profile', () => {
  test('goes to the board of quick saves that somebody has, with no other question', async () => {
    const { server, asked, savePin } = opened('enabled');
    const saver = aViewer({ has_quicksave_board: true, quicksaveBoardId: toBoardId('88') });
    await savePin.run({ ...TO_PROFILE, saver });
    expect(asked()).toEqual(['Repin']);
    expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: '88', user_id: saver.entityId }]);
  });

  test('names no board when there is none yet: the server makes it', async () => {
    const { server, asked, savePin } = opened('control');
    await savePin.run(TO_PROFILE);
    expect(asked()).toEqual(['Experiments', 'Repin']);
    expect(server.optionsOf('Experiments.get')).toEqual([{ names: ['profile_saves_for_all'] }]);
    expect(server.optionsOf('Repin.create')[0]).not.toHaveProperty('board_id');
  });

  test('asks for the board in the experiment alone', async () => {
    const { server, asked, savePin } = opened('enabled', '77');
    await savePin.run(TO_PROFILE);
    expect(asked()).toEqual(['Experiments', 'UserState', 'Repin']);
    expect(server.optionsOf('UserState.get')).toEqual([{ state: 'QUICK_SAVES_BOARD_ID' }]);
    expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: '77' }]);
  });

  test('makes the board in the experiment where there is none', async () => {
    const { server, asked, savePin } = opened('enabled');
    await savePin.run(TO_PROFILE);
    expect(asked()).toEqual(['Experiments', 'UserState', 'Board', 'Repin']);
    expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: '88' }]);
  });

  test('is refused when no board can be made for it', async () => {
    const { server, savePin } = opened('enabled');
    server.on('Board.create', aWireFailure('limit_reached', { message: 'Too many boards' }));
    expect(await savePin.run(TO_PROFILE)).toMatchObject({ kind: 'refused', message: 'Too many boards' });
    expect(server.optionsOf('Repin.create')).toEqual([]);
  });

  test.each([
    ['refused', () => aWireFailure('forbidden')],
    ['lost', noAnswer],
    ['broken', () => aWireAnswer('enabled')],
  ])('is as for everybody when the answer about experiments is %s', async (_, answer) => {
    const { server, savePin } = opened();
    server.on('Experiments.get', answer);
    expect(await savePin.run(TO_PROFILE)).toMatchObject({ kind: 'saved' });
    expect(server.optionsOf('UserState.get')).toEqual([]);
  });
});

test('a save to a board asks nothing besides', async () => {
  const { asked, savePin } = opened('enabled');
  await savePin.run({ ...TO_PROFILE, boardId: toBoardId('21') });
  expect(asked()).toEqual(['Repin']);
});
