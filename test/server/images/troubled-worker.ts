/** A picture worker that does what the first bytes after a GIF's name say: crash, stall, or say who it is. */
process.on('disconnect', () => process.exit());
process.on('message', ({ bytes }: { bytes: Uint8Array }) => {
  const order = Buffer.from(bytes).toString('latin1').slice(6);
  if (order === 'crash') process.abort();
  if (order === 'stall') for (;;);
  const message = { key: 'test.pid', english: String(process.pid) };
  process.send?.({ kind: 'done', result: { kind: 'bad_media', message } });
});
process.send?.({ kind: 'ready' });
