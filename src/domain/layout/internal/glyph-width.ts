/* Advance widths in hundredths of an em, for the characters from space to tilde at weight 600. Each is the wider one of
   two common interface typefaces, so that a line that fits here also fits on screen. */
const ASCII = [
  28, 33, 47, 64, 65, 89, 72, 24, 39, 39, 54, 67, 30, 47, 29, 38, 67, 56, 62, 65, 67, 63, 65, 59, 65, 65, 33,
  33, 67, 67, 67, 61, 100, 72, 72, 74, 72, 67, 61, 78, 74, 28, 56, 72, 61, 91, 74, 78, 67, 78, 72, 67, 66, 73,
  72, 101, 69, 70, 65, 39, 38, 39, 58, 56, 50, 57, 63, 58, 63, 59, 38, 63, 61, 28, 28, 57, 28, 90, 61, 61, 62,
  62, 40, 56, 38, 61, 61, 84, 56, 58, 56, 39, 36, 39, 67,
];

/** Ranges of code points with the same width, in ascending order: last code point, hundredths of an em. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x00bf, 68], // Latin-1 signs
  [0x00df, 80], // Latin-1 capitals
  [0x024f, 68], // small letters with accents
  [0x02ff, 64],
  [0x036f, 0], // combining marks
  [0x03a9, 80], // Greek capitals
  [0x03ff, 66],
  [0x042f, 84], // Cyrillic capitals
  [0x052f, 70],
  [0x0590, 70],
  [0x05ff, 68], // Hebrew
  [0x08ff, 66], // Arabic
  [0x0dff, 76], // scripts of India
  [0x0eff, 70], // Thai, Lao
  [0x10ff, 76],
  [0x11ff, 103], // Hangul parts
  [0x1dff, 76],
  [0x1eff, 80], // Vietnamese
  [0x200a, 60],
  [0x200f, 0], // joiners and direction marks
  [0x2015, 100], // dashes
  [0x206f, 60],
  [0x2bff, 103], // arrows, signs, dingbats
  [0x2e7f, 80],
  [0xd7ff, 103], // Han, kana, Hangul
  [0xfdff, 103],
  [0xfe0f, 0], // variation selectors
  [0xffff, 103],
  [0x1f3fa, 137],
  [0x1f3ff, 0], // skin tones
  [0x1faff, 137], // pictographs
  [0x3ffff, 103],
];

/** Advance width in em of one code point in a title; 0 for combining marks. */
export function glyphWidth(codePoint: number): number {
  if (codePoint < 0x7f) return (ASCII[codePoint - 0x20] ?? 0) / 100;
  let low = 0;
  let high = RANGES.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (RANGES[middle]![0] < codePoint) low = middle + 1;
    else high = middle;
  }
  return RANGES[low]![1] / 100;
}

/** A line may break before and after these: Han, kana and other wide characters without spaces between words. */
export function breaksAnywhere(codePoint: number): boolean {
  return (
    (codePoint >= 0x0e00 && codePoint <= 0x0eff) ||
    (codePoint >= 0x1000 && codePoint <= 0x109f) ||
    (codePoint >= 0x2e80 && codePoint <= 0xa4cf) ||
    (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
    (codePoint >= 0xff01 && codePoint <= 0xffee) ||
    codePoint >= 0x1f000
  );
}
