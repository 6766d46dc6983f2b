import { canSeePin } from '../access/pin-visibility.ts';
import type { PinId } from '../../../src/domain/ids/ids.ts';
import { emailKey } from '../../../src/domain/limits/email-field.ts';
import { findByLogin } from '../people/find-person.ts';
import { formatRoute } from '../../../src/domain/routes/format-route.ts';
import type { LanguageOf } from '../ports/languages.ts';
import type { Letter, MailRecord } from '../ports/people/mails.ts';
import type { UserRecord } from '../ports/records.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock, Secrets } from '../ports/surroundings.ts';
import { composeModerationMail } from './internal/moderation-mail.ts';
import { ModerationTexts } from './internal/moderation-texts.ts';
import type { MailBody } from './internal/mail-body.ts';
import {
  newMailToken,
  subscriptionToken,
  tokenUrl,
  type MailTokenFor,
  type NewMailToken,
} from './mail-links.ts';
import { wantsMails } from './mail-preferences.ts';
import { MailTexts } from './internal/mail-texts.ts';

export type ComposeMailDeps = {
  readonly store: StoreReader;
  readonly secrets: Pick<Secrets, 'randomHex' | 'hashToken' | 'sign'>;
  readonly clock: Clock;
  readonly siteName: string;
  readonly languageOf: LanguageOf;
  /** Base of all links, never taken from a request; without a trailing slash. */
  readonly baseUrl: () => string;
};

