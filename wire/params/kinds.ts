import { accept, refuse } from '../../src/domain/limits/checked.ts';
import { checkId } from '../../src/domain/limits/id-field.ts';
import { checkRequiredLink } from '../../src/domain/limits/link-field.ts';
import { checkText, checkTextField, type TextField } from '../../src/domain/limits/text-field.ts';
import type { Kind } from './param.ts';

/** Digits, as text or as a JSON number; give the brand as type: `id<PinId>()`. */
export function id<T extends string>(): Kind<T> {
  return (raw) => {
    const checked = checkId(typeof raw === 'string' ? raw.trim() : raw);
    return checked.ok ? accept(checked.value as T) : checked;
  };
}

/** A text that people write, with the limits of its field in the domain. */
export function text(field: TextField): Kind<string> {
  return (raw) => checkTextField(field, raw);
}

/** Any other text; limits in characters. */
export function textUpTo(max: number, min = 0): Kind<string> {
  return (raw) => checkText(raw, { min, max });
}

/** An http or https address of at most 2,048 characters. */
export function link(): Kind<string> {
  return checkRequiredLink;
}

/** true, false, 1, 0 and their texts. */
export function bool(): Kind<boolean> {
  return (raw) => {
    if (raw === true || raw === 1 || raw === 'true' || raw === '1') return accept(true);
    if (raw === false || raw === 0 || raw === 'false' || raw === '0') return accept(false);
    return refuse('wrong_type');
  };
}

/** A whole number within the bounds, also as digit text. */
export function int(bounds: { readonly min?: number; readonly max?: number } = {}): Kind<number> {
  return (raw) => {
    const value = typeof raw === 'string' && /^-?\d{1,15}$/.test(raw.trim()) ? Number(raw) : raw;
    if (typeof value !== 'number') return refuse('wrong_type');
    if (!Number.isSafeInteger(value)) return refuse('bad_format');
    if (bounds.min !== undefined && value < bounds.min) return refuse('out_of_range', bounds.min);
    if (bounds.max !== undefined && value > bounds.max) return refuse('out_of_range', bounds.max);
    return accept(value);
  };
}

/** A number within the bounds, also as text. */
export function decimal(bounds: { readonly min?: number; readonly max?: number } = {}): Kind<number> {
  return (raw) => {
    const value = typeof raw === 'string' && /^-?\d{1,15}(\.\d{1,10})?$/.test(raw.trim()) ? Number(raw) : raw;
    if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('wrong_type');
    if (bounds.min !== undefined && value < bounds.min) return refuse('out_of_range', bounds.min);
    if (bounds.max !== undefined && value > bounds.max) return refuse('out_of_range', bounds.max);
    return accept(value);
  };
}

/** One of a closed list; anything else is refused. */
export function oneOf<const V extends string | number>(values: readonly V[]): Kind<V> {
  return (raw) => {
    const found = values.find((value) => value === raw || String(value) === raw);
    if (found !== undefined) return accept(found);
    return typeof raw === 'string' || typeof raw === 'number' ? refuse('not_allowed') : refuse('wrong_type');
  };
}

/** One of a list, where anything unknown means the default: sorts, groupings, filters. */
export function knownOr<const V extends string>(values: readonly V[], otherwise: NoInfer<V>): Kind<V> {
  return (raw) => accept(values.find((value) => value === raw) ?? otherwise);
}
