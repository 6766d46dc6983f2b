import { request } from 'node:http';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Target } from './private-address-guard.ts';
import { WebRefusal } from './web-refusal.ts';

/**
 * A connection through the operator's proxy to the address that was resolved and checked here: the proxy resolves no
 * name, so it cannot be redirected.
 */
export async function openTunnel(target: Target, proxy: URL, signal: AbortSignal): Promise<Socket> {
  const place = target.address.includes(':') ? `[${target.address}]` : target.address;
  const path = `${place}:${target.port}`;
  const asking = request({
    host: proxy.hostname.replace(/^\[|\]$/g, ''),
    port: proxy.port === '' ? 80 : Number(proxy.port),
    method: 'CONNECT',
    path,
    headers: { Host: path, ...credentials(proxy) },
    agent: false,
    signal,
  });
  asking.on('error', () => undefined);
  asking.end();
  const [answer, socket] = (await once(asking, 'connect', { signal })) as [{ statusCode?: number }, Socket];
  if (answer.statusCode !== 200) {
    socket.on('error', () => undefined).destroy();
    throw new WebRefusal('unreachable');
  }
  return socket;
}

function credentials({ username, password }: URL): Record<string, string> {
  if (username === '') return {};
  const text = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'Proxy-Authorization': `Basic ${Buffer.from(text).toString('base64')}` };
}
