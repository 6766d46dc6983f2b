/** A picture worker that tells the names of its environment's variables. */
process.on('disconnect', () => process.exit());
process.on('message', () => {
  const message = { key: 'test.environment', english: Object.keys(process.env).join(' ') };
  process.send?.({ kind: 'done', result: { kind: 'bad_media', message } });
});
process.send?.({ kind: 'ready' });
