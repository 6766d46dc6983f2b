import { accept, refuse, type Checked } from '../../src/domain/limits/checked.ts';
import { checkId } from '../../src/domain/limits/id-field.ts';
import { checkLink, checkRequiredLink } from '../../src/domain/links/link-field.ts';
import {
  checkText,
  checkTextField,
  TEXT_FIELDS,
  type TextField,
} from '../../src/domain/limits/text-field.ts';
import { kind, type Kind } from './param.ts';

/** Digits, as text or as a JSON number; give the brand as type: `id<PinId>()`. */
export function id<T extends string>(): Kind<T, string> {
  return kind('id', (raw) => {
    const checked = checkId(typeof raw === 'string' ? raw.trim() : raw);
    return checked.ok ? accept(checked.value as T) : checked;
  });
}

/** A text for people, with the limits of its field in the domain. */
export function text(field: TextField): Kind<string> {
  const { min, max } = TEXT_FIELDS[field];
  return kind(lengthOf(max, min), (raw) => checkTextField(field, raw));
}

/** Any other text; limits in characters. */
export function textUpTo(max: number, min = 0): Kind<string> {
  return kind(lengthOf(max, min), (raw) => checkText(raw, { min, max }));
}

/** An http or https address of at most 2,048 characters. */
export function link(): Kind<string> {
  return kind('http or https address', checkRequiredLink);
}

/** The same in updates, where blank texts remove the value as well. */
export function linkOrNone(): Kind<string | null, string> {
  return kind('http or https address', checkLink);
}

/** true, false, 1, 0 and their texts. */
export function bool(): Kind<boolean> {
  return kind('true or false', (raw) => {
    if (raw === true || raw === 1 || raw === 'true' || raw === '1') return accept(true);
    if (raw === false || raw === 0 || raw === 'false' || raw === '0') return accept(false);
    return refuse('wrong_type');
  });
}

type Bounds = { readonly min?: number; readonly max?: number };

/** A whole number within the bounds, also as digit text. */
export function int(bounds: Bounds = {}): Kind<number> {
  return kind(`whole number${rangeOf(bounds)}`, (raw) => {
    const value = typeof raw === 'string' && /^-?\d{1,15}$/.test(raw.trim()) ? Number(raw) : raw;
    if (typeof value !== 'number') return refuse('wrong_type');
    if (!Number.isSafeInteger(value)) return refuse('bad_format');
    return within(value, bounds);
  });
}

/** A number within the bounds, also as text. */
export function decimal(bounds: Bounds = {}): Kind<number> {
  return kind(`number${rangeOf(bounds)}`, (raw) => {
    const value = typeof raw === 'string' && /^-?\d{1,15}(\.\d{1,10})?$/.test(raw.trim()) ? Number(raw) : raw;
    if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('wrong_type');
    return within(value, bounds);
  });
}

/** A value of a closed list; all others are refused. */
export function oneOf<const V extends string | number>(values: readonly V[]): Kind<V> {
  return kind(choiceOf(values), (raw) => {
    const found = values.find((value) => value === raw || String(value) === raw);
    if (found !== undefined) return accept(found);
    return typeof raw === 'string' || typeof raw === 'number' ? refuse('not_allowed') : refuse('wrong_type');
  });
}

/** A colour as `#rrggbb`, or one of these names. */
export function anyColor<const V extends string = never>(names: readonly V[] = []): Kind<V | `#${string}`> {
  const like = ['#rrggbb', ...names].join(', ');
  return kind<V | `#${string}`>(like, (raw) => {
    if (typeof raw !== 'string') return refuse('wrong_type');
    const color = raw.toLowerCase();
    if (/^#[0-9a-f]{6}$/.test(color)) return accept(color as `#${string}`);
    const name = names.find((known) => known === color);
    return name === undefined ? refuse('not_allowed') : accept(name);
  });
}

/** A value of a list, where unknown ones mean the default: sorts, groupings, filters. */
export function knownOr<const V extends string>(values: readonly V[], otherwise: NoInfer<V>): Kind<V> {
  return kind(`${choiceOf(values)}; anything else means ${otherwise}`, (raw) =>
    accept(values.find((value) => value === raw) ?? otherwise),
  );
}

/** An ignored parameter that clients may send: any value is accepted. */
export function unread(): Kind<undefined, unknown> {
  return kind('any value; not read', () => accept(undefined));
}

function within(value: number, { min, max }: Bounds): Checked<number> {
  if (min !== undefined && value < min) return refuse('out_of_range', min);
  if (max !== undefined && value > max) return refuse('out_of_range', max);
  return accept(value);
}

function lengthOf(max: number, min: number): string {
  return min === 0 ? `text of at most ${max} characters` : `text of ${min} to ${max} characters`;
}

function rangeOf({ min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return ` of at least ${min}`;
  return max === undefined ? '' : ` of at most ${max}`;
}

/** The documentation of long lists, such as countries, gives their length. */
function choiceOf(values: readonly (string | number)[]): string {
  return values.length > 20 ? `one of ${values.length} known values` : `one of ${values.join(', ')}`;
}
