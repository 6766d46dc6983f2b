import { messages } from '../../../domain/messages/message.ts';

export const duplicateMessages = messages('duplicates', {
  title: 'Duplicate Pins',
  onBoard: 'Duplicate Pins on {board}',
  lead: 'Your Pins with the same image, or with images that look the same. Merging keeps one Pin and saves it to the boards of the others.',
  comparing: 'Comparing your images…',
  compared: '{done} of {total}',
  stopped: 'We couldn’t finish comparing your images.',
  none: 'No duplicates',
  noneDetail: 'All your Pins here show different images.',
  allBoards: 'Find duplicates on all boards',
  groupCount: '{count, plural, one {# group} other {# groups}}',
  mergeAll: '{count, plural, one {Merge # Pin with the same image} other {Merge # Pins with the same image}}',
  mergingAll: '{count, plural, =0 {Merging…} one {# Pin merged…} other {# Pins merged…}}',
  stop: 'Stop',
  more: 'Show more',
  // A group of pins, by its number in the list
  group: 'Group {number}',
  choose: 'Pin to keep',
  keep: 'Keep this Pin',
  kept: 'Keep',
  same: 'Same image',
  alike: 'Looks the same',
  // Width and height in pixels
  size: '{width} × {height}',
  secret: 'Secret board',
  profile: 'Your profile',
  noLink: 'No link',
  note: 'Note: {note}',
  open: 'Open Pin',
  openNamed: 'Open {pin}',
  untitled: 'Untitled Pin',
  merge: 'Merge',
  merging: 'Merging…',
  apart: 'Not duplicates',
  merged: '{count, plural, one {# Pin merged} other {# Pins merged}}',
  nothingMerged: 'Nothing was merged',
  undo: 'Undo',
  restored: '{count, plural, one {# Pin restored} other {# Pins restored}}',
  isApart: 'We won’t show these as duplicates again.',
  staysPrivacy:
    '{count, plural, one {# Pin stays, because more people can see its board.} other {# Pins stay, because more people can see their boards.}}',
  staysNote:
    '{count, plural, one {# Pin stays, because its note doesn’t fit into the Pin you keep.} other {# Pins stay, because their notes don’t fit into the Pin you keep.}}',
  staysPlace:
    '{count, plural, one {# Pin stays, because you can’t change its board.} other {# Pins stay, because you can’t change their boards.}}',
  stays: '{count, plural, one {# Pin stays where it is.} other {# Pins stay where they are.}}',
});
