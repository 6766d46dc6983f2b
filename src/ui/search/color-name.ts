import { colorKeyOf } from '../../domain/feeds/color-group.ts';
import { text } from '../text/language.ts';
import { filterMessages } from './internal/filters/messages.en.ts';

/** The name of a group of colours, or of the group of a colour `#rrggbb`. */
export function colorName(color: string): string {
  return text(filterMessages[color.startsWith('#') ? colorKeyOf(color) : (color as 'red')]);
}
