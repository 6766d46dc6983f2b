import { Hono } from 'hono';
import { COOKIE_CHOICE_PATH } from '../../../../src/domain/visits/cookie-choice.ts';
import { withSecurityHeaders } from './answer/answer.ts';
import { developerTexts, unsupportedMethod } from './call/developer-texts.ts';
import type { Connection } from './request/connection.ts';
import type { AnswerFile, HttpAppDeps } from './http-app-deps.ts';
import { RequestAnswerer } from './request-answerer.ts';
import { plainText, readinessAnswer, robotsAnswer, securityTextAnswer } from './system-routes.ts';

/** The HTTP adapter as a function from request to response, without a socket. */
export type HttpApp = {
  /** Never rejects. */
  fetch(request: Request, connection: Connection): Promise<Response>;
};

type Env = { Bindings: Connection };

/** Assembles the HTTP adapter: calls, pages, files, system routes. */
export function createHttpApp(deps: HttpAppDeps): HttpApp {
  const answerer = new RequestAnswerer(deps);
  const app = new Hono<Env>({ getPath: routedPath });
  for (const path of ['/resource/*', '/v3/*', '/vx/*', '/upload-image', ...pathsForApps(deps)]) {
    app.options(path, async (c, next) => answerer.preflight(c.req.raw, c.env) ?? next());
  }
  for (const path of ['/resource/*', '/v3/*', '/vx/*']) {
    app.all(path, (c) => answerer.call(c.req.raw, c.env));
  }
  app.all('/v5/*', () => Response.json({ code: 11, message: developerTexts.unknown_call }, { status: 404 }));
  app.all('/upload-image', (c) => answerer.upload(c.req.raw, c.env));
  app.post(COOKIE_CHOICE_PATH, (c) => answerer.cookieChoice(c.req.raw, c.env));
  const read = (path: string, answer: AnswerFile) => app.all(path, (c) => onlyRead(c.req.raw, answer));
  read('/healthz', () => plainText('ok'));
  read('/readyz', async () => readinessAnswer(await deps.readiness()));
  app.all('/robots.txt', (c) =>
    onlyRead(c.req.raw, (request) => robotsAnswer(answerer.baseUrlOf(request, c.env))),
  );
  read('/.well-known/security.txt', () => securityTextAnswer(deps.settings, deps.clock.now()));
  read('/.well-known/change-password', () => plainText('', 302, { Location: '/settings' }));
  for (const path of ['/static/*', '/favicon.ico', '/manifest.webmanifest', '/sw.js', '/offline.html']) {
    read(path, deps.staticFiles);
  }
  read('/media/*', deps.media);
  for (const route of deps.plainRoutes ?? []) {
    app.on([...route.methods], route.path, (c) => answerer.plain(route, c.req.raw, c.env));
  }
  for (const files of deps.privateFiles ?? []) {
    app.all(files.path, (c) => onlyRead(c.req.raw, (request) => answerer.privateFile(files, request, c.env)));
  }
  app.notFound((c) => answerer.page(c.req.raw, c.env));
  app.onError((error) => {
    deps.logger.error('request_failed', { error });
    return plainText('Sorry! Something went wrong on our end.\n', 500);
  });
  return {
    fetch: async (request, connection) =>
      withSecurityHeaders(await app.fetch(request, connection), answerer.isSecure(request, connection)),
  };
}

function pathsForApps({ plainRoutes = [] }: HttpAppDeps): readonly string[] {
  return plainRoutes.filter(({ isForApps }) => isForApps).map(({ path }) => path);
}

/** The path without the old prefix and without a trailing slash, so that both forms match the same route. */
function routedPath(request: Request): string {
  const { pathname } = new URL(request.url);
  const path = pathname.startsWith('/_ngjs/') ? pathname.slice('/_ngjs'.length) : pathname;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Files and system routes support GET and HEAD only, and read no session or cookies. */
function onlyRead(request: Request, answer: AnswerFile): Promise<Response> | Response {
  if (request.method === 'GET' || request.method === 'HEAD') return answer(request);
  const headers = { Allow: 'GET, HEAD, OPTIONS' };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  return plainText(`${unsupportedMethod(request.method)}\n`, 405, headers);
}
