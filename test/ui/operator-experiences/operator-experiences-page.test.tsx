// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { draftToDefinition } from '../../../src/domain/experiences/authoring/draft-definition.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aDraftExperience } from '../../builders/a-draft-experience.ts';
import { aViewer } from '../../builders/a-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';
import { add, aSite, field, formCame, NEXT_YEAR, open, press, today } from './open-experiences.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ann = aViewer({ entityId: toUserId('11'), username: 'ann' });

describe('the list', () => {
  test('exists for operators only', async () => {
    openApp({ at: '/operator/experiences/', viewer: ann, experiences: aSite() });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that page' })).toBeDefined();
  });

  test('says what to do when it is empty', async () => {
    await open(aSite());
    expect(screen.getByRole('heading', { name: 'No experiences yet' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'New experience' })[0]?.getAttribute('href')).toBe(
      '/operator/experiences/new/',
    );
  });

  test('shows state, place, time and today’s counts, and is filtered', async () => {
    const site = aSite({ 2_000_001: [{ day: today, event: 'viewed', times: 12 }] });
    await add(site, {}, true);
    await add(site, { name: 'Summer' });
    const { user } = await open(site);
    const item = screen.getByRole('heading', { name: 'Spring' }).closest('li')!;
    expect(item.textContent).toContain('Live');
    expect(item.textContent).toContain('Banner · Home, top · Until');
    expect(item.textContent).toContain('Viewed: 12');
    expect(item.textContent).toContain('Completed: < 10');
    await user.type(field('Search by name'), 'summ');
    expect(screen.queryByRole('heading', { name: 'Spring' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Summer' })).toBeDefined();
    await user.type(field('Search by name'), 'x');
    expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeDefined();
  });

  test('everything is switched off after a question, and on again', async () => {
    const site = aSite();
    await add(site, {}, true);
    const { user } = await open(site);
    await user.click(press('Switch everything off'));
    const question = await screen.findByRole('alertdialog', { name: 'Switch everything off?' });
    expect((await site.list())?.switches).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Switch everything off' }));
    expect(await screen.findByText('All experiences are switched off.')).toBeDefined();
    expect(screen.getByText('Off: everything')).toBeDefined();
    await user.click(press('Switch on again'));
    await waitFor(() => expect(screen.queryByText('All experiences are switched off.')).toBeNull());
  });

  test('one, its placement or its group is switched off', async () => {
    const site = aSite();
    await add(site, { group: 'campaign' }, true);
    const { user } = await open(site);
    await user.click(press('Switch off Spring'));
    const dialog = await screen.findByRole('dialog', { name: 'What should be switched off?' });
    await user.click(within(dialog).getByRole('radio', { name: 'The group “campaign”' }));
    await user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('Off: group “campaign”')).toBeDefined();
    expect((await site.list())?.switches).toMatchObject([{ kind: 'group', name: 'campaign' }]);
  });

  test('imports a file, or says what is wrong with it', async () => {
    const site = aSite();
    const { user } = await open(site);
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File(['{'], 'a.json', { type: 'application/json' }));
    expect(await screen.findByText('This file isn’t JSON. Choose an exported file.')).toBeDefined();
    const one = {
      ...draftToDefinition(aDraftExperience('toast', { name: 'Hint', end: NEXT_YEAR })),
      experience_id: 5,
    };
    await user.upload(
      input,
      new File([JSON.stringify({ experiences: [one, one] })], 'a.json', { type: 'application/json' }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Entry 2: Its ID is used twice.');
    await user.upload(
      input,
      new File([JSON.stringify({ experiences: [one] })], 'a.json', { type: 'application/json' }),
    );
    expect(await screen.findByText('1 draft imported')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Hint' })).toBeDefined();
  });
});

describe('a new one', () => {
  test('is chosen by kind, has few fields, and goes live', async () => {
    const site = aSite();
    const { user } = await open(site, 'new/', 'What do you want to show?');
    await user.click(screen.getByRole('link', { name: /^Banner/ }));
    await screen.findByRole('heading', { name: 'New: Banner' });
    await formCame();
    const shown = [...document.querySelectorAll('[data-field]')].filter(
      (one) => one.closest('details') === null,
    );
    expect(shown.length).toBeLessThanOrEqual(12);
    await user.type(field('Name'), 'Spring');
    await user.click(press('Go live'));
    expect((await screen.findByRole('alert')).textContent).toContain('Fix 1 problem to go live');
    await user.click(press('Message: Fill this in.'));
    expect(document.activeElement).toBe(field('Message'));
    await user.keyboard('Spring is here');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(press('Go live'));
    expect(await screen.findByRole('heading', { name: 'Spring', level: 1 })).toBeDefined();
    const [one] = (await site.list())?.experiences ?? [];
    expect(one).toMatchObject({ name: 'Spring', state: 'live', kind: 'banner' });
  });

  test('every kind has a form', async () => {
    const site = aSite();
    await open(site, 'new-survey/', 'New: Survey');
    await formCame();
    expect(field('Survey link')).toBeDefined();
    expect(press('Save draft')).toBeDefined();
  });
});

describe('who sees what', () => {
  test('says in words why a member does not see something, rule by rule', async () => {
    const site = aSite();
    await add(site, { audience: { signedIn: false } }, true);
    await add(site, { name: 'For all', priority: -1 }, true);
    const { user } = await open(site, 'why/', 'Who sees what?');
    await user.click(press('Show'));
    expect(screen.getByText('Enter a username.')).toBeDefined();
    await user.type(field('Username'), 'nobody');
    await user.click(press('Show'));
    expect(await screen.findByText('There’s no member with this name.')).toBeDefined();
    await user.clear(field('Username'));
    await user.type(field('Username'), 'ann');
    await user.click(press('Show'));
    const spring = (await screen.findByRole('heading', { name: 'Spring' })).closest('article')!;
    expect(spring.textContent).toContain('Doesn’t see it: it’s only for members, or only for visitors');
    expect(spring.textContent).toContain('This decided it');
    const other = screen.getByRole('heading', { name: 'For all' }).closest('article')!;
    expect(other.textContent).toContain('Sees it');
  });

  test('answers for somebody made up', async () => {
    const site = aSite();
    await add(site, { audience: { countries: ['AT'] } }, true);
    const { user } = await open(site, 'why/', 'Who sees what?');
    await user.click(screen.getByRole('radio', { name: 'Someone made up' }));
    await user.click(screen.getByRole('combobox', { name: 'Country' }));
    await user.type(screen.getByPlaceholderText('Search'), 'Germany');
    await user.click(screen.getByRole('option', { name: 'Germany' }));
    await user.click(press('Show'));
    expect(await screen.findByText('Doesn’t see it: it’s for other countries')).toBeDefined();
  });
});
