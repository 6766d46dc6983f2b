import { toPinId, type PinId } from '../../src/domain/ids/ids.ts';
import type { DiscoveryReader } from '../../server/application/ports/discovery/discovery-changes.ts';
import type { PinDocument } from '../../server/application/ports/discovery/pin-document.ts';

/** Documents that never change. */
export class DocumentsInMemory implements DiscoveryReader {
  readonly #documents: ReadonlyMap<PinId, PinDocument>;
  readonly #ids: readonly number[];

  constructor(documents: readonly PinDocument[]) {
    this.#documents = new Map(documents.map((document) => [document.id, document]));
    this.#ids = documents.map(({ id }) => Number(id)).sort((one, other) => one - other);
  }

  async newestChange() {
    return 0;
  }

  async changesAfter() {
    return [];
  }

  async changes() {
    return [];
  }

  async idsOf() {
    return [];
  }

  async documentIds(after: PinId | null, limit: number): Promise<readonly PinId[]> {
    const start = after === null ? 0 : this.#ids.indexOf(Number(after)) + 1;
    return this.#ids.slice(start, start + limit).map((id) => toPinId(String(id)));
  }

  async documents(ids: readonly PinId[]): Promise<readonly PinDocument[]> {
    return ids.map((id) => this.#documents.get(id)).filter((document) => document !== undefined);
  }
}
