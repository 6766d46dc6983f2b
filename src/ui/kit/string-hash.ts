/** A number below `limit` that is always the same for the same text, to choose a colour by. */
export function stringHash(text: string, limit: number): number {
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) % 9973;
  return sum % limit;
}
