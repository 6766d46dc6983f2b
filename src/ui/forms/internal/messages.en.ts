import { messages } from '../../../domain/messages/message.ts';

export const formMessages = messages('forms', {
  missing: '{label} is missing.',
  tooLong: '{label} is too long.',
  longerThan: '{label} is too long: {limit, plural, one {# character} other {# characters}} at most.',
  tooShort: '{label} is too short.',
  shorterThan: '{label} is too short: {limit, plural, one {# character} other {# characters}} at least.',
  notUnique: '{label} is already in use.',
  invalid: '{label} isn’t valid.',
});

export const genderMessages = messages('gender', {
  gender: 'Gender',
  female: 'Female',
  male: 'Male',
  unspecified: 'Prefer not to say',
});

export const chosenListMessages = messages('chosenList', {
  choose: 'Choose…',
  search: 'Search',
  noMatches: 'No matches',
  remove: 'Remove {name}',
  chosenTooMany: 'You can choose up to {limit}.',
});
