import { describe, expect, test } from 'vitest';
import { leadCsv } from '../../../src/domain/promotions/lead-csv.ts';
import { checkLeadAnswers, checkLeadForm } from '../../../src/domain/promotions/lead-form.ts';

describe('the form of a lead ad', () => {
  test('has a title and known fields, each once', () => {
    expect(checkLeadForm({ title: ' Ask us ', fields: ['message', 'email'] })).toEqual({
      ok: true,
      value: { title: 'Ask us', fields: ['email', 'message'] },
    });
  });

  test.each([
    ['no title', { title: '', fields: ['email'] }, 'missing', '.title'],
    ['no fields', { title: 'A', fields: [] }, 'missing', '.fields'],
    ['an unknown field', { title: 'A', fields: ['password'] }, 'not_allowed', '.fields'],
    ['a field twice', { title: 'A', fields: ['email', 'email'] }, 'not_allowed', '.fields'],
  ])('is refused with %s', (_name, raw, problem, at) => {
    expect(checkLeadForm(raw)).toMatchObject({ ok: false, problem, at });
  });
});

describe('answers', () => {
  const form = { fields: ['full_name', 'email', 'message'] as const };

  test('are those to the form; others are left out, and a message is not required', () => {
    const given = { full_name: ' Ann ', email: 'ann@example.org', phone: '1', __proto__: { x: 1 } };
    expect(checkLeadAnswers(form, given)).toEqual({
      answers: { full_name: 'Ann', email: 'ann@example.org' },
      problems: [],
    });
  });

  test('are refused field by field', () => {
    const { problems } = checkLeadAnswers(form, { email: 'nobody', message: 'x'.repeat(501) });
    expect(problems).toEqual([
      { field: 'full_name', problem: 'missing' },
      { field: 'email', problem: 'bad_format' },
      { field: 'message', problem: 'too_long', limit: 500 },
    ]);
  });
});

test('exported answers are cells, not formulas', () => {
  const leads = [
    { time: '2026-05-01', answers: { full_name: '=HYPERLINK("http://x")', email: 'a@b.cd' } },
    { time: '2026-05-02', answers: { full_name: 'Ann, "the" one\nof us' } },
  ];
  expect(leadCsv(['full_name', 'email'], leads)).toBe(
    'time,full_name,email\r\n' +
      `2026-05-01,"'=HYPERLINK(""http://x"")",a@b.cd\r\n` +
      '2026-05-02,"Ann, ""the"" one\nof us",\r\n',
  );
});
