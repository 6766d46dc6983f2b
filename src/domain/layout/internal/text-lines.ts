import { breaksAnywhere, glyphWidth } from './glyph-width.ts';

export interface TextLinesOptions {
  /** Usable width of a line in layout pixels. */
  readonly width: number;
  /** Layout pixels. */
  readonly fontSize: number;
  /** The text is clamped to this many lines. */
  readonly max: number;
  /** Additional space between characters and between words, in em, that the user set in the browser. */
  readonly letterSpacing?: number;
  readonly wordSpacing?: number;
}

const SPACE = 0x20;
const HYPHEN = 0x2d;
const JOINER = 0x200d;

/**
 * Number of lines that a text takes, from 0 (no text) to `max`. It is an estimate without a browser, rounded up: a word
 * that may not fit counts as not fitting.
 */
export function textLines(text: string, options: TextLinesOptions): number {
  const { max, letterSpacing = 0, wordSpacing = 0 } = options;
  const room = options.width / options.fontSize;
  let lines = 0;
  /** Widths in em of the current line and of the current word. */
  let line = 0;
  let word = 0;
  let joined = false;

  const endWord = () => {
    if (word === 0) return;
    if (lines === 0) lines = 1;
    else if (line > 0 && line + word > room) {
      lines++;
      line = 0;
    }
    line += word;
    word = 0;
    while (line > room && lines < max) {
      lines++;
      line -= room;
    }
  };

  let code = 0;
  for (let at = 0; at < text.length; at += code > 0xffff ? 2 : 1) {
    if (lines >= max && line + word > room) break;
    code = text.codePointAt(at)!;
    if (code === SPACE || code === 0x0a || code === 0x09) {
      endWord();
      if (line > 0) line += glyphWidth(SPACE) + letterSpacing + wordSpacing;
      joined = false;
      continue;
    }
    const alone = breaksAnywhere(code) && !joined;
    if (alone) endWord();
    const width = joined ? 0 : glyphWidth(code);
    if (width > 0) word += width + letterSpacing;
    if (alone || code === HYPHEN) endWord();
    joined = code === JOINER;
  }
  endWord();
  return Math.min(lines, max);
}
