import { accept, refuse, type Checked, type Refusal } from '../../src/domain/limits/checked.ts';
import { readJson } from './json-reader.ts';
import { kind, type Kind, type OptionsOf, type ParamSet, type SentFor } from './param.ts';

/** An object, or its JSON text, with members parsed like parameters; a refusal names the member. */
export function partsOf<P extends ParamSet>(params: P): Kind<OptionsOf<P>, SentFor<P>> {
  return kind(`object with ${Object.keys(params).join(', ')}`, (raw) => {
    const parsed = fromText(raw);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return refuse('wrong_type');
    const values: [string, unknown][] = [];
    for (const [name, param] of Object.entries(params)) {
      const read = param.read(memberOf(parsed, [name, ...param.aliases]));
      if (!read.ok) return within(read, `.${name}`);
      values.push([name, read.value]);
    }
    return accept(Object.fromEntries(values) as OptionsOf<P>);
  });
}

/** A list of objects, or its JSON text; a refusal names the index. */
export function listOfParts<T, Sent = T>(
  item: Kind<T, Sent>,
  { min, max }: { readonly min: number; readonly max: number },
): Kind<readonly T[], readonly Sent[]> {
  return kind(`list of ${min} to ${max}: ${item.says ?? 'any value'}`, (raw) => {
    const parsed = fromText(raw);
    if (!Array.isArray(parsed)) return refuse('wrong_type');
    if (parsed.length === 0 && min > 0) return refuse('missing');
    if (parsed.length < min) return { ...refuse('too_short', min), counts: 'items' };
    if (parsed.length > max) return { ...refuse('too_long', max), counts: 'items' };
    const values: T[] = [];
    for (const [index, each] of parsed.entries()) {
      const read = item(each);
      if (!read.ok) return within(read, `[${index}]`);
      values.push(read.value);
    }
    return accept(values);
  });
}

/** The same value, unless its parts contradict each other: `misfit` returns the problem and its place. */
export function fitting<T, Sent = T>(of: Kind<T, Sent>, misfit: (value: T) => Refusal | null): Kind<T, Sent> {
  return kind(of.says ?? 'any value', (raw): Checked<T> => {
    const read = of(raw);
    return read.ok ? (misfit(read.value) ?? read) : read;
  });
}

function within(refusal: Refusal, place: string): Refusal {
  return { ...refusal, at: place + (refusal.at ?? '') };
}

function memberOf(parsed: object, names: readonly string[]): unknown {
  const name = names.find((each) => Object.hasOwn(parsed, each));
  return name === undefined ? undefined : (parsed as Readonly<Record<string, unknown>>)[name];
}

function fromText(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return readJson(raw);
  } catch {
    return undefined;
  }
}
