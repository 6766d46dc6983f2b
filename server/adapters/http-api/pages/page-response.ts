import { formatRoute } from '../../../../src/domain/routes/format-route.ts';
import type { PageQuery, PageRenderer, PageResult } from './page-renderer.ts';

const STATUS = { page: 200, 'not-found': 404, failed: 503 } as const;

/** Answers a request for a page with its document, or with the way to where it is. */
export async function pageResponse(render: PageRenderer, query: PageQuery): Promise<Response> {
  const result = await render(query);
  switch (result.kind) {
    case 'moved':
      return redirect(result.to, result.permanent ? 301 : 302);
    case 'sign-in':
      return redirect(formatRoute({ kind: 'login', next: query.pathname + query.search }), 302);
    default:
      return documentResponse(result);
  }
}

function documentResponse(result: Extract<PageResult, { html: string }>): Response {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
  if (result.noindex) headers.set('X-Robots-Tag', 'noindex');
  if (result.kind === 'failed') headers.set('Retry-After', '5');
  return new Response(result.html, { status: STATUS[result.kind], headers });
}

function redirect(path: string, status: 301 | 302): Response {
  return new Response(null, { status, headers: { Location: path } });
}
