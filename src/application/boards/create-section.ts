import { checkTextField } from '../../domain/limits/text-field.ts';
import type { BoardId } from '../../domain/ids/ids.ts';
import { refusalOf } from '../checked-fields.ts';
import type { SectionGateway, SectionOutcome } from '../ports/boards/section-gateway.ts';

/** Adds a section to a board. */
export class CreateSection {
  readonly #deps: { readonly sections: SectionGateway };
  constructor(deps: { readonly sections: SectionGateway }) {
    this.#deps = deps;
  }

  async run(boardId: BoardId, name: string): Promise<SectionOutcome> {
    return (
      refusalOf({ name: checkTextField('sectionName', name) }) ?? this.#deps.sections.create(boardId, name)
    );
  }
}
