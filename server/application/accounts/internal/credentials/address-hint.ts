/** The network of an address: its owner recognises it, but it identifies nobody. */
export function addressHint(address: string): string {
  const four = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i.exec(address);
  if (four) return `${four[1]}.${four[2]}.${four[3]}.*`;
  const groups = address.split(':');
  return groups.length > 2 ? `${groups.slice(0, 3).join(':')}:*` : '';
}
