import type { ExperienceRecord } from '../../../../src/domain/experiences/delivery/history.ts';
import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { ConsentEntry, ConsentTexts } from '../../ports/people/consent-log.ts';
import type { OwnReaction } from '../../ports/pins/reactions.ts';
import type { SearchedQuery } from '../../ports/people/search-queries.ts';
import type { TopicDecision } from '../../ports/pins/topics.ts';
import type { ExportDocument } from './export-document.ts';
import { ownLeadAnswers, ownPromotions } from './own-promotions.ts';
import { AT_ONCE, type Sources } from './export-sources.ts';
import { ownFeedSwitches, ownHidden } from './own-hides.ts';
import { ownNews } from './own-news.ts';
import { ownMessages } from './own-messages.ts';
import { ownAppeals, ownReports, ownSponsorships } from './own-reports.ts';

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
      | 'news'
      | 'reports'
      | 'appeals'
      | 'sponsorships'
      | 'promotions'
      | 'lead_answers'
      | 'messages',
      unknown
    >
  >
> {
  return {
    reactions: await reactions(userId, sources),
    hidden: await ownHidden(userId, sources),
    topics: await topics(userId, sources),
    feed: await ownFeedSwitches(userId, sources),
    searches: await searches(userId, sources),
    experiences: await experiences(userId, sources),
    cookie_choices: await cookieChoices(userId, sources),
    news: await ownNews(userId, sources),
    reports: await ownReports(userId, sources),
    appeals: await ownAppeals(userId, sources),
    sponsorships: await ownSponsorships(userId, sources),
    promotions: await ownPromotions(userId, sources),
    lead_answers: await ownLeadAnswers(userId, sources),
    messages: await ownMessages(userId, sources),
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

/** What the user did with messages and tutorials. */
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

async function searches(userId: UserId, { store, formatTime }: Sources) {
  const all = await store.searchQueries.ofUser(userId, Number.MAX_SAFE_INTEGER);
  return all.map(({ query, time }): ExportDocument<SearchedQuery, never, { time: 'searched_at' }> => ({
    query,
    searched_at: formatTime(time),
  }));
}
