import { describe, expect, test } from 'vitest';
import { HttpSaveGateway } from '../../../src/adapters/http/pins/http-save-gateway.ts';
import { HttpUserStateGateway } from '../../../src/adapters/http/people/http-user-state-gateway.ts';
import { ResourceClient } from '../../../src/adapters/http/client/resource-client.ts';
import { SavePin, type SaveCommand } from '../../../src/application/saving/save-pin.ts';
import { toBoardId, toPinId } from '../../../src/domain/ids/ids.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';

const NEW_HERE = aViewer({ has_quicksave_board: false, quicksaveBoardId: null });
const TO_PROFILE: SaveCommand = {
  pinId: toPinId('7'),
  saver: NEW_HERE,
  groups: {},
  boardId: null,
  sectionId: null,
  trackingParams: '',
};

const IN_EXPERIMENT = { groups: { profile_saves_for_all: 'enabled' } };

function opened(knownBoard: string | null = null) {
  const server = new WireServer()
    .on('UserState.get', aWireAnswer({ state: 'QUICK_SAVES_BOARD_ID', value: knownBoard }))
    .on('Board.create', aWireAnswer(aWireBoard({ id: '88', layout: 'quick_saves' })))
    .on('Repin.create', aWireAnswer(aWirePin()));
  const calls = new ResourceClient(server, () => null);
  const saves = new HttpSaveGateway(calls);
  const asked = () => server.requests.map(({ path }) => /\/resource\/(\w+)Resource/.exec(path)?.[1]);
  return { server, asked, savePin: new SavePin({ saves, states: new HttpUserStateGateway(calls) }) };
}

describe('a save to the profile', () => {
  test('goes to the board of quick saves that somebody has, with no other question', async () => {
    const { server, asked, savePin } = opened();
    const saver = aViewer({ has_quicksave_board: true, quicksaveBoardId: toBoardId('88') });
    await savePin.run({ ...TO_PROFILE, ...IN_EXPERIMENT, saver });
    expect(asked()).toEqual(['Repin']);
    expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: '88', user_id: saver.entityId }]);
  });

  test('names no board when there is none yet: the server makes it', async () => {
    const { server, asked, savePin } = opened();
    await savePin.run(TO_PROFILE);
    expect(asked()).toEqual(['Repin']);
    expect(server.optionsOf('Repin.create')[0]).not.toHaveProperty('board_id');
  });

  test('asks for the board in the experiment alone', async () => {
    const { server, asked, savePin } = opened('77');
    await savePin.run({ ...TO_PROFILE, ...IN_EXPERIMENT });
    expect(asked()).toEqual(['UserState', 'Repin']);
    expect(server.optionsOf('UserState.get')).toEqual([{ state: 'QUICK_SAVES_BOARD_ID' }]);
    expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: '77' }]);
  });

  test('makes the board in the experiment where there is none', async () => {
    const { server, asked, savePin } = opened();
    await savePin.run({ ...TO_PROFILE, ...IN_EXPERIMENT });
    expect(asked()).toEqual(['UserState', 'Board', 'Repin']);
    expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: '88' }]);
  });

  test('is refused when no board can be made for it', async () => {
    const { server, savePin } = opened();
    server.on('Board.create', aWireFailure('limit_reached', { message: 'Too many boards' }));
    expect(await savePin.run({ ...TO_PROFILE, ...IN_EXPERIMENT })).toMatchObject({
      kind: 'refused',
      message: 'Too many boards',
    });
    expect(server.optionsOf('Repin.create')).toEqual([]);
  });
});

test('a save to a board asks nothing besides', async () => {
  const { asked, savePin } = opened();
  await savePin.run({ ...TO_PROFILE, ...IN_EXPERIMENT, boardId: toBoardId('21') });
  expect(asked()).toEqual(['Repin']);
});
