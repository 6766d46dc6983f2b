import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { AppealRecord } from '../../ports/moderation/appeals.ts';
import type { ReportRecord } from '../../ports/moderation/reports.ts';
import type { SponsorshipRecord } from '../../ports/pins/sponsorships.ts';
import type { ExportDocument } from './export-document.ts';
import { AT_ONCE, type Sources } from './export-sources.ts';

/** The reports that the user made, with their outcome. */
export async function ownReports(reporterId: UserId, { store, formatTime }: Sources) {
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
    title: report.title,
    reason: report.reason,
    text: report.text,
    state: report.state,
    created_at: formatTime(report.createdAt),
    decided_at: report.decidedAt === null ? null : formatTime(report.decidedAt),
    decision_text: report.decisionText,
  }));
}

/** The user's appeals, with their outcome. */
export async function ownAppeals(userId: UserId, { store, formatTime }: Sources) {
  const all = await store.appeals.ofUser(userId);
  return all.map(
    ({
      id,
      kind,
      objectId,
      text,
      state,
      createdAt,
      decidedAt,
      decisionText,
    }): ExportDocument<AppealRecord, 'userId'> => ({
      id,
      kind,
      object_id: objectId,
      text,
      state,
      created_at: formatTime(createdAt),
      decided_at: decidedAt === null ? null : formatTime(decidedAt),
      decision_text: decisionText,
    }),
  );
}

type SponsorshipDocument = ExportDocument<
  SponsorshipRecord,
  never,
  { sponsorId: 'sponsor'; createdAt: 'since' }
> & { readonly role: 'sponsor' | 'creator' };

/** The sponsorships in which the user is sponsor or creator. */
export async function ownSponsorships(userId: UserId, { store, formatTime }: Sources) {
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
