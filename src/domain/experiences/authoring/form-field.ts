import type { Anchor } from '../anchors.ts';
import type { CalloutColor, CalloutIcon } from '../internal/callout-looks.ts';

/** Where a value is in the content of an experience. Numbers are positions of a list. */
export type FieldPath = readonly [string, ...(string | number)[]];

export type FieldValue = string | number | boolean | readonly string[] | null;

/** What an option of a choice is called. */
export type OptionName =
  | ('info' | 'warning' | 'error' | 'stacked' | 'sideBySide' | 'afterDelay' | 'atOnce' | 'onLeaving')
  | ('up' | 'right' | 'down' | 'left')
  | Anchor
  | `color-${CalloutColor}`
  | `icon-${CalloutIcon}`;

export type FieldOption = { readonly value: string | number; readonly name: OptionName };

export type FieldType =
  | { readonly type: 'text' | 'longtext'; readonly max: number }
  | { readonly type: 'link' | 'file' | 'color' | 'boolean' }
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly unit: 'ms' | 's' }
  | { readonly type: 'choice'; readonly options: readonly FieldOption[] }
  /** An image of this site or another one. `alt` is the name of the field with its text. */
  | { readonly type: 'image'; readonly alt: string }
  | { readonly type: 'list'; readonly of: 'text' | 'color' | 'file'; readonly max: number };

/** Times are entered in seconds, whatever the unit of the content is: so many of its units are one second. */
export function unitsPerSecond({ unit }: { readonly unit: 'ms' | 's' }): number {
  return unit === 'ms' ? 1000 : 1;
}

/** A value of an experience that an operator enters. */
export type FormField<Label extends string = string> = FieldType & {
  /** Unique in its form. */
  readonly name: string;
  readonly label: Label;
  readonly path: FieldPath;
  /** Without it, the content cannot be shown. */
  readonly isRequired: boolean;
  /** Rarely needed: not shown at first. */
  readonly isMore: boolean;
};
