import { phrase, type Message, type Phrase } from '../../../domain/messages/message.ts';
import type { StoragePlace, StoredEntry, StoredName } from '../../../domain/storage/stored-data.ts';
import { cookiePolicyMessages } from './messages.en.ts';

/** What each entry is for, and when it is set. */
export const PURPOSES: Readonly<Record<StoredName, Message>> = {
  _pinakes_sess: cookiePolicyMessages.session,
  _auth: cookiePolicyMessages.auth,
  csrftoken: cookiePolicyMessages.csrf,
  _consent: cookiePolicyMessages.consent,
  theme: cookiePolicyMessages.theme,
  _closed_messages: cookiePolicyMessages.closedMessages,
  _unauth_id: cookiePolicyMessages.visitor,
  'counts.': cookiePolicyMessages.counts,
  'events.': cookiePolicyMessages.events,
  'pinakes:visits': cookiePolicyMessages.visits,
  'pinakes:draft:': cookiePolicyMessages.drafts,
  'pinakes:seen': cookiePolicyMessages.seen,
  'pinakes:onboarding:': cookiePolicyMessages.firstAnswers,
  'pinakes:home:': cookiePolicyMessages.homeNewest,
  'pinakes:shortcuts': cookiePolicyMessages.shortcutSwitch,
  'pinakes:pins-changed': cookiePolicyMessages.pinsChanged,
  'pinakes:renewed': cookiePolicyMessages.renewed,
  'pinakes:experience-ended:': cookiePolicyMessages.endedMessages,
  'pinakes:interruption': cookiePolicyMessages.interruption,
  'pinakes:interrupted': cookiePolicyMessages.interrupted,
  'pinakes-scroll': cookiePolicyMessages.scroll,
  'pinakes:completed-searches': cookiePolicyMessages.searches,
  'pinakes:save-choice:': cookiePolicyMessages.saveChoice,
  pinakes: cookiePolicyMessages.draftImages,
  'pinakes-shared': cookiePolicyMessages.shared,
  'pinakes-seen': cookiePolicyMessages.seenImages,
  'pinakes-shell-': cookiePolicyMessages.shell,
};

export const PLACES: Readonly<Record<StoragePlace, Message>> = {
  cookie: cookiePolicyMessages.cookie,
  local: cookiePolicyMessages.browserStorage,
  session: cookiePolicyMessages.windowStorage,
  database: cookiePolicyMessages.database,
  cache: cookiePolicyMessages.cache,
};

/** How long an entry is kept. */
export function lifeText({ life }: StoredEntry): Phrase {
  switch (life) {
    case 'log-out':
      return cookiePolicyMessages.untilLogOut;
    case 'window':
      return cookiePolicyMessages.untilClosed;
    case 'deletion':
      return cookiePolicyMessages.untilDeleted;
    default:
      return phrase(cookiePolicyMessages.days, { days: life });
  }
}
