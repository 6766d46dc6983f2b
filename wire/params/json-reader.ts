/** The JSON text is malformed, nested too deeply, or has too many values. */
export class UnreadableJson extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableJson';
  }
}

const MAX_DEPTH = 32;
const MAX_VALUES = 20_000;

/**
 * Parses JSON. An integer outside the safe range becomes the text of its digits, so that ids keep every digit. A
 * nesting of more than 32 levels and more than 20,000 values are refused.
 *
 * @throws {UnreadableJson}
 */
export function readJson(text: string): unknown {
  const shape = measure(text);
  if (shape.depth > MAX_DEPTH) throw new UnreadableJson(`deeper than ${MAX_DEPTH} levels`);
  if (shape.values > MAX_VALUES) throw new UnreadableJson(`more than ${MAX_VALUES} values`);
  try {
    return shape.hasLongDigits ? JSON.parse(text, keepDigits) : JSON.parse(text);
  } catch (cause) {
    throw new UnreadableJson('not JSON', { cause });
  }
}

type ReviverWithSource = (key: string, value: unknown, context?: { source?: string }) => unknown;

const keepDigits: ReviverWithSource = (_key, value, context) =>
  typeof value === 'number' &&
  !Number.isSafeInteger(value) &&
  context?.source !== undefined &&
  /^-?\d+$/.test(context.source)
    ? context.source
    : value;

/** One pass over the text, before any value is built. */
function measure(text: string): { depth: number; values: number; hasLongDigits: boolean } {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  let digits = 0;
  let hasLongDigits = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 48 && unit <= 57) {
      digits += 1;
      if (digits > 15) hasLongDigits = true;
      continue;
    }
    digits = 0;
    if (unit === 34) at = endOfString(text, at);
    else if (unit === 91 || unit === 123) {
      depth += 1;
      values += 1;
      if (depth > deepest) deepest = depth;
    } else if (unit === 93 || unit === 125) depth -= 1;
    else if (unit === 44) values += 1;
  }
  return { depth: deepest, values, hasLongDigits };
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === 92) backslashes += 1;
  return backslashes % 2 === 1;
}
