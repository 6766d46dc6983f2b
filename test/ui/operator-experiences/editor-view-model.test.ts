import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { InMemoryOperatorExperiences } from '../../../src/composition/test/in-memory-operator-experiences.ts';
import { draftToDefinition } from '../../../src/domain/experiences/authoring/draft-definition.ts';
import { EditorViewModel } from '../../../src/ui/operator-experiences/internal/editor/editor-view-model.ts';
import { aDraftExperience, DRAFT_NOW } from '../../builders/a-draft-experience.ts';

function open(draft = aDraftExperience('banner', { name: 'Spring' })) {
  const gateway = new InMemoryOperatorExperiences({ now: () => DRAFT_NOW });
  const editor = new EditorViewModel(
    { draft, revision: null },
    { gateway: () => Promise.resolve(gateway), now: () => DRAFT_NOW },
  );
  return { editor, gateway };
}

describe('what is wrong', () => {
  test('is not shown at fields that nobody has filled in yet', () => {
    const { editor } = open(aDraftExperience('banner', { name: '', values: { message: '' } }));
    expect(editor.shownFindings).toEqual([]);
    editor.setValue('message', ' ');
    expect(editor.shownFindings).toMatchObject([{ field: 'display_data.message', code: 'required' }]);
  });

  test('is shown at all fields once it is to go live, and nothing goes live', async () => {
    const { editor, gateway } = open(aDraftExperience('banner', { name: 'Spring', values: { message: '' } }));
    expect(await editor.goLive()).toMatchObject({ kind: 'unready' });
    expect(editor.shownFindings).toMatchObject([{ code: 'required' }]);
    expect((await gateway.list())?.experiences).toEqual([]);
  });

  test('is looked for beside the other experiences too', () => {
    const { editor } = open();
    const other = { ...draftToDefinition(aDraftExperience('banner', { name: 'SPRING' })), experience_id: 9 };
    editor.know([other, { experience_id: 10 }]);
    expect(editor.findings.map(({ code }) => code)).toEqual(['name-taken', 'overlap']);
  });

  test('what only the server finds is shown until something is changed', () => {
    const { editor } = open();
    const found = { severity: 'error', code: 'survey-host', field: 'name', values: { host: 'x' } } as const;
    editor.update({ draft: editor.draft, revision: null }, [found]);
    expect(editor.findings).toEqual([found]);
    editor.set('priority', { priority: 2 });
    expect(editor.findings).toEqual([]);
  });
});

describe('saving', () => {
  test('makes a new experience once, and then revisions of it', async () => {
    const { editor, gateway } = open();
    expect(editor.hasChanges).toBe(false);
    const first = await editor.save();
    expect(first).toMatchObject({ kind: 'saved' });
    editor.setValue('message', 'Changed');
    expect(editor.hasChanges).toBe(true);
    await editor.save();
    expect(editor.hasChanges).toBe(false);
    expect((await gateway.list())?.experiences).toMatchObject([{ newestRevision: 2 }]);
  });

  test('going live saves what is not saved yet', async () => {
    const { editor, gateway } = open();
    expect(await editor.goLive()).toMatchObject({ kind: 'live' });
    expect(await editor.goLive()).toMatchObject({ kind: 'live' });
    expect((await gateway.list())?.experiences).toMatchObject([{ state: 'live', newestRevision: 1 }]);
  });

  test('keeps what is typed meanwhile', async () => {
    const { editor } = open();
    const saving = editor.save();
    editor.setValue('message', 'Typed meanwhile');
    await saving;
    expect(editor.draft.values['message']).toBe('Typed meanwhile');
    expect(editor.draft.experienceId).not.toBeNull();
    expect(editor.hasChanges).toBe(true);
  });

  test('keeps everything when the server is away', async () => {
    const { editor } = open();
    const away = new EditorViewModel(
      { draft: editor.draft, revision: null },
      { gateway: () => Promise.reject(new ServiceError('offline')), now: () => DRAFT_NOW },
    );
    away.setValue('message', 'Typed');
    await expect(away.save()).rejects.toThrow();
    expect(away.pending).toBeNull();
    expect(away.draft.values['message']).toBe('Typed');
  });
});

describe('somebody else saved meanwhile', () => {
  async function conflict() {
    const { editor, gateway } = open();
    await editor.save();
    const theirs = { ...editor.draft, name: 'Theirs' };
    await gateway.save(draftToDefinition(theirs), 1);
    editor.setValue('message', 'Mine');
    expect(await editor.save()).toMatchObject({ kind: 'conflict' });
    return { editor, gateway };
  }

  test('nothing is lost, and the own draft can become the newest revision', async () => {
    const { editor, gateway } = await conflict();
    expect(editor.newer).toMatchObject({ revision: 2, draft: { name: 'Theirs' } });
    expect(editor.draft.values['message']).toBe('Mine');
    editor.keepMine();
    expect(await editor.save()).toMatchObject({ kind: 'saved' });
    const id = editor.draft.experienceId ?? 0;
    expect((await gateway.read(id))?.revisions[0]).toMatchObject({ revision: 3 });
  });

  test('theirs can be taken instead', async () => {
    const { editor } = await conflict();
    editor.discard();
    expect(editor.draft.name).toBe('Theirs');
    expect(editor.hasChanges).toBe(false);
    expect(editor.newer).toBeNull();
  });

  test('is noticed when the page is read again; without own changes it is just taken', async () => {
    const { editor } = open();
    await editor.save();
    const newer = { draft: { ...editor.draft, name: 'Newer' }, revision: 2 };
    editor.setValue('message', 'Mine');
    editor.update(newer, []);
    expect(editor.draft.values['message']).toBe('Mine');
    editor.discard();
    expect(editor.draft.name).toBe('Newer');
    editor.update({ draft: { ...editor.draft, name: 'Third' }, revision: 3 }, []);
    expect(editor.draft.name).toBe('Third');
    editor.update({ draft: { ...editor.draft, name: 'Old' }, revision: 1 }, []);
    expect(editor.draft.name).toBe('Third');
  });
});
