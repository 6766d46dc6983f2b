import { readZip } from '../../files/read-zip.ts';
import { dataOf, type SmallBrowser } from '../core/small-browser.ts';
import { succeeded, type Member } from './member.ts';
import type { TestApp } from './test-app.ts';

export type Export = {
  readonly status: string;
  readonly url: string | null;
  readonly expires_at: string | null;
};

export type ExportedFiles = ReadonlyMap<string, Buffer>;

export const requestExport = ({ browser }: Member) => browser.call('AccountExportResource', 'create');

export const readExport = async ({ browser }: Member) =>
  dataOf(await browser.call('AccountExportResource', 'get')) as Export;

/** Has the copy of somebody's own data made; the address of the archive. */
export async function makeExport(app: TestApp, member: Member): Promise<string> {
  succeeded(await requestExport(member));
  await app.makeExports();
  const { url } = await readExport(member);
  if (url === null) throw new Error('no export');
  return new URL(url).pathname;
}

export const downloadExport = (app: TestApp, browser: SmallBrowser, address: string) =>
  app.app.fetch(
    new Request(`http://pins.test${address}`, {
      headers: { Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    }),
    { remoteAddress: '192.0.2.7', secure: false },
  );

/** The files of a new copy of somebody's own data. */
export async function exportedFiles(app: TestApp, member: Member): Promise<ExportedFiles> {
  const response = await downloadExport(app, member.browser, await makeExport(app, member));
  return readZip(Buffer.from(await response.arrayBuffer()));
}

export const exportedJson = (files: ExportedFiles, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? 'null') as unknown;
