// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { InMemoryOperatorExperiences } from '../../../src/composition/test/in-memory-operator-experiences.ts';
import { draftToDefinition } from '../../../src/domain/experiences/authoring/draft-definition.ts';
import type { EventCount } from '../../../src/domain/experiences/authoring/experience-results.ts';
import { aDraftExperience } from '../../builders/a-draft-experience.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { add, aSite, field, formCame, NEXT_YEAR, open, press, today } from './open-experiences.tsx';

fillBrowserGaps();
afterEach(cleanup);

const stateOf = async (site: InMemoryOperatorExperiences, id: number) => (await site.read(id))?.summary.state;

describe('a stored one', () => {
  /** Opens the form of an experience. */
  async function edit(site: InMemoryOperatorExperiences, id: number) {
    const app = await open(site, `${id}/`, 'Spring');
    await formCame();
    await screen.findByRole('button', { name: 'Save draft' });
    return app;
  }

  test('shows warnings and errors at their fields, and saves', async () => {
    const site = aSite();
    const id = await add(site);
    const { user } = await edit(site, id);
    await user.clear(field(/^Button link/));
    await user.type(field(/^Button link/), 'javascript:x');
    expect(field(/^Button link/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    await user.clear(field(/^Button link/));
    await user.type(field(/^Button link/), '/ideas/');
    await user.click(press('Save draft'));
    expect(await screen.findByText('All changes saved')).toBeDefined();
    expect((await site.read(id))?.revisions[0]?.definition['display_data']).toMatchObject({
      onCompleteRedirectUrl: '/ideas/',
    });
  });

  test('keeps what is typed on the way to another page and back', async () => {
    const site = aSite();
    const id = await add(site);
    const { user, goTo, goBack } = await edit(site, id);
    await user.type(field('Message'), ' and more');
    goTo('/operator/experiences/');
    await screen.findByRole('heading', { name: 'Experiences', level: 1 });
    goBack();
    await screen.findByRole('button', { name: 'Save draft' });
    expect(field('Message').value).toBe('Spring is here and more');
  });

  test('is paused, resumed and ended', async () => {
    const site = aSite();
    const id = await add(site, {}, true);
    const { user } = await open(site, `${id}/`, 'Spring');
    await formCame();
    await user.click(press('Pause'));
    await waitFor(async () => expect(await stateOf(site, id)).toBe('paused'));
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await user.click(await screen.findByRole('button', { name: 'End' }));
    const question = await screen.findByRole('alertdialog', { name: 'End “Spring”?' });
    await user.click(within(question).getByRole('button', { name: 'End' }));
    expect(await screen.findByRole('button', { name: 'Archive' })).toBeDefined();
    expect(await stateOf(site, id)).toBe('ended');
  });

  test('somebody else saved: nothing is lost, and the operator decides', async () => {
    const site = aSite();
    const id = await add(site);
    const { user } = await edit(site, id);
    const theirs = aDraftExperience('banner', { experienceId: id, name: 'Theirs', end: NEXT_YEAR });
    await site.save(draftToDefinition(theirs), 1);
    await user.type(field('Message'), '!');
    await user.click(press('Save draft'));
    expect((await screen.findByRole('alert')).textContent).toContain('Version 2 is newer');
    expect(field('Message').value).toBe('Spring is here!');
    await user.click(press('Save mine as the newest version'));
    await waitFor(async () => expect((await site.read(id))?.revisions).toHaveLength(3));
    expect(await screen.findByRole('heading', { name: 'Spring', level: 1 })).toBeDefined();
  });

  test('shows what each version changed, and rolls back', async () => {
    const site = aSite();
    const id = await add(site, {}, true);
    const second = aDraftExperience('banner', {
      ...{ experienceId: id, name: 'Later', end: NEXT_YEAR },
      audience: { pageKinds: ['home', 'pin'] },
    });
    await site.save(draftToDefinition(second), 1);
    await site.setLive(id, 2);
    const { user } = await open(site, `${id}/?tab=versions`, 'Later');
    await user.click(screen.getByText('2 differences to version 1'));
    const pages = screen.getByRole('rowheader', { name: 'Pages', hidden: true }).closest('tr')!;
    expect(pages.textContent).toBe('Pages–Home\nPins');
    const row = screen.getByRole('rowheader', { name: 'Name', hidden: true }).closest('tr')!;
    expect(row.textContent).toBe('NameSpringLater');
    await user.click(press('Roll back to version 1'));
    const question = await screen.findByRole('alertdialog', { name: 'Roll back to version 1?' });
    await user.click(within(question).getByRole('button', { name: 'Roll back' }));
    await waitFor(async () => expect((await site.read(id))?.summary.liveRevision).toBe(1));
    expect(await screen.findByRole('heading', { name: 'Spring', level: 1 })).toBeDefined();
    const log = await open(site, `${id}/?tab=log`, 'Spring');
    expect(log).toBeDefined();
    expect(screen.getAllByText('Rolled back to version 1').length).toBeGreaterThan(0);
  });

  test('makes a preview link', async () => {
    const site = aSite();
    const id = await add(site);
    const { user } = await open(site, `${id}/`, 'Spring');
    await formCame();
    await user.click(press('Preview link'));
    const dialog = await screen.findByRole('dialog', { name: 'Preview on a page' });
    await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
    const link = await within(dialog).findByRole('link', { name: 'Open' });
    expect(link.getAttribute('href')).toContain(`experience_preview=${id}.1`);
  });

  test('shows what it did day by day, small counts as such, and a warning', async () => {
    const counts = (day: number): readonly EventCount[] => [
      { day, event: 'eligible', times: 1000 },
      { day, event: 'held_out', times: 400 },
      { day, event: 'viewed', times: 500 },
      { day, event: 'completed', times: 60 },
      { day, event: 'dismissed', times: 3 },
    ];
    const site = aSite({ 2_000_001: [...counts(today - 1), ...counts(today)] });
    const id = await add(site, { holdoutPercent: 10 }, true);
    const { user } = await open(site, `${id}/?tab=results`, 'Spring');
    const table = screen.getByRole('table', { name: 'All days' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(table.textContent).toContain('< 10');
    expect(screen.getByText(/isn’t what it should be/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Completed/ }));
    expect(screen.getByRole('img', { name: /^Completed from/ })).toBeDefined();
    const csv = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(csv)).toContain('<10');
  });
});
