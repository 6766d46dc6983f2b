// `npm run demo`: like `npm start`, with its own data folder, which is filled with sample content when it is empty.
process.env.DATA_DIR ||= './data-demo';
process.env.SEED = 'demo';
await import('./start.mjs');
