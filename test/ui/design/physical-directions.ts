/** A declaration that names the left or the right side, so that it would be wrong in one of the two writing directions. */
export type PhysicalDirection = {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
};

/**
 * Finds the declarations of a style sheet that do not follow the writing direction. A declaration is allowed when a rule
 * for `:dir(rtl)` in the same style sheet sets the same property, because that rule is its mirror image.
 */
export function physicalDirections(css: string): readonly PhysicalDirection[] {
  const declarations = declarationsOf(css);
  const mirrored = new Set(
    declarations.filter(({ selector }) => isForDirection(selector)).map(({ property }) => property),
  );
  return declarations.filter(
    ({ selector, property, value }) =>
      !isForDirection(selector) && !mirrored.has(property) && isPhysical(property, value),
  );
}

const SIDES = /^(left|right|.*-(left|right)(-.*)?)$/;
const KEYWORDS = /^(text-align|float|clear|.*-position|.*-origin)$/;
/** Functions and keywords that point to a side in any property. */
const SIDEWAYS = [
  /\bto (?:(?:top|bottom) )?(?:left|right)\b/,
  /gradient\(\s*-?(?!180deg|360deg|0deg)[\d.]+deg/,
  /\b(?:translateX|scaleX|rotateY)\((?!var\()/,
  /\btranslate(?:3d)?\((?!0|var\()/,
];

function isPhysical(property: string, value: string): boolean {
  if (SIDES.test(property)) return true;
  if (KEYWORDS.test(property) && /\b(left|right)\b/.test(value)) return true;
  if (property === 'direction') return true;
  if (property === 'translate' && !/^(none|0|var\()/.test(value)) return true;
  if (/^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/.test(property))
    return hasUnequalSides(partsOf(value));
  if (property === 'border-radius') return hasUnequalCorners(partsOf(value));
  if (/-shadow$/.test(property) && /(^|,\s*)(inset )?-?[1-9][\w.]*\s+-?\d/.test(value)) return true;
  const clip = /\binset\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(value)?.[1];
  if (clip !== undefined && hasUnequalSides(partsOf(clip.replace(/\bround .*$/, '').trim()))) return true;
  return SIDEWAYS.some((pattern) => pattern.test(value));
}

function hasUnequalSides(sides: readonly string[]): boolean {
  return sides.length === 4 && sides[1] !== sides[3];
}

function hasUnequalCorners(corners: readonly string[]): boolean {
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = corners;
  return topLeft !== topRight || bottomLeft !== bottomRight;
}

/** The parts of a value between spaces, not counting those within brackets. */
function partsOf(value: string): readonly string[] {
  return value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

function isForDirection(selector: string): boolean {
  return /:dir\(|\[dir\b/.test(selector);
}

function declarationsOf(css: string): readonly PhysicalDirection[] {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"|'[^']*'/g, (text) => (/^.(rtl|ltr).$/.test(text) ? text : '""'));
  const found: PhysicalDirection[] = [];
  const selectors: string[] = [];
  for (const [, text = '', end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const colon = text.indexOf(':');
    if (end === '{') selectors.push(text.trim());
    else if (colon > 0) {
      const value = text
        .slice(colon + 1)
        .replace(/\s+/g, ' ')
        .trim();
      found.push({ selector: selectors.join(' '), property: text.slice(0, colon).trim(), value });
    }
    if (end === '}') selectors.pop();
  }
  return found;
}
