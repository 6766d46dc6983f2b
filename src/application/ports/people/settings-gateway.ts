import type {
  AccountSettings,
  NotificationChoice,
  NotificationSettings,
  OpenSession,
  Theme,
} from '../../../domain/settings/account-settings.ts';
import type { UploadId, UserId } from '../../../domain/ids/ids.ts';
import type { Gender } from '../../../domain/users/user.ts';
import type { NotificationCategory } from '../../../domain/users/notification-settings.ts';
import type { Refused } from '../refused.ts';

/** Omitted fields stay unchanged; an empty text clears its field. */
export type SettingsChange = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly username?: string;
  readonly about?: string;
  readonly location?: string;
  readonly pronouns?: string;
  readonly website?: string;
  /** Null restores the default picture. */
  readonly avatar?: UploadId | null;
  readonly locale?: string;
  readonly country?: string;
  readonly gender?: Gender;
  readonly theme?: Theme;
  readonly excludeFromSearch?: boolean;
  readonly analyticCookies?: boolean;
  readonly marketingCookies?: boolean;
  readonly personalizationCookies?: boolean;
};

export type ChangeSettingsOutcome =
  { readonly kind: 'changed'; readonly settings: AccountSettings } | Refused;

export type NotificationOutcome =
  { readonly kind: 'changed'; readonly choices: NotificationSettings } | Refused;

export type Choice = { readonly code: string; readonly name: string };

/** The viewer's settings. @throws {ServiceError} */
export interface SettingsGateway {
  read(): Promise<AccountSettings>;
  change(change: SettingsChange): Promise<ChangeSettingsOutcome>;
  /** The offered languages and their regions, each in its own words. */
  locales(): Promise<readonly Choice[]>;
  countries(): Promise<readonly Choice[]>;
  notifications(): Promise<NotificationSettings>;
  changeNotification(
    category: NotificationCategory,
    choice: NotificationChoice,
  ): Promise<NotificationOutcome>;
  /** Includes the current session. */
  sessions(): Promise<readonly OpenSession[]>;
  /** Idempotent: a session that has already ended is ignored. */
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** Blocking ends following in both directions. */
  block(id: UserId, blocked: boolean): Promise<Refused | undefined>;
}
