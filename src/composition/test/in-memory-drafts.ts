import type { DraftServices } from '../../application/drafts/draft-services.ts';
import { Assembly } from '../assembly.ts';
import { inMemoryStorages } from '../in-memory-storages.ts';
import { chunk as draftsChunk } from '../lazy/drafts-chunk.ts';
import { storageOverrides, type GivenStorages } from './storage-overrides.ts';

/** The storages of unpublished pins in memory, except for the given ones. */
export function inMemoryDrafts(given: GivenStorages = {}): DraftServices {
  return new Assembly({ overrides: [storageOverrides(given)], profile: [inMemoryStorages] }).open(
    draftsChunk,
  );
}
