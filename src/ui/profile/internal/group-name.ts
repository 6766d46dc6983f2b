import type { Phrase } from '../../../domain/messages/message.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { text } from '../../text/language.ts';
import { profileMessages } from './messages.en.ts';

const COLORS: Readonly<Record<string, Phrase>> = {
  red: profileMessages.red,
  orange: profileMessages.orange,
  yellow: profileMessages.yellow,
  green: profileMessages.green,
  teal: profileMessages.teal,
  blue: profileMessages.blue,
  purple: profileMessages.purple,
  pink: profileMessages.pink,
  brown: profileMessages.brown,
  white: profileMessages.white,
  gray: profileMessages.gray,
  black: profileMessages.black,
};

/** The heading of a group of pins: a hashtag as its person wrote it, or the name of a color. */
export function groupName(group: Pin['group']): string {
  if (group?.label.startsWith('#')) return group.label;
  return text(COLORS[group?.key ?? ''] ?? profileMessages.pinsElse);
}
