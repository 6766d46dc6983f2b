import { OFFERED_REASONS } from '../../../../src/domain/feedback/report-reasons.ts';
import type { Language } from '../../../../src/domain/messages/language.ts';
import type { Message, Values } from '../../../../src/domain/messages/message.ts';
import type { ReportReason } from '../../../../src/domain/reports/report.ts';
import type { AppealRecord } from '../../ports/moderation/appeals.ts';
import type { DecisionRecord } from '../../ports/moderation/moderation.ts';
import type { ReportRecord } from '../../ports/moderation/reports.ts';
import type { PromotionRecord } from '../../ports/pins/promotions.ts';
import type { Line, MailBody, PersonName } from './mail-body.ts';
import { mailMessages } from './messages.en.ts';

const REMOVED_PIN = { titled: mailMessages.removedPin, untitled: mailMessages.removedUntitled } as const;
/** What was removed. Boards have a name; people are not removed, and comments do not exist yet. */
const REMOVED = {
  pin: REMOVED_PIN,
  board: { ...REMOVED_PIN, titled: mailMessages.removedBoard },
  message: { titled: mailMessages.removedMessage, untitled: mailMessages.removedMessageUntitled },
  user: REMOVED_PIN,
  comment: REMOVED_PIN,
} as const;
const RESTORED_PIN = {
  subject: mailMessages.restoredSubject,
  titled: mailMessages.restoredText,
  untitled: mailMessages.restoredUntitled,
} as const;
const RESTORED_MESSAGE = {
  subject: mailMessages.restoredMessageSubject,
  titled: mailMessages.restoredMessage,
  untitled: mailMessages.restoredMessageUntitled,
} as const;

/** The contents of mails about reports, decisions and reviews of ads, in one language. `username` is the recipient’s. */
export class ModerationTexts {
  readonly #language: Language;
  readonly #siteName: string;

  constructor(language: Language, siteName: string) {
    this.#language = language;
    this.#siteName = siteName;
  }

  reportDecided({ state, decisionText }: ReportRecord, url: string, unsubscribeUrl: string): MailBody {
    const text = state === 'upheld' ? mailMessages.reportUpheld : mailMessages.reportDismissed;
    const body = this.#body(
      mailMessages.reportSubject,
      [this.#line(text, {}), ...this.#note(decisionText)],
      url,
    );
    return {
      ...body,
      notes: [{ line: [this.#language.text(mailMessages.unsubscribe)], url: unsubscribeUrl }],
    };
  }

  /** The mail to the owner; undefined for decisions that send none, or one of another kind. */
  moderated(username: string, decision: DecisionRecord, url: string): MailBody | undefined {
    const { reason, text } = decision;
    const [subject, first] = this.#decided(username, decision) ?? [];
    if (subject === undefined || first === undefined) return undefined;
    const isAgainst = decision.action === 'remove' || decision.action === 'restrict_user';
    return this.#body(subject, [first, ...(isAgainst ? this.#reason(reason) : []), ...this.#note(text)], url);
  }

  appealDecided(username: string, { state, decisionText }: AppealRecord, url: string): MailBody {
    const text = state === 'upheld' ? mailMessages.appealGranted : mailMessages.appealRejected;
    const first = this.#line(text, { username: { name: username } });
    return this.#body(mailMessages.appealSubject, [first, ...this.#note(decisionText)], url);
  }

  adDecided(
    username: string,
    { status, reason }: Pick<PromotionRecord, 'status' | 'reason'>,
    title: string,
    url: string,
  ): MailBody {
    const named = { username: { name: username }, title: { name: title } };
    const [text, untitled] =
      status === 'rejected'
        ? [mailMessages.adRejected, mailMessages.adRejectedUntitled]
        : [mailMessages.adApproved, mailMessages.adApprovedUntitled];
    const first = title === '' ? this.#line(untitled, named) : this.#line(text, named);
    const why =
      reason === null ? [] : [this.#line(mailMessages.moderationReason, { reason: { name: reason } })];
    return this.#body(mailMessages.adSubject, [first, ...why], url);
  }

  #decided(username: string, { action, objectType, title }: DecisionRecord) {
    const [to, named] = [
      { username: { name: username } },
      { username: { name: username }, title: { name: title } },
    ];
    switch (action) {
      case 'remove': {
        const { titled, untitled } = REMOVED[objectType];
        const first = title === '' ? this.#line(untitled, to) : this.#line(titled, named);
        return [mailMessages.removedSubject, first] as const;
      }
      case 'restrict_user':
        return [mailMessages.restrictedSubject, this.#line(mailMessages.restrictedText, to)] as const;
      case 'undo_remove': {
        const { subject, titled, untitled } = objectType === 'message' ? RESTORED_MESSAGE : RESTORED_PIN;
        const first = title === '' ? this.#line(untitled, to) : this.#line(titled, named);
        return [subject, first] as const;
      }
      case 'lift_restriction':
        return [mailMessages.liftedSubject, this.#line(mailMessages.liftedText, to)] as const;
      default:
        return undefined;
    }
  }

  #body(subject: Message<{ siteName: string }>, lines: readonly Line[], url: string): MailBody {
    return {
      language: this.#language,
      subject: this.#line(subject, { siteName: this.#siteName }),
      lines,
      button: { label: this.#language.text(mailMessages.moderationButton), url },
      notes: [],
    };
  }

  #reason(reason: ReportReason | null): readonly Line[] {
    const label = OFFERED_REASONS.find(({ id }) => id === reason)?.label;
    if (label === undefined) return [];
    return [this.#line(mailMessages.moderationReason, { reason: this.#language.text(label) })];
  }

  #note(note: string | null): readonly Line[] {
    return note === null || note === ''
      ? []
      : [this.#line(mailMessages.moderatorNote, { note: { name: note } })];
  }

  #line<Needed extends Values>(
    message: Message<Needed>,
    values: { readonly [Name in keyof Needed]: PersonName | Needed[Name] },
  ): Line {
    return this.#language.parts<PersonName, Needed>(message, values);
  }
}
