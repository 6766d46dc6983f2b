import { expect, test } from 'vitest';
import { isPartner, viewerCategories } from '../../../src/domain/permissions/internal/viewer-category.ts';
import type { ViewerSituation } from '../../../src/domain/permissions/internal/viewer-category.ts';
import { aViewer } from '../../builders/a-user.ts';

const owner = { privacy: 'public', isOwner: true, isCollaborator: false, granted: [] } as const;
const collaborator = { ...owner, isOwner: false, isCollaborator: true };

test.each<[string, ViewerSituation, string[]]>([
  ['nobody', { viewer: null }, ['signed_out']],
  ['a user', { viewer: aViewer() }, ['signed_in']],
  ['an owner', { viewer: aViewer(), board: owner }, ['signed_in', 'board_owner']],
  ['a collaborator', { viewer: aViewer(), board: collaborator }, ['signed_in', 'collaborator']],
  ['a partner', { viewer: aViewer({ isPartner: true }) }, ['signed_in', 'partner']],
  ['a promoter', { viewer: aViewer(), isPromoter: true }, ['signed_in', 'promoter']],
  ['an employee', { viewer: aViewer({ isEmployee: true }) }, ['signed_in', 'employee']],
  ['a bot', { viewer: null, agent: 'bot' }, ['bot', 'signed_out']],
  ['a social bot', { viewer: null, agent: 'social_bot' }, ['social_bot', 'signed_out']],
  ['nobody, on a board', { viewer: null, board: owner }, ['signed_out']],
])('%s', (_, situation, categories) => expect([...viewerCategories(situation)]).toEqual(categories));

test('a partner has a session', () => {
  expect(isPartner(aViewer({ isPartner: true }))).toBe(true);
  expect(isPartner(aViewer({ isPartner: true, isAuth: false }))).toBe(false);
  expect(isPartner(aViewer())).toBe(false);
  expect(isPartner(null)).toBe(false);
});
