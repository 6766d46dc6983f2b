import type { ExperienceRecord } from '../../../../src/domain/experiences/delivery/history.ts';
import type { BoardId, UserId } from '../../../../src/domain/ids/ids.ts';
import { boardPath } from '../../boards/board-path.ts';
import { canSeeBoard } from '../../access/viewer-standing.ts';
import type { AppealRecord } from '../../ports/moderation/appeals.ts';
import type { ConsentEntry, ConsentTexts } from '../../ports/people/consent-log.ts';
import type { SwitchedOff } from '../../ports/people/feed-switches.ts';
import type { HiddenPin } from '../../ports/people/hides.ts';
import type { OwnReaction } from '../../ports/pins/reactions.ts';
import type { SearchedQuery } from '../../ports/people/search-queries.ts';
import type { ReportRecord } from '../../ports/moderation/reports.ts';
import type { TopicDecision } from '../../ports/pins/topics.ts';
import type { SponsorshipRecord } from '../../ports/pins/sponsorships.ts';
import type { ExportDocument } from './export-document.ts';
import { ownLeadAnswers, ownPromotions } from './own-promotions.ts';
import type { ExportedStores, FormatTime } from './own-data.ts';

type Sources = { readonly store: ExportedStores; readonly formatTime: FormatTime };

/** The batch size of reads. */
const AT_ONCE = 250;

/** The user's marks on pins, such as favourites and reactions: see docs/export-format.md. */
export async function ownMarks(
  userId: UserId,
  sources: Sources,
): Promise<
  Readonly<
    Record<
      | 'reactions'
      | 'hidden'
      | 'topics'
      | 'feed'
      | 'searches'
      | 'experiences'
      | 'cookie_choices'
      | 'reports'
      | 'appeals'
      | 'sponsorships'
      | 'promotions'
      | 'lead_answers',
      unknown
    >
  >
> {
  return {
    reactions: await reactions(userId, sources),
    hidden: await hidden(userId, sources),
    topics: await topics(userId, sources),
    feed: await feed(userId, sources),
    searches: await searches(userId, sources),
    experiences: await experiences(userId, sources),
    cookie_choices: await cookieChoices(userId, sources),
    reports: await reports(userId, sources),
    appeals: await appeals(userId, sources),
    sponsorships: await sponsorships(userId, sources),
    promotions: await ownPromotions(userId, sources),
    lead_answers: await ownLeadAnswers(userId, sources),
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
  const namedPeople = await usernames(people, userId, store);
  const namedBoards = await boardNames(boards, userId, store);
  return {
    pins: pins.map(({ pinId, cause, time }): ExportDocument<HiddenPin, never, { time: 'since' }> => ({
      pin_id: pinId,
      cause,
      since: formatTime(time),
    })),
    people: namedPeople.map(({ of, ...person }) => ({ ...person, since: formatTime(of.time) })),
    boards: namedBoards.map(({ of, ...board }) => ({ ...board, since: formatTime(of.time) })),
  };
}

type TopicDocument = ExportDocument<
  TopicDecision,
  'id',
  { original: 'pin_id'; applies: 'applies'; time: 'since' }
> & { readonly topic: string };

/** What the user decided about topics of pins. */
async function topics(userId: UserId, { store, formatTime }: Sources) {
  const decisions = await store.pinTopics.ofUser(userId);
  const views = await store.topics.views([...new Set(decisions.map(({ id }) => id))], userId);
  const names = new Map(views.map(({ topic }) => [topic.id, topic.urlName]));
  return decisions.map(({ original, id, applies, time }): TopicDocument => ({
    pin_id: original,
    topic: names.get(id) ?? id,
    applies,
    since: formatTime(time),
  }));
}

/** What the user did with messages and tutorials. */
/** What the proof of the user's consents says, with the texts that were read. */
async function cookieChoices(userId: UserId, { store, formatTime }: Sources) {
  const entries = await store.consentLog.ofUser(userId);
  return Promise.all(
    entries.map(
      async ({
        decidedAt,
        textHash,
        ...entry
      }): Promise<
        ExportDocument<ConsentEntry, 'number' | 'previousHash' | 'hash'> & {
          readonly texts: ConsentTexts['texts'] | null;
        }
      > => ({
        receipt: entry.receipt,
        decided_at: formatTime(decidedAt),
        source: entry.source,
        analytics: entry.analytics,
        marketing: entry.marketing,
        personalization: entry.personalization,
        version: entry.version,
        locale: entry.locale,
        text_hash: textHash,
        texts: (await store.consentLog.texts(textHash))?.texts ?? null,
      }),
    ),
  );
}

async function experiences(userId: UserId, { store, formatTime }: Sources) {
  const marks = await store.experiences.marksOf({ kind: 'user', id: userId });
  const time = (moment: number | null) => (moment === null ? null : formatTime(moment));
  return marks.map((mark): ExportDocument<ExperienceRecord> => ({
    experience_id: mark.experienceId,
    placement_id: mark.placementId,
    status: mark.status,
    views: mark.views,
    last_viewed_at: time(mark.lastViewedAt),
    ended_at: time(mark.endedAt),
    triggered_at: time(mark.triggeredAt),
    revision: mark.revision,
  }));
}

/** What the user has switched off for the home feed, and when they started over. */
async function feed(userId: UserId, { store, formatTime }: Sources) {
  const { topics, boards, pinners, pins, domains, since } = await store.feedSwitches.switchedOff(userId);
  const placed = <Id>(ids: ReadonlySet<Id>) => [...ids].map((id) => ({ id }));
  const document: ExportDocument<
    SwitchedOff,
    never,
    {
      topics: 'topics_off';
      boards: 'boards_off';
      pinners: 'people_off';
      pins: 'pins_off';
      domains: 'websites_off';
      since: 'started_over_at';
    }
  > = {
    started_over_at: since === null ? null : formatTime(since),
    topics_off: (await store.topics.views([...topics], userId)).map(({ topic }) => ({
      name: topic.name,
      url_name: topic.urlName,
    })),
    boards_off: (await boardNames(placed(boards), userId, store)).map(({ name, url }) => ({ name, url })),
    people_off: (await usernames(placed(pinners), userId, store)).map(({ username }) => ({ username })),
    pins_off: [...pins],
    websites_off: [...domains],
  };
  return document;
}

/** The people that the user may know of, each with what it was looked up by. */
async function usernames<Of extends { readonly id: UserId }>(
  people: readonly Of[],
  viewer: UserId,
  store: ExportedStores,
) {
  const named: { username: string; of: Of }[] = [];
  for (let start = 0; start < people.length; start += AT_ONCE) {
    const some = new Map(people.slice(start, start + AT_ONCE).map((of) => [of.id, of]));
    for (const { id, username } of await store.users.views([...some.keys()], viewer)) {
      const of = some.get(id);
      if (of !== undefined) named.push({ username, of });
    }
  }
  return named;
}

/** The boards that the user may see, each with what it was looked up by. */
async function boardNames<Of extends { readonly id: BoardId }>(
  boards: readonly Of[],
  viewer: UserId,
  store: ExportedStores,
) {
  const named: { name: string; url: string; of: Of }[] = [];
  for (let start = 0; start < boards.length; start += AT_ONCE) {
    const some = new Map(boards.slice(start, start + AT_ONCE).map((of) => [of.id, of]));
    for (const view of await store.boards.shortViews([...some.keys()], viewer)) {
      const of = some.get(view.board.id);
      if (of === undefined || !canSeeBoard(view, viewer)) continue;
      named.push({ name: view.board.name, url: boardPath(view), of });
    }
  }
  return named;
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
    title: report.title,
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
