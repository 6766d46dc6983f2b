/** From 1 to 2^53 - 1. */
export function randomId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1f_ffff) * 2 ** 32 + low || 1;
}
