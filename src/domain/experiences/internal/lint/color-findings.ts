import { contentField, finding, type LintFinding } from '../../authoring/lint-finding.ts';
import type { ExperienceDraft } from '../../authoring/experience-draft.ts';
import { hexColorOf, listOf } from '../displays/fields.ts';
import { contrastOf, MIN_CONTRAST } from './contrast.ts';

/** Fields with the colours of texts, and the field with the colour behind each. */
const PAIRS = [
  ['textColorWide', 'backgroundColorWide'],
  ['textColorNarrow', 'backgroundColorNarrow'],
  ['text_colors', 'text_background_color'],
] as const;

/** Operators set the colour of a text and the one behind it together, and far enough apart. */
export function colorFindings({ values }: ExperienceDraft): readonly LintFinding[] {
  return PAIRS.flatMap(([text, background]) => {
    const colors = colorsOf(values[text]);
    const [behind] = colorsOf(values[background]);
    if (colors.length === 0 && behind === undefined) return [];
    if (colors.length === 0) return [finding(contentField(text), 'color-alone')];
    if (behind === undefined) return [finding(contentField(background), 'color-alone')];
    const worst = Math.min(...colors.map((color) => contrastOf(color, behind)));
    if (worst >= MIN_CONTRAST) return [];
    // Rounded down, so that 4.49 does not look like enough.
    const ratio = Math.floor(worst * 10) / 10;
    return [finding(contentField(text), 'contrast', { ratio, least: MIN_CONTRAST })];
  });
}

function colorsOf(value: unknown): readonly string[] {
  const values = typeof value === 'string' ? [value] : listOf(value);
  return values.flatMap((color) => hexColorOf(color) ?? []);
}
