import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AccountSettings } from '../../../../domain/settings/account-settings.ts';
import { LINK_MAX } from '../../../../domain/links/link-field.ts';
import { TEXT_FIELDS } from '../../../../domain/limits/text-field.ts';
import { asksFamilyNameFirst } from '../../../../domain/text/full-name.ts';
import { useApp } from '../../../base/app-context.ts';
import { Form } from '../../../forms/form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { AvatarField } from './avatar-field.tsx';
import classes from './profile-section.module.css';
import { SaveBar } from '../form/save-bar.tsx';
import { useDraft } from '../../../forms/use-draft.ts';
import { useSettings } from '../use-settings.ts';
import { spokenLocale, text, textParts } from '../../../text/language.ts';
import { profileSettingMessages } from './messages.en.ts';

const URL_START = 'https://';

type Name = 'firstName' | 'lastName' | 'username' | 'about' | 'pronouns' | 'location' | 'website';

/** The public profile of the viewer. */
export const ProfileSection = observer(function ProfileSection() {
  const { site } = useApp();
  const { settings, save } = useSettings();
  const [saved, setSaved] = useState(false);
  const before = textsOf(settings);
  const draft = useDraft<Readonly<Record<Name, string>>>('profile', before);
  const labels = fieldLabels();
  const form = useForm<Name>(labels, problemTexts(), async () => {
    setSaved(false);
    const changed = Object.entries(draft.typed).filter(([name, typed]) => typed !== before[name as Name]);
    // Names are checked together.
    const { firstName, lastName } = draft.typed;
    const outcome = await save({ ...Object.fromEntries(changed), firstName, lastName });
    if (outcome.kind === 'refused') return outcome;
    draft.forget(draft.typed);
    setSaved(true);
    return undefined;
  });
  if (settings === undefined) return null;
  const field = (name: Name) => ({
    label: labels[name],
    name,
    value: draft.typed[name],
    onChange: (typed: string) => {
      setSaved(false);
      draft.type({ [name]: typed });
    },
    error: form.errorOf(name),
  });

  const firstName = (
    <TextField
      key="first"
      {...field('firstName')}
      autoComplete="given-name"
      limit={TEXT_FIELDS.firstName.max}
    />
  );
  const lastName = (
    <TextField
      key="last"
      {...field('lastName')}
      hint={text(profileSettingMessages.optional)}
      autoComplete="family-name"
      limit={TEXT_FIELDS.lastName.max}
    />
  );

  return (
    <>
      <AvatarField settings={settings} />
      <Form form={form} className={classes.form}>
        <div className={classes.pair}>
          {asksFamilyNameFirst(spokenLocale()) ? [lastName, firstName] : [firstName, lastName]}
        </div>
        <TextField
          {...field('username')}
          autoComplete="username"
          help={
            <>
              {textParts(profileSettingMessages.profileLink, {
                link: <bdi key="link">{`${new URL(site.origin).host}/${draft.typed.username}/`}</bdi>,
              })}
            </>
          }
        />
        <TextArea
          {...field('about')}
          hint={text(profileSettingMessages.optional)}
          limit={TEXT_FIELDS.about.max}
          rows={4}
        />
        <TextField
          {...field('pronouns')}
          hint={text(profileSettingMessages.optional)}
          limit={TEXT_FIELDS.pronouns.max}
        />
        <TextField
          {...field('location')}
          hint={text(profileSettingMessages.optional)}
          autoComplete="address-level2"
          limit={TEXT_FIELDS.location.max}
        />
        <TextField
          {...field('website')}
          hint={text(profileSettingMessages.optional)}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder={URL_START}
          maxLength={LINK_MAX * 2}
        />
        <SaveBar changed={draft.changed} sending={form.sending} saved={saved} onDiscard={draft.discard} />
      </Form>
    </>
  );
});

function textsOf(settings: AccountSettings | undefined): Readonly<Record<Name, string>> {
  return {
    firstName: settings?.firstName ?? '',
    lastName: settings?.lastName ?? '',
    username: settings?.username ?? '',
    about: settings?.about ?? '',
    pronouns: settings?.pronouns ?? '',
    location: settings?.location ?? '',
    website: settings?.websiteUrl ?? '',
  };
}

function fieldLabels(): Readonly<Record<Name, string>> {
  return {
    firstName: text(profileSettingMessages.firstName),
    lastName: text(profileSettingMessages.lastName),
    username: text(profileSettingMessages.username),
    about: text(profileSettingMessages.about),
    pronouns: text(profileSettingMessages.pronouns),
    location: text(profileSettingMessages.location),
    website: text(profileSettingMessages.website),
  };
}

/** Problems with better texts than the general ones. */
function problemTexts() {
  return {
    'firstName.missing': text(profileSettingMessages.nameMissing),
    'username.not_unique': text(profileSettingMessages.usernameTaken),
    'username.bad_format': text(profileSettingMessages.usernameInvalid),
    'username.not_allowed': text(profileSettingMessages.usernameReserved),
    'website.bad_format': text(profileSettingMessages.websiteInvalid),
    'website.not_allowed': text(profileSettingMessages.websiteNotAllowed),
  };
}
