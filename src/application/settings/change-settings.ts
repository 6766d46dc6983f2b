import { checkLink } from '../../domain/links/link-field.ts';
import { accept, type Checked } from '../../domain/limits/checked.ts';
import { checkFullName, checkTextField } from '../../domain/limits/text-field.ts';
import { checkUsername } from '../../domain/limits/username-field.ts';
import { isReservedName } from '../../domain/routes/reserved-words.ts';
import { refusalOf } from '../checked-fields.ts';
import type {
  ChangeSettingsOutcome,
  SettingsChange,
  SettingsGateway,
} from '../ports/people/settings-gateway.ts';

/** Changes the viewer's settings. Invalid texts are refused without a request. */
export class ChangeSettings {
  readonly #deps: { readonly settings: SettingsGateway };
  constructor(deps: { readonly settings: SettingsGateway }) {
    this.#deps = deps;
  }

  async run(change: SettingsChange): Promise<ChangeSettingsOutcome> {
    return refusalOf(checksOf(change)) ?? this.#deps.settings.change(change);
  }
}

function checksOf(change: SettingsChange): Readonly<Record<string, Checked<unknown>>> {
  const { firstName, lastName, username, website } = change;
  const first = firstName === undefined ? accept('') : checkTextField('firstName', firstName);
  return {
    firstName: first,
    // The full name has a common limit; errors of the first name alone are reported at its field.
    lastName:
      lastName === undefined
        ? accept('')
        : first.ok && firstName !== undefined
          ? checkFullName(firstName, lastName)
          : checkTextField('lastName', lastName),
    username: username === undefined ? accept('') : checkUsername(username, isReservedName),
    about: checkTextField('about', change.about),
    location: checkTextField('location', change.location),
    pronouns: checkTextField('pronouns', change.pronouns),
    website: checkLink(website),
  };
}
