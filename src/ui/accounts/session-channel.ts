const CHANNEL = 'pinakes-session';

/** The channel on which this page listens. What is sent through it, the page does not hear itself. */
let listening: BroadcastChannel | undefined;

/** Lets the other tabs look again who is signed in. This one knows already, and may be about to leave. */
export function broadcastSessionChange(): void {
  const channel = listening ?? new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  if (channel !== listening) channel.close();
}

/** Hears what other tabs tell, until what it gives is called. */
export function onSessionChange(heard: () => void): () => void {
  const channel = (listening = new BroadcastChannel(CHANNEL));
  channel.onmessage = heard;
  return () => {
    channel.close();
    listening = undefined;
  };
}
