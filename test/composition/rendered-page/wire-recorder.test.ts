import { expect, test } from 'vitest';
import { WireRecorder } from '../../../src/composition/rendered-page/wire-recorder.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer, aWireContext } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUser, aWireViewer } from '../../builders/a-wire-user.ts';

const get = (resource: string) => ({ method: 'GET', path: `/resource/${resource}Resource/get/` }) as const;

test('answers pass through as they are', async () => {
  const answer = aWireAnswer([aWirePin()]);
  const recorder = new WireRecorder(new WireServer().on('Pin.get', answer));
  expect(await recorder.send(get('Pin'))).toBe(answer);
});

test('every object of an answer is found by kind and id', async () => {
  const recorder = new WireRecorder(
    new WireServer()
      .on('BoardFeed.get', aWireAnswer([aWirePin({ id: '7' }), aWirePin({ id: '8' })]))
      .on('Board.get', aWireAnswer(aWireBoard({ id: '7' })))
      .on('User.get', aWireAnswer(aWireUser({ id: '7' }))),
  );
  await recorder.send(get('BoardFeed'));
  await recorder.send(get('Board'));
  await recorder.send(get('User'));
  expect(recorder.find('pin', '8')).toEqual(aWirePin({ id: '8' }));
  expect(recorder.find('board', '7')).toEqual(aWireBoard({ id: '7' }));
  expect(recorder.all('user')).toEqual([aWireUser({ id: '7' })]);
  expect(recorder.find('board', '8')).toBeUndefined();
});

test('who asked is remembered', async () => {
  const recorder = new WireRecorder(
    new WireServer().on('UserSession.get', aWireAnswer({ viewer: aWireViewer() })),
  );
  expect(recorder.viewer).toBeNull();
  await recorder.send(get('UserSession'));
  expect(recorder.viewer).toEqual(aWireViewer());
  expect(recorder.context).toEqual(aWireContext());
});

test('an answer that is no envelope leaves nothing behind', async () => {
  const recorder = new WireRecorder(new WireServer().on('Pin.get', { status: 502, json: undefined }));
  await recorder.send(get('Pin'));
  expect([recorder.all('user'), recorder.context, recorder.viewer]).toEqual([[], {}, null]);
});
