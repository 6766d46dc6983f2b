import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AccountSettings } from '../../../domain/settings/account-settings.ts';
import { LINK_MAX } from '../../../domain/links/link-field.ts';
import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import { useApp } from '../../base/app-context.ts';
import { Form } from '../../forms/form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { AvatarField } from './avatar-field.tsx';
import classes from './profile-section.module.css';
import { SaveBar } from '../form/save-bar.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useSettings } from '../use-settings.ts';

const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Username',
  about: 'About you',
  pronouns: 'Pronouns',
  location: 'Location',
  website: 'Website',
} as const;
type Name = keyof typeof LABELS;

const SPECIAL = {
  'firstName.missing': 'Enter your name.',
  'username.not_unique': 'This username is taken. Try another one.',
  'username.bad_format': 'Start with a letter. Use only letters, numbers and underscores.',
  'username.not_allowed': 'This username is reserved. Try another one.',
  'website.bad_format': 'Enter a valid URL, starting with https://',
  'website.not_allowed': 'Links must start with http:// or https://',
} as const;

/** The public profile of the viewer. */
export const ProfileSection = observer(function ProfileSection() {
  const { site } = useApp();
  const { settings, save } = useSettings();
  const [saved, setSaved] = useState(false);
  const before = textsOf(settings);
  const draft = useDraft<Readonly<Record<Name, string>>>('profile', before);
  const form = useForm<Name>(LABELS, SPECIAL, async () => {
    setSaved(false);
    const changed = Object.entries(draft.typed).filter(([name, text]) => text !== before[name as Name]);
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
    label: LABELS[name],
    name,
    value: draft.typed[name],
    onChange: (text: string) => {
      setSaved(false);
      draft.type(name, text);
    },
    error: form.errorOf(name),
  });

  return (
    <>
      <AvatarField settings={settings} />
      <Form form={form} className={classes.form}>
        <div className={classes.pair}>
          <TextField {...field('firstName')} autoComplete="given-name" limit={TEXT_FIELDS.firstName.max} />
          <TextField
            {...field('lastName')}
            hint="optional"
            autoComplete="family-name"
            limit={TEXT_FIELDS.lastName.max}
          />
        </div>
        <TextField
          {...field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          help={
            <>
              Your address here: <bdi>{`${new URL(site.origin).host}/${draft.typed.username}/`}</bdi>
            </>
          }
        />
        <TextArea {...field('about')} hint="optional" limit={TEXT_FIELDS.about.max} rows={4} />
        <TextField {...field('pronouns')} hint="optional" limit={TEXT_FIELDS.pronouns.max} />
        <TextField
          {...field('location')}
          hint="optional"
          autoComplete="address-level2"
          limit={TEXT_FIELDS.location.max}
        />
        <TextField
          {...field('website')}
          hint="optional"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
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
