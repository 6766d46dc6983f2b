/** True for a loopback host name or address, without brackets. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || isLoopbackIpv4(host);
}

function isLoopbackIpv4(host: string): boolean {
  const parts = /^127\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host)?.slice(1) ?? [];
  return parts.length === 3 && parts.every((part) => String(Math.min(Number(part), 255)) === part);
}
