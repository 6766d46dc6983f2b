import { checkBirthday } from '../../../../src/domain/limits/birthday-field.ts';
import { checkLink } from '../../../../src/domain/limits/link-field.ts';
import type { UploadId } from '../../../../src/domain/ids/ids.ts';
import { profileView } from '../../../../src/domain/surfaces/profile-view.ts';
import type { ConsentRecord, UserRecord } from '../../../application/ports/records.ts';
import { consentInForce } from '../../../application/accounts/cookie-consent.ts';
import { isRestricted } from '../../../application/accounts/account-state.ts';
import type {
  AvatarChange,
  SettingsChange,
  UpdateSettingsOutcome,
} from '../../../application/settings/update-settings.ts';
import type { CallContext } from '../core/call-context.ts';
import { CallFailure, invalidParameter, objectNotFound, taken } from '../core/call-failure.ts';
import { defineResourceCall, type Call, type CallEffect } from '../core/define-call.ts';
import { bool, id, oneOf, text, textUpTo } from '../../../../wire/params/kinds.ts';
import type { OptionsOf } from '../../../../wire/params/param.ts';
import { changeable, changeableRequired } from '../../../../wire/params/presence.ts';
import { isLimited } from '../core/viewer.ts';
import { sceneOf } from '../serialize/scene.ts';
import { consentToWire, settingsToWire } from '../serialize/viewer-to-wire.ts';
import { country, gender, isoDay, locale, newUsername } from './account-kinds.ts';
import type { CallDeps } from './call-deps.ts';
import { profileViewChange } from './profile-view-kind.ts';
import { ownMediaSignature } from './own-media.ts';

/** Reading and changing the own settings. */
export function settingsCalls(deps: CallDeps): readonly Call[] {
  return [readSettings(deps), updateSettings(deps)];
}

/** What visitors may decide as well. */
const CONSENT_PARAMS = {
  allow_analytic_cookies: changeableRequired(bool()),
  allow_marketing_cookies: changeableRequired(bool()),
  allow_personalization_cookies: changeableRequired(bool()),
  surface_tag: changeable(text('surfaceTag')),
};

const ACCOUNT_PARAMS = {
  first_name: changeableRequired(text('firstName')),
  last_name: changeable(text('lastName')),
  username: changeableRequired(newUsername()),
  about: changeable(text('about')),
  location: changeable(text('location')),
  pronouns: changeable(text('pronouns')),
  website_url: changeable(checkLink),
  profile_image_url: changeable(textUpTo(2048)),
  profile_image_upload_id: changeable(id<UploadId>()),
  locale: changeableRequired(locale()),
  country: changeableRequired(country()),
  gender: changeable(gender()),
  birthday: changeable(textUpTo(10)),
  theme: changeableRequired(oneOf(['dark', 'light', 'system'])),
  save_behavior: changeableRequired(oneOf([0, 1])),
  exclude_from_search: changeableRequired(bool()),
  allow_messages_from: changeableRequired(oneOf(['everyone', 'followed', 'nobody'])),
  account_type: changeableRequired(oneOf(['pinner', 'business'])),
  business_name: changeable(text('businessName')),
  profile_view: changeable(profileViewChange()),
};

const PARAMS = { ...CONSENT_PARAMS, ...ACCOUNT_PARAMS };
type Options = OptionsOf<typeof PARAMS>;

function readSettings({ readViewer, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserSettingsResource',
    action: 'get',
    endpointName: 'user_settings_get',
    who: 'S',
    params: {},
    run: async (context) => ({
      data: settingsToWire(await readViewer.run(context.user), context.consent, sceneOf(context, writing)),
    }),
  });
}

function updateSettings({ updateSettings, readViewer, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserSettingsResource',
    action: 'update',
    endpointName: 'user_settings_update',
    who: 'A',
    params: PARAMS,
    async run(context, options) {
      const { viewer } = context;
      const consent = decidedConsent(options, context);
      const inForce = consentInForce(consent ?? context.consent, {
        now: context.now,
        hasSignal: context.globalPrivacyControl,
      });
      refuseWithoutFullSession(options, context);
      if (viewer.kind === 'visitor') {
        const effects: readonly CallEffect[] =
          consent === undefined ? [] : [{ kind: 'visitor_consent', consent }];
        return { data: consentToWire(inForce, null), effects };
      }
      const outcome = await updateSettings.run({
        user: viewer.user,
        change: {
          ...accountChange(options, viewer.user, context.now),
          ...(consent === undefined ? {} : { consent }),
        },
        avatar: avatarChange(options, context.baseUrl),
      });
      if (outcome.kind !== 'updated') throw refusalOf(outcome, options);
      const { user } = outcome;
      const effects: readonly CallEffect[] = [
        { kind: 'user_changed', user },
        ...(options.theme === undefined ? [] : [{ kind: 'theme', theme: user.theme } as const]),
      ];
      if (isLimited(viewer)) return { data: consentToWire(inForce, user.surfaceTag), effects };
      const scene = sceneOf(context, writing);
      return { data: settingsToWire(await readViewer.run(user), inForce, scene), effects };
    },
  });
}

