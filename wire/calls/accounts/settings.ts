import type { UploadId } from '../../../src/domain/ids/ids.ts';
import { bool, id, linkOrNone, oneOf, text, textUpTo } from '../../params/kinds.ts';
import { changeable, changeableRequired } from '../../params/presence.ts';
import type { WireConsentSettings, WireSettings } from '../../user.ts';
import { country, gender, locale, newUsername } from './account-kinds.ts';
import { payload, resource } from '../declare.ts';
import { profileViewChange } from './profile-view-kind.ts';

/** Settings that visitors can change as well. */
const CONSENT_PARAMS = {
  allow_analytic_cookies: changeableRequired(bool()),
  allow_marketing_cookies: changeableRequired(bool()),
  allow_personalization_cookies: changeableRequired(bool()),
  surface_tag: changeable(text('surfaceTag')),
};

/** Settings that need a full session. */
export const ACCOUNT_PARAMS = {
  first_name: changeableRequired(text('firstName')),
  last_name: changeable(text('lastName')),
  username: changeableRequired(newUsername()),
  about: changeable(text('about')),
  location: changeable(text('location')),
  pronouns: changeable(text('pronouns')),
  website_url: changeable(linkOrNone()),
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

/** Calls to read and change the own settings. */
export const SETTINGS_CALLS = {
  readSettings: resource({
    name: 'UserSettingsResource',
    action: 'get',
    endpointName: 'user_settings_get',
    says: 'Tells one’s own settings.',
    who: 'S',
    params: {},
    answer: payload<WireSettings>('the own account with its settings'),
  }),
  updateSettings: resource({
    name: 'UserSettingsResource',
    action: 'update',
    endpointName: 'user_settings_update',
    says: 'Changes settings; visitors and limited sessions decide about cookies alone.',
    who: 'A',
    params: { ...CONSENT_PARAMS, ...ACCOUNT_PARAMS },
    answer: payload<WireSettings | WireConsentSettings>(
      'the own account with its settings; only the decision about cookies without a full session',
    ),
    errors: [
      'invalid_parameter',
      'authentication_required',
      'limited_login',
      'account_restricted',
      'object_not_found',
      'taken',
    ],
    changes: ['pins', 'boards', 'people', 'account'],
  }),
};
