import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeApi } from '../../tools/http-api/describe.ts';
import { ALL_CALLS } from '../../wire/calls/all-calls.ts';
import { payload, resource } from '../../wire/calls/declare.ts';
import { id, text } from '../../wire/params/kinds.ts';
import { idList } from '../../wire/params/lists.ts';
import { alsoNamed, optional, required, withDefault } from '../../wire/params/presence.ts';

test('docs/http-api.md says what is declared; if not: npm run docs', () => {
  expect(readFileSync('docs/http-api.md', 'utf8')).toBe(describeApi(ALL_CALLS));
});

describe('the description of a call', () => {
  const described = describeApi({
    boardNotes: {
      makeNote: resource({
        name: 'NoteResource',
        action: 'create',
        endpointName: 'note_create',
        says: 'Makes a note.',
        who: 'S',
        bucket: 'comments',
        params: {
          board_id: required(id()),
          title: withDefault(text('pinTitle'), ''),
          section_id: optional(id()),
          pin_ids: optional(idList({ min: 3, max: 24 })),
          to: alsoNamed(optional(id()), 'recipient'),
        },
        answer: payload<{ readonly id: string }>('the note'),
        errors: ['board_not_found'],
        changes: ['boards'],
      }),
    },
  });

  test.each([
    ['its group', '## Board notes'],
    ['its address', '### `POST /resource/NoteResource/create/`'],
    ['what it does', 'Makes a note.'],
    ['who may call', '- Who: who is signed in'],
    ['how often', '- Rate: comments'],
    ['its answer', '- Answers: the note'],
    ['its failures', '- Fails with: 404/40 `board_not_found`'],
    ['what is stale after it', '- Makes stale: boards'],
    ['what must be sent', '| `board_id` | id | refused |'],
    ['what an absent value means', '| `title` | text of at most 200 characters | `""` |'],
    ['how many things a list may have', '| `pin_ids` | list of 3 to 24 ids |  |'],
    ['other names of a parameter', '| `to`, `recipient` | id |  |'],
  ])('says %s', (_what, line) => {
    expect(described.split('\n')).toContain(line);
  });
});