/** A mail with the token of its link; the token must be stored before the mail is sent. */
export type ComposedMail = {
  readonly to: string;
  readonly body: MailBody;
  readonly token: NewMailToken | null;
  readonly unsubscribeUrl: string | null;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The limit of mails with links to one address per hour, whoever requests them. */
const MOST_LINKS_AN_HOUR = 5;

type WithToken = Omit<MailTokenFor, 'address'> & { readonly to: string; readonly username: string };

/** Composes the mail of a letter; undefined when the reason for the mail no longer exists. */
export class ComposeMail {
  readonly #deps: ComposeMailDeps;

  constructor(deps: ComposeMailDeps) {
    this.#deps = deps;
  }

  async run({ letter, userId }: MailRecord): Promise<ComposedMail | undefined> {
    if (letter.kind === 'signup') return this.#signup(letter.signup);
    const { users } = this.#deps.store;
    if (letter.kind === 'password_reset') return this.#reset(await findByLogin(users, letter.name));
    const user = userId === null ? undefined : await users.find(userId);
    return user === undefined ? undefined : this.#toUser(letter, user);
  }

  async #reset(user: UserRecord | undefined): Promise<ComposedMail | undefined> {
    if (user === undefined || (await this.#isEnough(user.email, 'reset'))) return undefined;
    const texts = this.#textsFor(user);
    const tokenOptions = {
      purpose: 'reset',
      userId: user.id,
      to: user.email,
      username: user.username,
    } as const;
    return this.#withToken(tokenOptions, (url) => texts.passwordReset(user.username, url));
  }

  async #signup(signup: Extract<Letter, { kind: 'signup' }>['signup']): Promise<ComposedMail | undefined> {
    const { store } = this.#deps;
    const to = signup.email;
    const existing = await store.users.findByEmail(emailKey(to));
    if (existing !== undefined) {
      const body = this.#textsFor(existing).alreadyRegistered(existing.username, this.#page('login'));
      return { to, body, token: null, unsubscribeUrl: null };
    }
    if (await this.#isEnough(to, 'signup')) return undefined;
    const tokenOptions = { purpose: 'signup', userId: null, signup, to, username: signup.username } as const;
    return this.#withToken(tokenOptions, (url) => this.#textsFor(signup).signup(url));
  }

  async #toUser(
    letter: Exclude<Letter, { kind: 'signup' | 'password_reset' }>,
    user: UserRecord,
  ): Promise<ComposedMail | undefined> {
    const texts = this.#textsFor(user);
    const { id: userId, username } = user;
    switch (letter.kind) {
      case 'account_secured': {
        const tokenOptions = { purpose: 'reset', userId, to: letter.address, username } as const;
        return this.#withToken(tokenOptions, (url) => texts.accountSecured(username, url));
      }
      case 'confirm_email':
        return this.#confirmation(user, letter.address);
      case 'email_changed': {
        const tokenOptions = { purpose: 'panic', userId, to: letter.address, username } as const;
        return this.#withToken(tokenOptions, (url) => texts.emailChanged(username, url));
      }
      case 'password_changed': {
        const tokenOptions = { purpose: 'panic', userId, to: user.email, username } as const;
        return this.#withToken(tokenOptions, (url) => texts.passwordChanged(username, url));
      }
      case 'new_follower':
        return this.#newFollower(user, letter.followerId);
      case 'report_decided':
      case 'moderated':
      case 'appeal_decided':
      case 'ad_decided':
        return composeModerationMail(letter, user, {
          store: this.#deps.store,
          texts: new ModerationTexts(this.#deps.languageOf(user.locale), this.#deps.siteName),
          baseUrl: this.#deps.baseUrl(),
          unsubscribeUrl: this.#unsubscribeUrl(user),
        });
      case 'export_ready':
        if (!user.emailVerified) return undefined;
        return {
          to: user.email,
          body: texts.exportReady(this.#page('settings')),
          token: null,
          unsubscribeUrl: null,
        };
      case 'sponsorship_asked':
        return this.#sponsorshipAsked(user, letter.pinId);
      case 'deletion_planned': {
        const { deletesAt } = user;
        if (deletesAt === null) return undefined;
        const tokenOptions = { purpose: 'panic', userId, to: user.email, username } as const;
        return this.#withToken(tokenOptions, (url) => texts.deletionPlanned(username, deletesAt, url));
      }
    }
  }

  /** No mail when the address is confirmed already, or another account has it. */
  async #confirmation(user: UserRecord, address: string): Promise<ComposedMail | undefined> {
    const owner = await this.#deps.store.users.findByEmail(emailKey(address));
    const isProven = owner?.id === user.id && user.emailVerified && owner.email === address;
    const isForeign = owner !== undefined && owner.id !== user.id;
    if (isProven || isForeign || (await this.#isEnough(address, 'confirm_email'))) return undefined;
    const texts = this.#textsFor(user);
    const { id: userId, username } = user;
    const tokenOptions = { purpose: 'confirm_email', userId, to: address, username } as const;
    return this.#withToken(tokenOptions, (url) => texts.confirmEmail(username, url));
  }

  /** At most one mail of this kind a day, to confirmed addresses, if enabled, while the follow still exists. */
  async #newFollower(user: UserRecord, followerId: UserRecord['id']): Promise<ComposedMail | undefined> {
    const { store, clock } = this.#deps;
    if (!wantsMails(user, 'follow')) return undefined;
    const [follower] = await store.users.views([followerId], user.id);
    if (follower === undefined || !follower.followsViewer) return undefined;
    if ((await store.mailTokens.countSince(user.email, 'login', clock.now() - DAY_MS)) > 0) return undefined;
    const unsubscribeUrl = this.#unsubscribeUrl(user);
    const tokenOptions = {
      purpose: 'login',
      userId: user.id,
      to: user.email,
      username: user.username,
    } as const;
    const composed = this.#withToken(tokenOptions, (url) =>
      this.#textsFor(user).newFollower(follower.username, url, unsubscribeUrl),
    );
    return { ...composed, unsubscribeUrl };
  }

  /** To active people with a confirmed address, while the question is open. */
  async #sponsorshipAsked(user: UserRecord, pinId: PinId): Promise<ComposedMail | undefined> {
    const { store, clock, baseUrl } = this.#deps;
    if (!user.emailVerified || user.state !== 'active') return undefined;
    const [view] = await store.pins.views([pinId], user.id);
    if (view === undefined || !canSeePin(view, user.id, clock.now())) return undefined;
    const { sponsorship, pinner, pin } = view;
    if (sponsorship?.status !== 0 || sponsorship.sponsor?.id !== user.id) return undefined;
    const url = baseUrl() + formatRoute({ kind: 'pin', pinId });
    const body = this.#textsFor(user).sponsorshipAsked(user.username, pinner.username, pin.title, url);
    return { to: user.email, body, token: null, unsubscribeUrl: null };
  }

  #withToken({ to, username, ...tokenOptions }: WithToken, write: (url: string) => MailBody): ComposedMail {
    const token = newMailToken(this.#deps, { ...tokenOptions, address: to });
    return { to, body: write(tokenUrl(this.#deps.baseUrl(), token, username)), token, unsubscribeUrl: null };
  }

  async #isEnough(address: string, purpose: MailTokenFor['purpose']): Promise<boolean> {
    const { store, clock } = this.#deps;
    const count = await store.mailTokens.countSince(address, purpose, clock.now() - HOUR_MS);
    return count >= MOST_LINKS_AN_HOUR;
  }

  #textsFor({ locale }: Pick<UserRecord, 'locale'>): MailTexts {
    return new MailTexts(this.#deps.languageOf(locale), this.#deps.siteName);
  }

  #unsubscribeUrl(user: UserRecord): string {
    const token = subscriptionToken(this.#deps.secrets, user);
    return this.#deps.baseUrl() + formatRoute({ kind: 'email-subscription', token });
  }

  #page(kind: 'login' | 'settings'): string {
    return this.#deps.baseUrl() + formatRoute({ kind });
  }
}
