import type { RouteKind } from '../../../../domain/routes/route.ts';
import { LOCALES } from '../../../../domain/settings/locales.ts';
import { perLocale } from '../../../../domain/text/per-locale.ts';
import type { Message } from '../../../../domain/messages/message.ts';
import type { SelectOption } from '../../../kit/fields/select-option.ts';
import { text } from '../../../text/language.ts';
import { pageNameMessages } from './messages.en.ts';

/** The languages of the product and their regions by their names, in order. */
export const languageOptions = perLocale((locale): readonly SelectOption[] => {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const ids = [...new Set(LOCALES.flatMap((id) => [new Intl.Locale(id).language, id]))];
  const options = ids.map((id) => ({ id, label: names.of(id) ?? id }));
  return options.toSorted((one, other) => one.label.localeCompare(other.label, locale));
});

/** The kinds of pages on which experiences make sense. */
const PAGES: { readonly [Kind in RouteKind]?: Message } = {
  home: pageNameMessages.home,
  search: pageNameMessages.search,
  pin: pageNameMessages.pin,
  board: pageNameMessages.board,
  profile: pageNameMessages.profile,
  ideas: pageNameMessages.ideas,
  topics: pageNameMessages.topics,
  interest: pageNameMessages.interest,
  today: pageNameMessages.today,
  videos: pageNameMessages.videos,
  shopping: pageNameMessages.shopping,
  tuner: pageNameMessages.tuner,
  'pin-create': pageNameMessages.pinCreate,
  notifications: pageNameMessages.notifications,
  settings: pageNameMessages.settings,
  'cookie-policy': pageNameMessages.cookiePolicy,
};

/** The name of a kind of page; its code if it has none. */
export function pageKindName(kind: string): string {
  const name = Object.hasOwn(PAGES, kind) ? PAGES[kind as RouteKind] : undefined;
  return name === undefined ? kind : text(name);
}

export function pageOptions(): readonly SelectOption[] {
  return Object.keys(PAGES).map((id) => ({ id, label: pageKindName(id) }));
}

/** All time zones by their names; `known` is one even if this browser does not know it. */
export function timeZoneOptions(known: string): readonly SelectOption[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(known === '' ? [] : [known])]);
  return [...zones].map((id) => ({ id, label: id.replaceAll('_', ' ') }));
}
