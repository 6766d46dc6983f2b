import { MAX_MESSAGE_LENGTH } from '../../message.ts';
import { safeHref } from '../safe-href.ts';

export type Fields = Readonly<Record<string, unknown>>;

const NONE: Fields = {};

/** An object; an empty one for everything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : NONE;
}

/** A text that says something; undefined for everything else, and for texts beyond the limit. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_MESSAGE_LENGTH) return undefined;
  return value.trim() === '' ? undefined : value;
}

/** A finite number that is not negative; undefined for everything else. */
export function amountOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A colour as `#rrggbb` or `#rgb`; undefined for everything else. */
export function hexColorOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value : undefined;
}

/** A button or link; `href` is undefined for a button that only ends the experience. */
export type ActionText = {
  readonly text: string;
  readonly label?: string;
  readonly href?: string;
};

/** An action with a text in `name` and an address in `address`; undefined without text or with an unsafe address. */
export function actionOf(value: unknown, name: string, address: string): ActionText | undefined {
  const fields = fieldsOf(value);
  const text = textOf(fields[name]);
  if (text === undefined) return undefined;
  const hasAddress = textOf(fields[address]) !== undefined;
  const href = safeHref(fields[address]);
  if (hasAddress && href === undefined) return undefined;
  const label = textOf(fields['accessibilityLabel']);
  return { text, ...(label !== undefined && { label }), ...(href !== undefined && { href }) };
}

/** A picture with its text; undefined without a safe address. */
export type Picture = { readonly uri: string; readonly alt: string };

export function pictureOf(value: unknown): Picture | undefined {
  const fields = typeof value === 'string' ? { uri: value } : fieldsOf(value);
  const uri = safeHref((fields as Fields)['uri']);
  return uri === undefined ? undefined : { uri, alt: textOf((fields as Fields)['altText']) ?? '' };
}
