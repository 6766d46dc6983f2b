import type { BoardPermission } from '../../../../src/domain/boards/board-permission.ts';
import { toBoardId, toUserId } from '../../../../src/domain/ids/ids.ts';
import type { WireBoard, WireSection } from '../../../../wire/board.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { outcomeOf } from '../core/small-browser.ts';
import { succeeded, type Member } from './member.ts';
import type { TestApp } from './test-app.ts';

/** Makes somebody an accepted collaborator. */
export async function shareBoard(
  app: TestApp,
  board: { readonly id: string },
  user: { readonly id: string },
  permissions: readonly BoardPermission[],
): Promise<void> {
  await app.store.transaction((tx) =>
    tx.boards.putCollaborator(toBoardId(board.id), toUserId(user.id), { state: 'accepted', permissions }),
  );
}

export async function makeSection(
  { browser }: Member,
  options: Record<string, unknown>,
): Promise<WireSection> {
  return succeeded<WireSection>(
    await browser.call('BoardSectionResource', 'create', { name: 'Chairs', ...options }),
  );
}

export async function savePin({ browser }: Member, options: Record<string, unknown>): Promise<WirePin> {
  return succeeded<WirePin>(await browser.call('RepinResource', 'create', options));
}

export async function readBoard({ browser }: Pick<Member, 'browser'>, id: string): Promise<WireBoard> {
  return succeeded<WireBoard>(await browser.call('BoardResource', 'get', { board_id: id }));
}

export async function readPin({ browser }: Pick<Member, 'browser'>, id: string): Promise<WirePin> {
  return succeeded<WirePin>(await browser.call('PinResource', 'get', { id }));
}

/** Ids, or titles, of the items of a list's first page. */
export async function listed(
  { browser }: Pick<Member, 'browser'>,
  name: string,
  options: Record<string, unknown>,
  field: 'id' | 'title' | 'name' = 'id',
): Promise<readonly string[]> {
  const items = succeeded<Record<string, string>[]>(
    await browser.call(name, 'get', { page_size: 250, ...options }),
  );
  return items.map((item) => item[field] ?? '');
}

/** How a call ends: `200` or status and code. */
export async function outcome(
  { browser }: Pick<Member, 'browser'>,
  name: string,
  action: string,
  options: Record<string, unknown>,
): Promise<string> {
  return outcomeOf(await browser.call(name, action, options));
}
