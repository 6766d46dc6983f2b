import { expect, test } from 'vitest';
import { isIdText } from '../../../src/domain/ids/ids.ts';
import { GENERAL_TOPICS } from '../../../src/domain/topics/general-topics.ts';

test('everybody finds something to follow on the first day', () => {
  expect(GENERAL_TOPICS.length).toBeGreaterThanOrEqual(24);
});

test.each(GENERAL_TOPICS.map((topic) => [topic.name, topic] as const))(
  '%s can stand anywhere',
  (_, topic) => {
    expect(isIdText(topic.id)).toBe(true);
    expect(topic.urlName).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(topic.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(topic.description).not.toBe('');
  },
);

test('no two have the same id or name, and they stand in the order of the alphabet', () => {
  for (const field of ['id', 'urlName', 'name', 'dominantColor'] as const) {
    expect(new Set(GENERAL_TOPICS.map((topic) => topic[field])).size).toBe(GENERAL_TOPICS.length);
  }
  const names = GENERAL_TOPICS.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});
