import type { FileEdit } from './patched-copy.ts';

/** A change that somebody makes to the product. */
export type Patch = {
  /** What is decided; the compiler leads from there to all the others. */
  readonly begun: readonly FileEdit[];
  readonly forced: readonly FileEdit[];
};

/** One more text that people write about a pin and everybody sees: stored, edited, copied, exported. */
export const NEW_PIN_TEXT: Patch = {
  begun: [
    {
      file: 'src/domain/pins/pin-texts.ts',
      put: [{ before: '  altText: { rule', text: `  caption: { rule: 'caption', none: null },\n` }],
    },
  ],
  forced: [
    {
      file: 'src/domain/limits/text-field.ts',
      put: [{ before: '  altText: {', text: '  caption: { min: 0, max: 300 },\n' }],
      saidIn: 'src/domain/pins/pin-texts.ts',
    },
    {
      file: 'wire/pin-text-names.ts',
      put: [{ before: `  altText: 'alt_text',`, text: `  caption: 'caption',\n` }],
    },
    {
      file: 'wire/calls/pins/pin-texts.ts',
      put: [
        { before: '  note: COPY_TEXTS.note,', text: `  caption: optional(text('caption')),\n` },
        { before: '  alt_text: changeable(', text: `  caption: changeable(text('caption')),\n` },
      ],
    },
    {
      file: 'wire/pin-from-wire.ts',
      put: [{ before: '    altText: textOrNull(', text: '    caption: textOrNull(raw.caption),\n' }],
    },
    {
      file: 'server/application/saving/new-copy.ts',
      put: [{ before: '    altText: pin.altText,', text: '    caption: pin.caption,\n' }],
    },
    {
      file: 'server/application/exports/internal/own-data.ts',
      put: [{ before: '    alt_text: pin.altText,', text: '    caption: pin.caption,\n' }],
    },
    {
      file: 'server/adapters/sql/schema/tables.ts',
      put: [{ before: '  alt_text: string | null;', text: '  caption: string | null;\n' }],
      saidIn: 'server/adapters/sql/pins/pin-rows.ts',
    },
    {
      file: 'server/adapters/sql/migrations/9999-caption-of-pins.ts',
      put: `import type { Kysely } from 'kysely';

export const captionOfPins = {
  name: '9999-caption-of-pins',
  textsOfPins: ['caption'] as const,
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('pins').addColumn('caption', 'text').execute();
  },
};
`,
      saidIn: 'server/adapters/sql/migrations/all-migrations.ts',
    },
    {
      file: 'server/adapters/sql/migrations/all-migrations.ts',
      put: [
        {
          before: `import type { Migration } from`,
          text: `import { captionOfPins } from './9999-caption-of-pins.ts';\n`,
        },
        { before: '] as const satisfies readonly Migration[];', text: '  captionOfPins,\n' },
      ],
      saidIn: 'server/adapters/sql/pins/pin-rows.ts',
    },
    {
      file: 'server/adapters/sql/pins/pin-rows.ts',
      put: [
        { before: `  altText: 'alt_text',`, text: `  caption: 'caption',\n` },
        { before: '    alt_text: pin.altText,', text: '    caption: pin.caption,\n' },
        { before: '    altText: row.alt_text,', text: '    caption: row.caption,\n' },
      ],
    },
    {
      file: 'server/adapters/http-api/serialize/public-pin-fields.ts',
      put: [{ before: '    altText: pin.altText,', text: '    caption: pin.caption,\n' }],
    },
    {
      file: 'server/adapters/http-api/serialize/internal/pin-texts-to-wire.ts',
      put: [{ before: '    alt_text: altText,', text: '    caption: facts.caption,\n' }],
    },
    {
      file: 'src/ui/create/fields/pin-text-field.tsx',
      put: [{ before: '  altText: {', text: `  caption: { label: createFieldMessages.caption },\n` }],
    },
    {
      file: 'src/ui/create/internal/fields/messages.en.ts',
      put: [{ before: `  altText: '`, text: `  caption: 'Caption',\n` }],
      saidIn: 'src/ui/create/fields/pin-text-field.tsx',
    },
  ],
};

