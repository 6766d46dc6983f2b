import { expect, test } from 'vitest';
import { animatedOriginal } from '../../../src/domain/pins/animated-picture.ts';

const embed = { type: 'gif', subtype: '', src: '/a.webp', width: 10, height: 10 };

test('a picture moves when its embed says so, and a video is none', () => {
  expect(animatedOriginal({ embed, videos: null })).toBe('/a.webp');
  expect(animatedOriginal({ embed: null, videos: null })).toBeNull();
  expect(animatedOriginal({ embed: { ...embed, type: 'player' }, videos: null })).toBeNull();
  expect(animatedOriginal({ embed, videos: { entityId: '1', videoList: {}, captionsUrl: null } })).toBeNull();
});
