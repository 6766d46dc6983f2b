// The layers of Pinakes, as data for the lint rule. The boundary self-test plants a violation of every line.

const CLIENT_HINT =
  'State what you need as a port in src/application/ports, put the technology in src/adapters, wire them in src/composition.';
const SERVER_HINT =
  'State what you need as a port in server/application/ports, put the technology in server/adapters, wire them in server/composition.';

/**
 * `folder`: the files of the layer (the longest matching folder wins). `mayImport`: other folders or files that it may
 * import from, besides itself. `hint`: where the code belongs instead.
 */
export const layers = [
  {
    folder: 'src/domain',
    mayImport: [],
    hint: 'The domain knows only itself: take what you need as an argument.',
  },
  {
    folder: 'wire',
    mayImport: ['src/domain'],
    hint: 'wire/ holds the HTTP shapes that both sides share and knows the domain only.',
  },
  { folder: 'src/application', mayImport: ['src/domain'], hint: CLIENT_HINT },
  {
    folder: 'src/adapters',
    mayImport: ['src/domain', 'src/application', 'wire'],
    hint: 'An adapter fulfils a port of src/application and knows nothing of views or wiring.',
  },
  { folder: 'src/ui', mayImport: ['src/domain', 'src/application'], hint: CLIENT_HINT },
  {
    folder: 'src/service-worker',
    mayImport: ['src/domain'],
    hint: 'The service worker runs beside the pages, without them: what it has in common with the app is a rule of src/domain.',
  },
  {
    folder: 'src/composition',
    mayImport: ['src/domain', 'src/application', 'src/adapters', 'src/ui', 'wire'],
    hint: 'The app meets the server through the shapes of wire/ alone.',
  },
  { folder: 'server/application', mayImport: ['src/domain', 'wire'], hint: SERVER_HINT },
  {
    folder: 'server/adapters',
    mayImport: ['src/domain', 'wire', 'server/application'],
    hint: SERVER_HINT,
  },
  {
    folder: 'server/adapters/http-api',
    mayImport: ['src/domain', 'wire', 'server/application'],
    hint: 'http-api turns requests into calls of server/application. Other technologies reach it through ports.',
  },
  {
    folder: 'server/composition',
    mayImport: ['src/domain', 'wire', 'server', 'src/composition'],
    hint: 'The server meets the app in one place: the page renderer of src/composition.',
  },
];

/**
 * The folders or files (without extension) that may import a package. Packages without an entry may not be imported.
 */
export const packageHomes = {
  'languages:list': ['src/composition/languages'],
  'languages:load': ['src/composition/languages'],
  react: ['src/ui', 'src/composition'],
  'react-dom': ['src/ui', 'src/composition'],
  mobx: ['src/ui'],
  // The page renderer turns off observing on the server.
  'mobx-react-lite': ['src/ui', 'src/composition/rendered-page'],
  'react-router-dom': ['src/ui/base/router'],
  inversify: ['src/composition', 'server/composition'],
  hono: ['server/adapters/http-api'],
  kysely: ['server/adapters/sql'],
  '@noble/hashes': ['server/adapters/sql', 'server/adapters/browser'],
  '@sqlite.org/sqlite-wasm': ['server/adapters/sql/sqlite-wasm', 'server/composition/in-page'],
  pg: ['server/adapters/sql/postgres-node'],
  '@nats-io/jetstream': ['server/adapters/nats'],
  '@nats-io/transport-node': ['server/adapters/nats'],
  '@redis/client': ['server/adapters/redis'],
  sharp: ['server/adapters/images'],
  nodemailer: ['server/adapters/mail'],
  // The object storage is an address of the operator's own.
  undici: ['server/adapters/web', 'server/adapters/s3/internal/operator-origin'],
  aws4fetch: ['server/adapters/s3/internal/sign-request'],
  htmlparser2: ['server/adapters/web'],
};

/** The folders in which Node's own modules may be imported. */
export const nodeHomes = ['server/adapters', 'server/composition'];
export const notNodeHomes = [
  'server/adapters/browser',
  'server/adapters/http-api',
  'server/adapters/sql',
  'server/composition/in-page',
];
/** Exceptions within those folders. */
export const nodeCorners = [
  'server/adapters/sql/node',
  'server/adapters/sql/postgres-node',
  'server/adapters/sql/sqlite-node',
];

/** Only the guarded fetcher may open external connections: addresses from users must not reach a private network. */
export const outwardHome = 'server/adapters/web';
/** Inside a page there is no private network to protect: it only reads the files of the app. */
export const inPageWorkers = 'server/composition/in-page';
/** Modules that can open connections, and their harmless exports: parsing, listening, counting. */
export const outwardModules = {
  'node:http': ['createServer', 'STATUS_CODES', 'METHODS'],
  'node:https': ['createServer'],
  'node:http2': ['constants'],
  'node:net': ['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'SocketAddress', 'createServer'],
  'node:tls': [],
  'node:dgram': [],
  'node:dns': [],
  'node:dns/promises': [],
  undici: [],
};

/** True if `file` (relative to the project, with `/`) is `place`, is inside it, or is `place` with an extension. */
export function isIn(file, place) {
  return file === place || file.startsWith(`${place}/`) || file.startsWith(`${place}.`);
}

/** The layer of a file, or undefined for tests, tools and settings. */
export function layerOf(file) {
  return layers
    .filter(({ folder }) => isIn(file, folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}
