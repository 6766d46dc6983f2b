import { previewTokenOf } from '../../../../src/domain/experiences/preview-link.ts';
import { formatRoute } from '../../../../src/domain/routes/format-route.ts';
import type { PageDocument, RenderPage } from '../core/http-app-deps.ts';
import type { PageRenderer, PageResult } from './page-renderer.ts';

const STATUS = { page: 200, 'not-found': 404, failed: 503 } as const;
const RETRY_SECONDS = 5;

/** Responds to page requests with a document or a redirect. */
export function pageHandler(render: PageRenderer): RenderPage {
  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    const result = await render({
      handler: context.handler,
      origin: context.origin.baseUrl,
      pathname,
      search,
      nonce: context.nonce,
      locale: context.locale,
      theme: context.theme === 'system' ? null : context.theme,
      groups: context.groups,
    });
    switch (result.kind) {
      case 'moved':
        return redirect(result.to, result.permanent ? 301 : 302);
      case 'sign-in':
        return redirect(formatRoute({ kind: 'login', next: pathname + search }), 302);
      default:
        return documentOf(result, result.noindex || previewTokenOf(search) !== null);
    }
  };
}

function documentOf(
  result: Extract<PageResult, { html: readonly string[] }>,
  noindex: boolean,
): PageDocument {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
  if (noindex) headers.set('X-Robots-Tag', 'noindex');
  if (result.kind === 'failed') headers.set('Retry-After', String(RETRY_SECONDS));
  return { status: STATUS[result.kind], headers, html: result.html };
}

function redirect(path: string, status: 301 | 302): Response {
  return new Response(null, { status, headers: { Location: path } });
}
