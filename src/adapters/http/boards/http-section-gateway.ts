import type { DoneOutcome } from '../../../application/ports/done-outcome.ts';
import type {
  SectionAddress,
  SectionChange,
  SectionGateway,
  SectionOutcome,
} from '../../../application/ports/boards/section-gateway.ts';
import type { Section } from '../../../domain/boards/board.ts';
import type { BoardId, SectionId } from '../../../domain/ids/ids.ts';
import { PAGE_SIZE_MAX } from '../../../domain/limits/count-limits.ts';
import type { ResourceCall, Sent } from '../../../../wire/calls/contract.ts';
import { sectionFromWire } from '../../../../wire/board-from-wire.ts';
import { listOf } from '../../../../wire/raw.ts';
import { doneOf } from '../client/done-of.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';

/** The sections of boards over the resource calls. */
export class HttpSectionGateway implements SectionGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async ofBoard(boardId: BoardId): Promise<readonly Section[] | undefined> {
    const sections: Section[] = [];
    let bookmark: string | null = null;
    do {
      const answer: CallOutcome = await this.#calls.get('BoardSections', {
        board_id: boardId,
        page_size: PAGE_SIZE_MAX,
        ...(bookmark === null ? {} : { bookmarks: [bookmark] }),
      });
      if (answer.kind === 'failed') return undefined;
      sections.push(...listOf(answer.data, sectionFromWire));
      bookmark = answer.bookmark;
    } while (bookmark !== null);
    return sections;
  }

  async find({ username, boardSlug, sectionSlug }: SectionAddress): Promise<Section | undefined> {
    return this.#read({ username, board_slug: boardSlug, section_slug: sectionSlug });
  }

  async findById(id: SectionId): Promise<Section | undefined> {
    return this.#read({ section_id: id });
  }

  async create(boardId: BoardId, name: string): Promise<SectionOutcome> {
    return sectionOf(await this.#calls.create('BoardSection', { board_id: boardId, name }));
  }

  async update(id: SectionId, { name, afterSectionId }: SectionChange): Promise<SectionOutcome> {
    const answer = await this.#calls.update('BoardSectionEdit', {
      section_id: id,
      ...(name === undefined ? {} : { name }),
      ...(afterSectionId === undefined ? {} : { after_section_id: afterSectionId }),
    });
    return sectionOf(answer);
  }

  async remove(id: SectionId): Promise<DoneOutcome> {
    return doneOf(await this.#calls.delete('BoardSectionEdit', { section_id: id }));
  }

  async #read(options: Sent<ResourceCall<'BoardSection', 'get'>>): Promise<Section | undefined> {
    const answer = await this.#calls.get('BoardSection', options);
    return answer.kind === 'ok' ? sectionFromWire(answer.data) : undefined;
  }
}

function sectionOf(answer: CallOutcome): SectionOutcome {
  return answer.kind === 'ok'
    ? { kind: 'done', section: sectionFromWire(answer.data) }
    : refusedBy(answer.error);
}
