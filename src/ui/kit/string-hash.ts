/** A stable hash of a text below `limit`, for choosing a colour. */
export function stringHash(text: string, limit: number): number {
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) % 9973;
  return sum % limit;
}
