import { expect, test } from 'vitest';
import { opensInStream } from '../../../src/domain/videos/opens-in-stream.ts';

const PICTURE = { isVideo: false, isStory: false, isPromoted: false, isOnOwnSharedBoard: false };

test.each([
  ['a video', { isVideo: true }, true],
  ['a story', { isStory: true }, true],
  ['a picture', {}, false],
  ['a video that somebody pays for', { isVideo: true, isPromoted: true }, false],
  ['a video on a board that the viewer shares', { isVideo: true, isOnOwnSharedBoard: true }, false],
  ['a story on a board that the viewer shares', { isStory: true, isOnOwnSharedBoard: true }, false],
])('%s', (_name, fields, opens) => {
  expect(opensInStream({ ...PICTURE, ...fields })).toBe(opens);
});
