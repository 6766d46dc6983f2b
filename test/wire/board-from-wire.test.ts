import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardFromWire, sectionFromWire } from '../../wire/board-from-wire.ts';
import { aWireBoard, aWireSection } from '../builders/a-wire-board.ts';

describe('a board from the wire', () => {
  test('keeps every field under its client name', () => {
    const cover = { url: 'https://pins.test/media/222x/a.jpg', width: 222, height: 300 };
    const board = boardFromWire(
      aWireBoard({
        privacy: 'secret',
        layout: 'quick_saves',
        followed_by_me: true,
        is_collaborative: true,
        collaborated_by_me: true,
        collaborator_count: 2,
        collaborator_permissions: ['pin_add', 'comment'],
        pin_count: 12,
        section_count: 3,
        cover_images: { '222x': cover },
      }),
    );
    expect(board).toMatchObject({
      entityId: '21',
      name: 'Home',
      url: '/ann/home/',
      privacy: 'secret',
      layout: 'quick_saves',
      followedByMe: true,
      isCollaborative: true,
      collaboratedByMe: true,
      collaboratorCount: 2,
      collaboratorPermissions: ['pin_add', 'comment'],
      pinCount: 12,
      sectionCount: 3,
      boardOrderModifiedAt: Date.UTC(2026, 8, 1, 1, 10, 33),
      owner: { entityId: '11' },
      coverImages: { '222x': cover },
    });
  });

  test('is treated as secret when its privacy is of an unknown kind, and as public when it has none', () => {
    expect(boardFromWire({ id: '1', privacy: 'team' }).privacy).toBe('secret');
    expect(boardFromWire({ id: '1' }).privacy).toBe('public');
    expect(boardFromWire({ id: '1', protected: true }).privacy).toBe('protected');
  });

  test('grants no permission that nobody knows', () => {
    expect(boardFromWire({ collaborator_permissions: ['pin_add', 'rule_world', 5] })).toMatchObject({
      collaboratorPermissions: ['pin_add'],
    });
  });

  test('reads anything without failing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(boardFromWire(value).pinCount).toBe(0);
      }),
    );
  });
});

test('a section knows its board and owner', () => {
  expect(sectionFromWire(aWireSection())).toMatchObject({
    entityId: '31',
    title: 'Chairs',
    slug: 'chairs',
    board: { entityId: '21' },
    user: { entityId: '11' },
  });
});
