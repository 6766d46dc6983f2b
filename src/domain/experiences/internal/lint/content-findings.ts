import { contentField, finding, type LintFinding } from '../../authoring/lint-finding.ts';
import type { ExperienceDraft } from '../../authoring/experience-draft.ts';
import { formOf, type FieldLabel } from '../../authoring/experience-form.ts';
import { unitsPerSecond, type FieldValue, type FormField } from '../../authoring/form-field.ts';
import { hexColorOf, listOf } from '../displays/fields.ts';
import { parseMessage } from '../../message.ts';
import { safeHref } from '../safe-href.ts';
import { linkFindings, pageState } from './link-findings.ts';

/** What is wrong with the fields of a content, each for itself. */
export function contentFindings(draft: ExperienceDraft): readonly LintFinding[] {
  const { kind, values } = draft;
  const { fields } = formOf(kind);
  return fields.flatMap((field) => {
    const value = values[field.name] ?? null;
    if (isEmpty(value))
      return field.isRequired ? [finding(contentField(field.name), 'required')] : altFindings(field, draft);
    return valueFindings(field, value);
  });
}

export function isEmpty(value: FieldValue | undefined): boolean {
  if (value === null || value === undefined || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && value.every((entry) => entry.trim() === '');
}

function valueFindings(field: FormField, value: FieldValue): readonly LintFinding[] {
  const name = contentField(field.name);
  switch (field.type) {
    case 'text':
    case 'longtext':
      return textFindings(field, String(value));
    case 'link':
      return linkFindings(field.name, String(value));
    case 'file':
    case 'image':
      return safeHref(value) === undefined ? [finding(name, 'file-unsafe')] : [];
    case 'color':
      return hexColorOf(value) === undefined ? [finding(name, 'color-invalid')] : [];
    case 'number': {
      if (Number(value) >= field.min && Number(value) <= field.max) return [];
      const units = unitsPerSecond(field);
      return [finding(name, 'number-range', { min: field.min / units, max: field.max / units })];
    }
    case 'choice': {
      const isKnown = field.options.some((option) => option.value === value);
      if (isKnown) return [];
      return [
        finding(name, field.label.toLowerCase().includes('anchor') ? 'anchor-unknown' : 'option-unknown'),
      ];
    }
    case 'list':
      return listFindings(field, listOf(value).map(String));
    default:
      return [];
  }
}

function textFindings(field: FormField & { readonly max: number }, value: string): readonly LintFinding[] {
  const name = contentField(field.name);
  if (value.length > field.max) return [finding(name, 'text-too-long', { max: field.max })];
  if (field.type !== 'longtext') return [];
  const markup = value.match(/<\/?([a-z]+)/gi)?.some((tag) => !/^<\/?(?:a|br)$/i.test(tag)) === true;
  const links = parseMessage(value).flatMap((part) => (part.kind === 'link' ? [part.href] : []));
  const written = value.match(/<a[\s>]/gi)?.length ?? 0;
  const unknown = links.find((href) => href.startsWith('/') && pageState(href) === 'unknown');
  return [
    ...(markup ? [finding(name, 'markup-lost')] : []),
    ...(links.length < written ? [finding(name, 'message-link-unsafe')] : []),
    ...(unknown === undefined ? [] : [finding(name, 'message-link-unknown', { link: unknown })]),
  ];
}

function listFindings(
  field: FormField & { readonly type: 'list' },
  entries: readonly string[],
): readonly LintFinding[] {
  const name = contentField(field.name);
  const filled = entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
  if (filled.length > field.max) return [finding(name, 'list-too-long', { max: field.max })];
  const isWrong = {
    text: () => false,
    color: (entry: string) => hexColorOf(entry) === undefined,
    file: (entry: string) => safeHref(entry) === undefined,
  }[field.of];
  return filled.some(isWrong) ? [finding(name, field.of === 'color' ? 'color-invalid' : 'file-unsafe')] : [];
}

/** An image needs a text for people who cannot see it. */
function altFindings(
  field: FormField<FieldLabel>,
  { kind, values }: ExperienceDraft,
): readonly LintFinding[] {
  const image = formOf(kind).fields.find((one) => one.type === 'image' && one.alt === field.name);
  if (image === undefined || isEmpty(values[image.name])) return [];
  return [finding(contentField(field.name), 'alt-missing')];
}
