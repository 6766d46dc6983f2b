const CHANNEL = 'pinakes-session';

/** The channel on which this page listens. A page does not receive its own messages. */
let listening: BroadcastChannel | undefined;

/** Tells the other tabs to check who is signed in. This tab knows already, and may be about to leave. */
export function broadcastSessionChange(): void {
  const channel = listening ?? new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  if (channel !== listening) channel.close();
}

/** Listens for messages of other tabs. Call the result to stop. */
export function onSessionChange(heard: () => void): () => void {
  const channel = (listening = new BroadcastChannel(CHANNEL));
  channel.onmessage = heard;
  return () => {
    channel.close();
    listening = undefined;
  };
}
