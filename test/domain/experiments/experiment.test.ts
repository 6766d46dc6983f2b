import { describe, expect, test } from 'vitest';
import { CONTROL_GROUP, groupOf, type Experiment } from '../../../src/domain/experiments/experiment.ts';

const halves: Experiment = {
  name: 'bigger_pictures',
  groups: [
    { name: 'large', percent: 50 },
    { name: 'larger', percent: 25 },
  ],
  otherwise: 'control',
};
const people = Array.from({ length: 4_000 }, (_, number) => `u:${7_000_000 + number}`);

function shares(experiment: Experiment): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const person of people) {
    const group = groupOf(experiment, person);
    counts[group] = (counts[group] ?? 0) + 1 / people.length;
  }
  return counts;
}

describe('the group that somebody is in', () => {
  test('is control where there is no such experiment, and for whoever takes part in nothing', () => {
    expect(groupOf(undefined, 'u:1')).toBe(CONTROL_GROUP);
    expect(groupOf({ ...halves, otherwise: 'large' }, null)).toBe(CONTROL_GROUP);
  });

  test('is the same at every time', () => {
    for (const person of people.slice(0, 100))
      expect(groupOf(halves, person)).toBe(groupOf({ ...halves }, person));
  });

  test('holds as large a share of the people as was said', () => {
    const { large = 0, larger = 0, control = 0 } = shares(halves);
    expect(large).toBeCloseTo(0.5, 1);
    expect(larger).toBeCloseTo(0.25, 1);
    expect(control).toBeCloseTo(0.25, 1);
  });

  test('is everybody’s or nobody’s when its share is the whole or nothing', () => {
    const all = { ...halves, groups: [{ name: 'enabled', percent: 100 }] };
    const none = { ...halves, groups: [{ name: 'enabled', percent: 0 }] };
    expect(Object.keys(shares(all))).toEqual(['enabled']);
    expect(Object.keys(shares(none))).toEqual(['control']);
  });

  test('says nothing of the group in another experiment', () => {
    const other = { ...halves, name: 'rounder_corners' };
    const both = people.filter(
      (person) => groupOf(halves, person) === 'large' && groupOf(other, person) === 'large',
    );
    expect(both.length / people.length).toBeCloseTo(0.25, 1);
  });

  test('of more people stays theirs when its share grows', () => {
    const grown = { ...halves, groups: [{ name: 'large', percent: 60 }] };
    const before = people.filter((person) => groupOf(halves, person) === 'large');
    expect(before.every((person) => groupOf(grown, person) === 'large')).toBe(true);
  });
});
