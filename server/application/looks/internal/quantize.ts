/** The vector with this length; zeros stay zeros. */
export function scaledTo(length: number, vector: Float64Array): Float64Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const factor = squares === 0 ? 0 : length / Math.sqrt(squares);
  return vector.map((value) => value * factor);
}

/** Whole numbers from -127 to 127. */
export function toInt8(vector: Float64Array): Int8Array {
  const numbers = new Int8Array(vector.length);
  vector.forEach((value, at) => (numbers[at] = Math.max(-127, Math.min(127, Math.round(value)))));
  return numbers;
}
