/** The signature of a picture by number; they are unlike each other as real ones are. */
export function signatureOf(number: number): string {
  const digits = Array.from({ length: 4 }, (_, part) =>
    (Math.imul(number + 1, 0x9e37_79b1 + part * 0x85eb_ca6b) >>> 0).toString(16).padStart(8, '0'),
  );
  return digits.join('');
}
