import { describe, expect, test } from 'vitest';
import { readExperienceSet } from '../../../../src/domain/experiences/delivery/read-experience-set.ts';
import { displayOf } from '../../../../src/domain/experiences/display.ts';
import {
  draftFromDefinition,
  draftToDefinition,
  draftToDisplayData,
} from '../../../../src/domain/experiences/authoring/draft-definition.ts';
import {
  emptyDraft,
  type ExperienceDraft,
} from '../../../../src/domain/experiences/authoring/experience-draft.ts';
import {
  AUTHORED_KINDS,
  formField,
  formOf,
} from '../../../../src/domain/experiences/authoring/experience-form.ts';
import type { FieldValue, FormField } from '../../../../src/domain/experiences/authoring/form-field.ts';
import { aDraftExperience, DRAFT_NOW } from '../../../builders/a-draft-experience.ts';

const EXAMPLES: Readonly<Record<FormField['type'], FieldValue>> = {
  text: 'Some text',
  longtext: 'See <a href="/ideas/">ideas</a>',
  link: '/ideas/',
  file: '/media/a.webp',
  image: '/media/b.webp',
  color: '#102030',
  boolean: true,
  number: 6000,
  choice: null,
  list: ['one'],
};

function exampleOf(field: FormField): FieldValue {
  if (field.type === 'choice') return field.options.at(-1)?.value ?? null;
  if (field.type === 'list')
    return field.of === 'color' ? ['#fff'] : field.of === 'file' ? ['/media/c.webp'] : ['one'];
  return EXAMPLES[field.type];
}

function shown(draft: ExperienceDraft) {
  return displayOf(
    {
      experienceId: draft.experienceId ?? 1,
      placementId: draft.placementId,
      type: formOf(draft.kind).type,
      displayData: draftToDisplayData(draft),
    },
    'web',
  );
}

describe.each(AUTHORED_KINDS)('the form of %s', (kind) => {
  const { fields } = formOf(kind);
  const full = aDraftExperience(kind, {
    values: Object.fromEntries(fields.map((field) => [field.name, exampleOf(field)])),
  });

  test('makes a content that is read as this kind', () => {
    expect(shown(full)?.kind).toBe(kind);
    expect(shown(aDraftExperience(kind))?.kind).toBe(kind);
  });

  test.each(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name))('needs %s', (name) => {
    const draft = aDraftExperience(kind, { values: { [name]: '' } });
    expect(shown(draft)?.kind).not.toBe(kind);
  });

  test('has few fields at first, each with a name of its own', () => {
    expect(fields.filter(({ isMore }) => !isMore).length).toBeLessThanOrEqual(8);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    expect(formField(kind, fields[0]!.name)).toBe(fields[0]);
  });

  test('reads back what it wrote, also from an operator’s file', () => {
    const definition = draftToDefinition({ ...full, experienceId: full.experienceId ?? 7 });
    expect(readExperienceSet([definition]).definitions).toHaveLength(1);
    const back = draftFromDefinition(definition);
    expect(back).toMatchObject({ kind, values: full.values, name: 'Spring', end: full.end });
    expect(draftToDefinition(back!)).toEqual(definition);
  });
});

test('every field reaches the content', () => {
  for (const kind of AUTHORED_KINDS)
    for (const field of formOf(kind).fields) {
      const without = draftToDisplayData(aDraftExperience(kind, { values: { [field.name]: null } }));
      const having = draftToDisplayData(
        aDraftExperience(kind, { values: { [field.name]: exampleOf(field) } }),
      );
      expect(having, `${kind} ${field.name}`).not.toEqual(without);
    }
});

test('a new draft is empty, and ends after 90 days', () => {
  const draft = emptyDraft('banner', { now: DRAFT_NOW, timeZone: 'Europe/Berlin' });
  expect(draft).toMatchObject({ name: '', start: '', end: '2026-08-30T14:00', experienceId: null });
  expect(draftToDisplayData(draft)).toEqual({ component_type: 1 });
});

test('buttons of a list keep their places', () => {
  const draft = aDraftExperience('metrics-banner', {
    values: { 'buttons.0.text': '', 'buttons.1.uri': '/me/' },
  });
  expect(draftToDisplayData(draft)['buttons']).toEqual(['', { text: 'View', uri: '/me/' }]);
});

test('what the form does not know stays', () => {
  const definition = {
    ...{ experience_id: 9, placement_id: 11, type: 26, name: 'M', metadata: { 9: { a: 1 } } },
    experiment: { name: 'e', group: 'on' },
    display_data: {
      ...{ title: 't', body: 'b', extra: [1] },
      image: { url: '/media/a.webp', imageAlt: 'a', width: 540, dominantColor: [1, 2, 3] },
      completeButton: { text: 'OK' },
    },
    schedule: { end: '2026-07-01T00:00', time_zone: 'Europe/Berlin' },
  };
  const draft = draftFromDefinition(definition)!;
  expect(draftToDefinition(draft)).toEqual(definition);
  expect(draftToDisplayData({ ...draft, values: { ...draft.values, 'image.url': '' } })['image']).toEqual({
    ...{ imageAlt: 'a', width: 540, dominantColor: [1, 2, 3] },
  });
});

test('contents that are written shorter are read too', () => {
  const popover = { experience_id: 1, placement_id: 11, type: 29, display_data: { complete_button: 'OK' } };
  expect(draftFromDefinition(popover)?.values).toMatchObject({ 'complete_button.text': 'OK' });
  const banner = {
    experience_id: 1,
    placement_id: 11,
    display_data: { component_type: 1, coverImage: '/media/a.webp' },
  };
  expect(draftFromDefinition(banner)?.values).toMatchObject({ 'coverImage.uri': '/media/a.webp' });
});

test.each([
  [{ type: 26, display_data: {} }, 'modal'],
  [{ type: 1, display_data: { component_type: 2, display_type: 2 } }, 'pulsar'],
  [{ type: 1, display_data: { type: 'upsell' } }, 'upsell'],
  [{ type: 1, display_data: { type: 'info-callout' } }, 'callout-banner'],
  [{ type: 5, display_data: {} }, 'survey'],
  [{ type: 1, display_data: {} }, undefined],
  [{ type: 99, display_data: {} }, undefined],
  [null, undefined],
])('the kind of an unfinished content: %j is %s', (definition, kind) => {
  expect(draftFromDefinition(definition)?.kind).toBe(kind);
});
