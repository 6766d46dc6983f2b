import { accept, refuse, type Checked } from '../../../../../src/domain/limits/checked.ts';
import { isIdText } from '../../../../../src/domain/ids/ids.ts';
import type { Kind } from './param.ts';

/** Digits, as text or as a JSON number; give the brand as type: `id<PinId>()`. */
export function id<T extends string>(): Kind<T> {
  return (raw) => {
    const text = typeof raw === 'number' ? String(raw) : raw;
    if (typeof text !== 'string') return refuse('wrong_type');
    const digits = text.trim();
    return isIdText(digits) ? accept(digits as T) : refuse('bad_format');
  };
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

/** A value checked by a rule of the domain that takes a text; JSON numbers are taken as their digits. */
export function textBy<T>(rule: (text: string) => Checked<T>): Kind<T> {
  return (raw) => {
    if (typeof raw === 'string') return rule(raw);
    return typeof raw === 'number' ? rule(String(raw)) : refuse('wrong_type');
  };
}
