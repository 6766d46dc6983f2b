import type { UserId } from '../../../../src/domain/ids/ids.ts';
import { boardPath } from '../../boards/board-path.ts';
import { canSeeBoard } from '../../access/viewer-standing.ts';
import type { AppealRecord } from '../../ports/moderation/appeals.ts';
import type { HiddenPin } from '../../ports/people/hides.ts';
import type { OwnReaction } from '../../ports/pins/reactions.ts';
import type { SearchedQuery } from '../../ports/people/search-queries.ts';
import type { ReportRecord } from '../../ports/moderation/reports.ts';
import type { SponsorshipRecord } from '../../ports/pins/sponsorships.ts';
import type { ExportDocument } from './export-document.ts';
import type { ExportedStores, FormatTime } from './own-data.ts';

type Sources = { readonly store: ExportedStores; readonly formatTime: FormatTime };

/** The batch size of reads. */
const AT_ONCE = 250;

/** The user's marks on pins, such as favourites and reactions: see docs/export-format.md. */
export async function ownMarks(
  userId: UserId,
  sources: Sources,
): Promise<
  Readonly<Record<'reactions' | 'hidden' | 'searches' | 'reports' | 'appeals' | 'sponsorships', unknown>>
> {
  return {
    reactions: await reactions(userId, sources),
    hidden: await hidden(userId, sources),
    searches: await searches(userId, sources),
    reports: await reports(userId, sources),
    appeals: await appeals(userId, sources),
    sponsorships: await sponsorships(userId, sources),
  };
}

type ReactionNames = { id: 'pin_id'; type: 'reaction_type'; time: 'since' };

async function reactions(userId: UserId, { store, formatTime }: Sources) {
  const all: OwnReaction[] = [];
  for (;;) {
    const page = await store.reactions.ofUser(userId, { after: all.at(-1) ?? null, limit: AT_ONCE });
    all.push(...page);
    if (page.length < AT_ONCE) break;
  }
  return all.map(({ id, type, time }): ExportDocument<OwnReaction, never, ReactionNames> => ({
    pin_id: id,
    reaction_type: type,
    since: formatTime(time),
  }));
}

async function hidden(userId: UserId, { store, formatTime }: Sources) {
  const { pins, people, boards } = await store.hides.ofUser(userId);
  const names = new Map<UserId, string>();
  for (let start = 0; start < people.length; start += AT_ONCE) {
    const ids = people.slice(start, start + AT_ONCE).map(({ id }) => id);
    for (const { id, username } of await store.users.views(ids, userId)) names.set(id, username);
  }
  const hiddenBoards = [];
  for (let start = 0; start < boards.length; start += AT_ONCE) {
    const since = new Map(boards.slice(start, start + AT_ONCE).map(({ id, time }) => [id, time]));
    for (const view of await store.boards.shortViews([...since.keys()], userId)) {
      if (!canSeeBoard(view, userId)) continue;
      const time = since.get(view.board.id) ?? 0;
      hiddenBoards.push({ name: view.board.name, url: boardPath(view), since: formatTime(time) });
    }
  }
  return {
    pins: pins.map(({ pinId, cause, time }): ExportDocument<HiddenPin, never, { time: 'since' }> => ({
      pin_id: pinId,
      cause,
      since: formatTime(time),
    })),
    people: people.flatMap(({ id, time }) => {
      const username = names.get(id);
      return username === undefined ? [] : [{ username, since: formatTime(time) }];
    }),
    boards: hiddenBoards,
  };
}

async function searches(userId: UserId, { store, formatTime }: Sources) {
  const all = await store.searchQueries.ofUser(userId, Number.MAX_SAFE_INTEGER);
  return all.map(({ query, time }): ExportDocument<SearchedQuery, never, { time: 'searched_at' }> => ({
    query,
    searched_at: formatTime(time),
  }));
}

async function reports(reporterId: UserId, { store, formatTime }: Sources) {
  const all: ReportRecord[] = [];
  for (;;) {
    const before = all.at(-1)?.id ?? null;
    const page = await store.reports.list({ reporterId, state: null, before, limit: AT_ONCE });
    all.push(...page);
    if (page.length < AT_ONCE) break;
  }
  return all.map((report): ExportDocument<ReportRecord, 'reporterId' | 'ownerId'> => ({
    id: report.id,
    object_type: report.objectType,
    object_id: report.objectId,
    reason: report.reason,
    text: report.text,
    state: report.state,
    created_at: formatTime(report.createdAt),
    decided_at: report.decidedAt === null ? null : formatTime(report.decidedAt),
    decision_text: report.decisionText,
  }));
}

async function appeals(userId: UserId, { store, formatTime }: Sources) {
  const all = await store.appeals.ofUser(userId);
  return all.map(
    ({ id, kind, objectId, text, state, createdAt }): ExportDocument<AppealRecord, 'userId'> => ({
      id,
      kind,
      object_id: objectId,
      text,
      state,
      created_at: formatTime(createdAt),
    }),
  );
}

type SponsorshipDocument = ExportDocument<
  SponsorshipRecord,
  never,
  { sponsorId: 'sponsor'; createdAt: 'since' }
> & { readonly role: 'sponsor' | 'creator' };

async function sponsorships(userId: UserId, { store, formatTime }: Sources) {
  const all = await store.sponsorships.ofUser(userId);
  const sponsorIds = all.flatMap(({ sponsorId }) => (sponsorId === null ? [] : [sponsorId]));
  const people = await store.users.views([...new Set(sponsorIds)], userId);
  const names = new Map(people.map(({ id, username }) => [id, username]));
  return all.map(({ pinId, sponsorId, status, createdAt }): SponsorshipDocument => ({
    pin_id: pinId,
    role: sponsorId === userId ? 'sponsor' : 'creator',
    sponsor: (sponsorId === null ? undefined : names.get(sponsorId)) ?? null,
    status,
    since: formatTime(createdAt),
  }));
}
