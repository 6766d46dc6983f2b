import { checkBirthday } from '../../../../../src/domain/limits/birthday-field.ts';
import { profileView } from '../../../../../src/domain/surfaces/profile-view.ts';
import { allowsAnything, CONSENT_VERSION } from '../../../../../src/domain/visits/cookie-choice.ts';
import { ACCOUNT_PARAMS, SETTINGS_CALLS } from '../../../../../wire/calls/accounts/settings.ts';
import type { OptionsOf } from '../../../../../wire/params/param.ts';
import { dayToWire } from '../../../../../wire/time.ts';
import type { ConsentRecord, UserRecord } from '../../../../application/ports/records.ts';
import { consentInForce } from '../../../../application/accounts/cookie-consent.ts';
import { isRestricted } from '../../../../application/accounts/ending/account-state.ts';
import type {
  AvatarChange,
  SettingsChange,
  UpdateSettingsOutcome,
} from '../../../../application/settings/update-settings.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { CallFailure, invalidParameter, objectNotFound, taken } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call, type CallEffect } from '../../core/call/define-call.ts';
import { isLimited } from '../../core/visit/viewer.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import { consentToWire, settingsToWire } from '../../serialize/viewer-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';
import { ownMediaSignature } from '../pins/own-media.ts';

/** Calls to read and change the own settings. */
export function settingsCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(SETTINGS_CALLS, {
    readSettings: readSettings(deps),
    updateSettings: updateSettings(deps),
  });
}

type Options = OptionsOf<typeof SETTINGS_CALLS.updateSettings.params>;

function readSettings({ readViewer, writing }: CallDeps): Answer<typeof SETTINGS_CALLS.readSettings> {
  return async (context) => ({
    data: settingsToWire(
      await context.once('viewer', () => readViewer.run(context.user)),
      context.consent,
      serializationContext(context, writing),
    ),
  });
}

function updateSettings({
  updateSettings,
  readViewer,
  takeBatches,
  decideOnCookies,
  writing,
}: CallDeps): Answer<typeof SETTINGS_CALLS.updateSettings> {
  return async (context, options) => {
    const { viewer } = context;
    const consent = decidedConsent(options, context);
    const inForce = consentInForce(consent ?? context.consent, {
      now: context.now,
      hasSignal: context.globalPrivacyControl,
    });
    refuseWithoutFullSession(options, context);
    const decision = decisionOf(options, context);
    if (viewer.kind === 'visitor') {
      const { unauthId } = context;
      if (consent?.analytics === false && unauthId !== null) {
        await takeBatches.forget({ kind: 'visitor', id: unauthId });
      }
      // The signal of a browser wins over any choice in it.
      if (consent === undefined || (context.globalPrivacyControl && allowsAnything(consent)))
        return { data: consentToWire(inForce, null) };
      const stored = await decideOnCookies.run({ ...decision, consent });
      return { data: consentToWire(inForce, null), effects: [{ kind: 'visitor_consent', consent: stored }] };
    }
    const outcome = await updateSettings.run({
      user: viewer.user,
      change: {
        ...accountChange(options, viewer.user, context.now),
        ...(consent === undefined ? {} : { consent }),
      },
      consent: decision,
      avatar: avatarChange(options, context.baseUrl),
    });
    if (outcome.kind !== 'updated') throw refusalOf(outcome, options);
    const { user } = outcome;
    const effects: readonly CallEffect[] = [
      { kind: 'user_changed', user },
      ...(options.theme === undefined ? [] : [{ kind: 'theme', theme: user.theme } as const]),
    ];
    if (isLimited(viewer)) return { data: consentToWire(inForce, user.surfaceTag), effects };
    const serialization = serializationContext(context, writing);
    return { data: settingsToWire(await readViewer.run(user), inForce, serialization), effects };
  };
}

/** Visitors may set the first options; account settings need a full session. */
function refuseWithoutFullSession(options: Options, { viewer }: CallContext): void {
  const isAboutAccount = (Object.keys(ACCOUNT_PARAMS) as (keyof typeof ACCOUNT_PARAMS)[]).some(
    (name) => options[name] !== undefined,
  );
  if (!isAboutAccount) return;
  if (viewer.kind === 'visitor') throw new CallFailure('authentication_required');
  if (isLimited(viewer)) throw new CallFailure('limited_login');
  if (isRestricted(viewer.user)) throw new CallFailure('account_restricted');
}

/** The complete cookie decision, if this call changes any part of it. */
function decidedConsent(options: Options, context: CallContext): ConsentRecord | undefined {
  const { allow_analytic_cookies, allow_marketing_cookies, allow_personalization_cookies } = options;
  const choices = [allow_analytic_cookies, allow_marketing_cookies, allow_personalization_cookies];
  if (choices.every((each) => each === undefined)) return undefined;
  const { consent, now, viewer, globalPrivacyControl } = context;
  return {
    analytics: allow_analytic_cookies ?? consent.analytics,
    marketing: allow_marketing_cookies ?? consent.marketing,
    personalization: allow_personalization_cookies ?? consent.personalization,
    decidedAt: now,
    despiteSignal: globalPrivacyControl && viewer.kind === 'user',
    version: CONSENT_VERSION,
    receipt: consent.receipt,
  };
}

/** What the proof of a decision tells of its circumstances. */
function decisionOf({ surface_tag: surface }: Options, { consent: before, locale, now }: CallContext) {
  return { before, source: surface === 'cookie_banner' ? 'banner' : 'settings', locale, now } as const;
}

function accountChange(options: Options, user: UserRecord, now: number): SettingsChange {
  const birthday = checkBirthday(options.birthday, dayToWire(now));
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
