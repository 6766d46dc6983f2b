import { expect, test } from 'vitest';
import type { FeedSource } from '../../../src/application/ports/feed-gateway.ts';
import { toBoardId, toSectionId } from '../../../src/domain/ids/ids.ts';
import { surfaceOf } from '../../../src/ui/feeds/surface-of.ts';

const ann = { username: 'Ann', isPartner: false };
const creator = { username: 'Ann', isPartner: true };

test.each<[string, FeedSource, typeof ann | null, string]>([
  ['the home feed', { kind: 'home' }, ann, 'AuthHomefeed'],
  ['a board', { kind: 'board', boardId: toBoardId('21') }, ann, 'BaseBoardPinGrid'],
  ['a section', { kind: 'section', sectionId: toSectionId('31') }, ann, 'BaseBoardPinGrid'],
  ['the own pins', { kind: 'user-pins', username: 'ann' }, ann, 'UserProfilePinGrid'],
  ['what one made', { kind: 'created', username: 'Ann' }, ann, 'UserProfilePinGrid'],
  ['what a creator made', { kind: 'created', username: 'Ann' }, creator, 'CreatorProfileActivityPinGrid'],
  ['what a creator keeps', { kind: 'user-pins', username: 'Ann' }, creator, 'UserProfilePinGrid'],
  ['the pins of another', { kind: 'user-pins', username: 'bob' }, ann, 'OtherProfilePinGrid'],
  ['the pins of somebody, for visitors', { kind: 'created', username: 'ann' }, null, 'OtherProfilePinGrid'],
])('%s is a grid of its own kind', (_what, source, viewer, surface) => {
  expect(surfaceOf(source, viewer)).toBe(surface);
});
