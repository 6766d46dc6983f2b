/** A page declares its type, or none at all. */
export function isPage(contentType: string): boolean {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase();
  return type === '' || type === 'text/html' || type === 'application/xhtml+xml' || type === 'text/plain';
}
