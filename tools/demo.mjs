// `npm run demo`: as `npm start`, in a data folder of its own that is filled with sample content when it is empty.
process.env.DATA_DIR ||= './data-demo';
process.env.SEED = 'demo';
await import('./start.mjs');