/** The first options are open to everybody; the account is the business of a full session. */
function refuseWithoutFullSession(options: Options, { viewer }: CallContext): void {
  const isAboutAccount = (Object.keys(ACCOUNT_PARAMS) as (keyof typeof ACCOUNT_PARAMS)[]).some(
    (name) => options[name] !== undefined,
  );
  if (!isAboutAccount) return;
  if (viewer.kind === 'visitor') throw new CallFailure('authentication_required');
  if (isLimited(viewer)) throw new CallFailure('limited_login');
  if (isRestricted(viewer.user)) throw new CallFailure('account_restricted');
}

/** The whole decision about cookies, when any part of it was made now. */
function decidedConsent(options: Options, context: CallContext): ConsentRecord | undefined {
  const { allow_analytic_cookies, allow_marketing_cookies, allow_personalization_cookies } = options;
  const given = [allow_analytic_cookies, allow_marketing_cookies, allow_personalization_cookies];
  if (given.every((each) => each === undefined)) return undefined;
  const { consent, now, viewer, globalPrivacyControl } = context;
  return {
    analytics: allow_analytic_cookies ?? consent.analytics,
    marketing: allow_marketing_cookies ?? consent.marketing,
    personalization: allow_personalization_cookies ?? consent.personalization,
    decidedAt: now,
    despiteSignal: globalPrivacyControl && viewer.kind === 'user',
  };
}

function accountChange(options: Options, user: UserRecord, now: number): SettingsChange {
  const birthday = checkBirthday(options.birthday, isoDay(now));
  if (!birthday.ok) throw invalidParameter('birthday', birthday.problem);
  return withoutUndefined({
    firstName: options.first_name,
    lastName: emptied(options.last_name, ''),
    username: options.username,
    about: emptied(options.about, ''),
    location: emptied(options.location, ''),
    pronouns: emptied(options.pronouns, ''),
    websiteUrl: options.website_url,
    locale: options.locale,
    country: options.country,
    gender: emptied(options.gender, 'unspecified'),
    birthday: options.birthday === undefined ? undefined : birthday.value,
    theme: options.theme,
    accountType: options.account_type,
    businessName: options.business_name,
    saveBehavior: options.save_behavior,
    excludeFromSearch: options.exclude_from_search,
    allowMessagesFrom: options.allow_messages_from,
    surfaceTag: options.surface_tag,
    profileView:
      options.profile_view === undefined
        ? undefined
        : options.profile_view === null
          ? profileView({})
          : profileView({ ...user.profileView, ...options.profile_view }),
  });
}

function avatarChange(options: Options, baseUrl: string): AvatarChange | undefined {
  const { profile_image_upload_id: uploadId, profile_image_url: url } = options;
  if (uploadId) return { kind: 'upload', uploadId };
  if (uploadId === null || url === null) return { kind: 'none' };
  if (url === undefined) return undefined;
  const signature = ownMediaSignature(url, baseUrl);
  if (signature === null) throw invalidParameter('profile_image_url', 'not_allowed');
  return { kind: 'stored', signature };
}

function refusalOf(
  outcome: Exclude<UpdateSettingsOutcome, { kind: 'updated' }>,
  options: Options,
): CallFailure {
  switch (outcome.kind) {
    case 'username_taken':
      return taken('username');
    case 'full_name_too_long':
      return invalidParameter(options.last_name === undefined ? 'first_name' : 'last_name', 'too_long', {
        limit: outcome.limit,
      });
    case 'business_without_name':
      return invalidParameter('business_name', 'missing');
    case 'picture_not_found':
      return objectNotFound('upload');
  }
}

function emptied<T>(value: T | null | undefined, empty: T): T | undefined {
  return value === null ? empty : value;
}

function withoutUndefined(change: SettingsChange): SettingsChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
