import type { Language } from '../../../../src/domain/messages/language.ts';
import { phrase, type Message, type Values } from '../../../../src/domain/messages/message.ts';
import { EXPORT_KEPT_DAYS } from '../../ports/people/account-exports.ts';
import { RESET_HOURS } from '../mail-links.ts';
import type { Line, MailBody, PersonName } from './mail-body.ts';
import { mailMessages } from './messages.en.ts';

type Note = MailBody['notes'][number];

/** The contents of mails in one language. `username` is the recipient's. */
export class MailTexts {
  readonly #language: Language;
  readonly #siteName: string;

  constructor(language: Language, siteName: string) {
    this.#language = language;
    this.#siteName = siteName;
  }

  passwordReset(username: string, url: string): MailBody {
    return this.#body({
      subject: this.#line(mailMessages.resetSubject, { siteName: this.#siteName }),
      lines: [this.#line(mailMessages.resetText, { username: { name: username } })],
      button: { label: this.#text(mailMessages.resetButton), url },
      notes: [this.#resetExpires(), this.#note(mailMessages.resetUnexpected)],
    });
  }

  accountSecured(username: string, url: string): MailBody {
    return this.#body({
      subject: this.#line(mailMessages.securedSubject, { siteName: this.#siteName }),
      lines: [
        this.#line(mailMessages.securedText, { username: { name: username } }),
        this.#line(mailMessages.securedEffect, {}),
      ],
      button: { label: this.#text(mailMessages.securedButton), url },
      notes: [this.#resetExpires()],
    });
  }

  signup(url: string): MailBody {
    return this.#body({
      subject: this.#line(mailMessages.signupSubject, { siteName: this.#siteName }),
      lines: [this.#line(mailMessages.signupText, {})],
      button: { label: this.#text(mailMessages.confirmButton), url },
      notes: [this.#note(mailMessages.signupUnexpected)],
    });
  }

  alreadyRegistered(username: string, url: string): MailBody {
    return this.#body({
      subject: this.#line(mailMessages.registeredSubject, { siteName: this.#siteName }),
      lines: [this.#line(mailMessages.registeredText, { username: { name: username } })],
      button: { label: this.#text(mailMessages.registeredButton), url },
      notes: [this.#note(mailMessages.registeredUnexpected)],
    });
  }

  confirmEmail(username: string, url: string): MailBody {
    return this.#body({
      subject: this.#line(mailMessages.confirmSubject, { siteName: this.#siteName }),
      lines: [this.#line(mailMessages.confirmText, { username: { name: username } })],
      button: { label: this.#text(mailMessages.confirmButton), url },
      notes: [this.#note(mailMessages.confirmUnexpected)],
    });
  }

  emailChanged(username: string, panicUrl: string): MailBody {
    return this.#body({
      subject: this.#line(mailMessages.emailChangedSubject, { siteName: this.#siteName }),
      lines: [this.#line(mailMessages.emailChangedText, { username: { name: username } })],
      notes: [this.#note(mailMessages.secureAccount, panicUrl)],
    });
  }

  passwordChanged(username: string, panicUrl: string): MailBody {
    return this.#body({
      subject: this.#line(mailMessages.passwordChangedSubject, { siteName: this.#siteName }),
      lines: [this.#line(mailMessages.passwordChangedText, { username: { name: username } })],
      notes: [this.#note(mailMessages.secureAccount, panicUrl)],
    });
  }

  newFollower(followerName: string, url: string, unsubscribeUrl: string): MailBody {
    const siteName = this.#siteName;
    const follower = { name: followerName };
    return this.#body({
      subject: this.#line(mailMessages.followerSubject, { follower, siteName }),
      lines: [this.#line(mailMessages.followerText, { follower })],
      button: { label: this.#language.text(phrase(mailMessages.followerButton, { siteName })), url },
      notes: [this.#note(mailMessages.unsubscribe, unsubscribeUrl)],
    });
  }

  exportReady(url: string): MailBody {
    const days = EXPORT_KEPT_DAYS;
    return this.#body({
      subject: this.#line(mailMessages.exportSubject, { siteName: this.#siteName }),
      lines: [this.#line(mailMessages.exportText, {})],
      button: { label: this.#text(mailMessages.exportButton), url },
      notes: [{ line: this.#line(mailMessages.exportExpires, { days }), url: null }],
    });
  }

  sponsorshipAsked(username: string, creator: string, title: string, url: string): MailBody {
    const named = { username: { name: username }, creator: { name: creator } };
    const first =
      title === ''
        ? this.#line(mailMessages.sponsorUntitled, named)
        : this.#line(mailMessages.sponsorText, { ...named, title: { name: title } });
    return this.#body({
      subject: this.#line(mailMessages.sponsorSubject, { siteName: this.#siteName }),
      lines: [first, this.#line(mailMessages.sponsorAnswer, {})],
      button: { label: this.#text(mailMessages.sponsorButton), url },
      notes: [],
    });
  }

  /** `deletesAt` in milliseconds since the epoch. */
  deletionPlanned(username: string, deletesAt: number, panicUrl: string): MailBody {
    const format = new Intl.DateTimeFormat(this.#language.locale, { dateStyle: 'long', timeZone: 'UTC' });
    const day = format.format(deletesAt);
    return this.#body({
      subject: this.#line(mailMessages.deletionSubject, { siteName: this.#siteName }),
      lines: [
        this.#line(mailMessages.deletionText, { username: { name: username }, day }),
        this.#line(mailMessages.deletionCancel, {}),
      ],
      notes: [this.#note(mailMessages.deletionUnexpected, panicUrl)],
    });
  }

  #body(content: Omit<MailBody, 'language' | 'button'> & Partial<Pick<MailBody, 'button'>>): MailBody {
    return { language: this.#language, button: null, ...content };
  }

  #resetExpires(): Note {
    return { line: this.#line(mailMessages.resetExpires, { hours: RESET_HOURS }), url: null };
  }

  #note(message: Message<Record<never, never>>, url: string | null = null): Note {
    return { line: [this.#text(message)], url };
  }

  #text(message: Message<Record<never, never>>): string {
    return this.#language.text(message);
  }

  #line<Needed extends Values>(
    message: Message<Needed>,
    values: { readonly [Name in keyof Needed]: PersonName | Needed[Name] },
  ): Line {
    return this.#language.parts<PersonName, Needed>(message, values);
  }
}
