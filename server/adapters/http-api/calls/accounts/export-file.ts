import type { ExportFile, ReadExport } from '../../../../application/exports/read-export.ts';
import { streamed } from '../../core/answer/streamed.ts';
import { CallFailure, objectNotFound } from '../../core/call/call-failure.ts';
import type { PrivateFiles } from '../../core/http-app-deps.ts';
import { isLimited, type Viewer } from '../../core/visit/viewer.ts';

const ADDRESS = /^\/account\/export\/(\d{1,19})\.zip\/?$/;

/** Serves `/account/export/{id}.zip` to the full session of the user who owns the data. */
export function exportFiles(readExport: ReadExport): PrivateFiles {
  return {
    path: '/account/export/:file',
    async handle(request, viewer) {
      if (viewer.kind === 'visitor') throw new CallFailure('authentication_required');
      if (isLimited(viewer)) throw new CallFailure('limited_login');
      const id = ADDRESS.exec(new URL(request.url).pathname)?.[1];
      const file = id === undefined ? undefined : await readExport.file(id, viewer.user.id);
      if (file === undefined) throw objectNotFound('export');
      return attachment(file, request, viewer);
    },
  };
}

function attachment(
  { byteLength, parts }: ExportFile,
  request: Request,
  { user }: Extract<Viewer, { kind: 'user' }>,
): Response {
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Length': String(byteLength),
    'Content-Disposition': `attachment; filename="${user.username}.zip"`,
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': 'private, no-cache',
  };
  return new Response(request.method === 'HEAD' ? null : streamed(parts), { headers });
}
