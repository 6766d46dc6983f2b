import { expect, test } from 'vitest';
import type { FeedSource } from '../../../src/application/ports/pins/feed-gateway.ts';
import { toBoardId, toSectionId } from '../../../src/domain/ids/ids.ts';
import { surfaceOf } from '../../../src/ui/feeds/internal/surface-of.ts';

const ann = { username: 'Ann' };

test.each<[string, FeedSource, typeof ann | null, string]>([
  ['the home feed', { kind: 'home' }, ann, 'AuthHomefeed'],
  ['a board', { kind: 'board', boardId: toBoardId('21') }, ann, 'BaseBoardPinGrid'],
  ['a section', { kind: 'section', sectionId: toSectionId('31') }, ann, 'BaseBoardPinGrid'],
  ['the own pins', { kind: 'user-pins', username: 'ann' }, ann, 'UserProfilePinGrid'],
  ['what one made', { kind: 'created', username: 'ann' }, ann, 'CreatorProfileActivityPinGrid'],
  ['the pins of another', { kind: 'user-pins', username: 'bob' }, ann, 'OtherProfilePinGrid'],
  ['the pins of somebody, for visitors', { kind: 'created', username: 'ann' }, null, 'OtherProfilePinGrid'],
  ['videos', { kind: 'listing', listing: { kind: 'videos', topicId: null } }, ann, 'RetrievalHub'],
  [
    'products',
    { kind: 'listing', listing: { kind: 'products', topicId: null, filters: {} } },
    null,
    'ShoppingGridSmall',
  ],
  [
    'the pins of a site',
    { kind: 'listing', listing: { kind: 'domain', domain: 'a.example' } },
    null,
    'ShoppingSquareGridDomain',
  ],
])('%s is a grid of its own kind', (_what, source, viewer, surface) => {
  expect(surfaceOf(source, viewer)).toBe(surface);
});
