import { connect as connectPlainly, isIP, type Socket } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import { once } from 'node:events';
import type { Target } from './private-address-guard.ts';
import { openTunnel } from './open-tunnel.ts';

/** Connects to the resolved address, without another look-up. */
export async function openConnection(
  target: Target,
  { proxy, signal }: { readonly proxy: URL | null; readonly signal: AbortSignal },
): Promise<Socket> {
  const plain = proxy === null ? await openPlain(target, signal) : await openTunnel(target, proxy, signal);
  if (target.url.protocol === 'http:') return plain;
  const name = target.url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const safe = connectSafely({
    socket: plain,
    // The certificate must be that of the requested name.
    host: name,
    ...(isIP(name) === 0 ? { servername: name } : {}),
    ALPNProtocols: ['http/1.1'],
  });
  return await settled(safe, 'secureConnect', signal);
}

function openPlain({ address, port }: Target, signal: AbortSignal): Promise<Socket> {
  return settled(connectPlainly({ host: address, port }), 'connect', signal);
}

/** The connected socket; closed when connecting fails or times out. */
export async function settled(socket: Socket, event: string, signal: AbortSignal): Promise<Socket> {
  try {
    await once(socket, event, { signal });
    return socket;
  } catch (error) {
    socket.on('error', () => undefined).destroy();
    throw error;
  }
}
