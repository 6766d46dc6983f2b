import { checkTextField } from '../../domain/limits/text-field.ts';
import type { SectionId } from '../../domain/ids/ids.ts';
import { refusalOf } from '../checked-fields.ts';
import type { SectionGateway, SectionOutcome } from '../ports/boards/section-gateway.ts';

/** Renames a section, which also changes its address. */
export class RenameSection {
  readonly #deps: { readonly sections: SectionGateway };
  constructor(deps: { readonly sections: SectionGateway }) {
    this.#deps = deps;
  }

  async run(id: SectionId, name: string): Promise<SectionOutcome> {
    return (
      refusalOf({ name: checkTextField('sectionName', name) }) ?? this.#deps.sections.update(id, { name })
    );
  }
}