/** One more call that reads, with a query of its own. What the server offers and what the app asks for is decided. */
export const NEW_READ: Patch = {
  begun: [
    {
      file: 'wire/calls/pins/saving.ts',
      put: [
        {
          before: '  suggestBoardTitles: resource({',
          text: `  readNote: resource({
    name: 'PinNoteResource',
    action: 'get',
    endpointName: 'pin_note_get',
    says: 'Gives the note on a pin.',
    who: 'S',
    params: { pin_id: required(id<PinId>()) },
    answer: payload<{ readonly note: string | null }>('the note'),
    errors: ['pin_not_found'],
  }),
`,
        },
      ],
    },
    {
      file: 'src/application/ports/pins/save-gateway.ts',
      put: [
        {
          before: '  change(pinId: PinId, change: PinChange)',
          text: '  note(pinId: PinId): Promise<string | null>;\n',
        },
      ],
    },
  ],
  forced: [
    {
      file: 'server/adapters/http-api/calls/pins/saving-calls.ts',
      put: [
        { before: '    chooseBoard: chooseBoard(deps),', text: '    readNote: readNote(deps),\n' },
        {
          before: 'function chooseBoard(',
          text: `function readNote({ readNote }: CallDeps): Answer<typeof SAVING_CALLS.readNote> {
  return async (context, options) => {
    const { note } = unlessRefused(await readNote.run(options.pin_id, context.viewerId));
    return { data: { note } };
  };
}

`,
        },
      ],
    },
    {
      file: 'server/adapters/http-api/calls/call-deps.ts',
      put: [
        {
          before: 'import { SavePin } from',
          text: `import { ReadNote } from '../../../application/saving/read-note.ts';\n`,
        },
        { before: '    savePin: new SavePin(', text: '    readNote: new ReadNote({ store }),\n' },
      ],
      saidIn: 'server/adapters/http-api/calls/pins/saving-calls.ts',
    },
    {
      file: 'server/application/saving/read-note.ts',
      put: `import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { mayEditPin } from '../../../src/domain/permissions/pin-access.ts';
import { pinStandingOf } from '../access/pin-visibility.ts';
import { refused, type Refused } from '../access/refusal.ts';
import type { StoreReader } from '../ports/store.ts';

type Outcome = { readonly kind: 'read'; readonly note: string | null } | Refused;

export class ReadNote {
  readonly #deps: { readonly store: Pick<StoreReader, 'pins'> };

  constructor(deps: { readonly store: Pick<StoreReader, 'pins'> }) {
    this.#deps = deps;
  }

  async run(pinId: PinId, actorId: UserId): Promise<Outcome> {
    const [view] = await this.#deps.store.pins.views([pinId], actorId);
    if (view === undefined || !mayEditPin(pinStandingOf(view, actorId))) return refused('pin_not_found');
    return { kind: 'read', note: view.pin.note };
  }
}
`,
      saidIn: 'server/adapters/http-api/calls/call-deps.ts',
    },
    {
      file: 'src/adapters/http/pins/http-save-gateway.ts',
      put: [
        {
          before: '  async change(pinId: PinId,',
          text: `  async note(pinId: PinId): Promise<string | null> {
    const answer = await this.#calls.get('PinNote', { pin_id: pinId });
    return answer.kind === 'ok' ? answer.data.note : null;
  }

`,
        },
      ],
    },
  ],
};

/** One more call that writes and makes lists of pins stale, with the command that is there. */
export const NEW_WRITE: Patch = {
  begun: [
    {
      file: 'wire/calls/pins/saving.ts',
      put: [
        {
          before: `import { optional, required } from`,
          text: `import { text } from '../../params/kinds.ts';\n`,
        },
        {
          before: '  suggestBoardTitles: resource({',
          text: `  writeNote: resource({
    name: 'PinNoteResource',
    action: 'update',
    endpointName: 'pin_note_update',
    says: 'Writes a note on a pin.',
    who: 'S',
    params: { pin_id: required(id<PinId>()), note: required(text('note')) },
    answer: payload<{ readonly note: string | null }>('the note'),
    errors: ['pin_not_found', 'forbidden'],
    changes: ['pins'],
  }),
`,
        },
      ],
    },
    {
      file: 'src/application/ports/pins/save-gateway.ts',
      put: [
        {
          before: '  change(pinId: PinId, change: PinChange)',
          text: '  writeNote(pinId: PinId, note: string): Promise<void>;\n',
        },
      ],
    },
  ],
  forced: [
    {
      file: 'server/adapters/http-api/calls/pins/saving-calls.ts',
      put: [
        { before: '    chooseBoard: chooseBoard(deps),', text: '    writeNote: writeNote(deps),\n' },
        {
          before: 'function chooseBoard(',
          text: `function writeNote({ updatePin }: CallDeps): Answer<typeof SAVING_CALLS.writeNote> {
  return async (context, { pin_id: pinId, note }) => {
    const place = { boardId: undefined, sectionId: undefined };
    const command = { actorId: context.viewerId, pinId, change: { note }, ...place };
    const { pin } = unlessRefused(await updatePin.run(command));
    return { data: { note: pin.pin.note } };
  };
}

`,
        },
      ],
    },
    {
      file: 'src/adapters/http/pins/http-save-gateway.ts',
      put: [
        {
          before: '  async change(pinId: PinId,',
          text: `  async writeNote(pinId: PinId, note: string): Promise<void> {
    await this.#calls.update('PinNote', { pin_id: pinId, note });
  }

`,
        },
      ],
    },
    {
      file: 'src/adapters/http/publish-pin-changes.ts',
      put: [{ before: `  'Pin/create': true,`, text: `  'PinNote/update': true,\n` }],
    },
  ],
};
