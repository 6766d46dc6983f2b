import { expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';

test('an operator removes a reported pin by the keyboard, its owner appeals, and it comes back', async ({
  openPage,
  server,
}) => {
  const olga = await Member.join(server.url, 'olga', 'Olga');
  const bob = await Member.join(server.url, 'bob', 'Bob');
  const ann = await Member.join(server.url, 'ann', 'Ann');
  const pin = await bob.makePin({ title: 'A heron' });
  await ann.call('Report', 'create', { object_type: 'pin', object_id: pin.id, reason: 'nudity' });

  const queue = await openPage('/reports-and-violations/', { width: 390, as: olga });
  await queue.getByRole('heading', { name: 'A heron' }).waitFor();
  await queue.getByRole('button', { name: 'Remove' }).focus();
  await queue.keyboard.press('Enter');
  const question = queue.getByRole('dialog', { name: 'Remove it?' });
  await question.getByRole('textbox').fill('Not here.');
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await queue.getByRole('heading', { name: 'Nothing to review' }).waitFor();
  const upload = await bob.makePin({ title: 'Another' });
  expect(upload.id).not.toBe(pin.id);

  const decisions = await openPage('/reports-and-violations/?tab=decisions', { as: bob });
  await decisions.getByRole('heading', { name: 'We removed “A heron”' }).waitFor();
  await decisions.getByText('Note from the team: Not here.').waitFor();
  expect(await decisions.getByText('Ann').count()).toBe(0);
  await decisions.getByRole('button', { name: 'Appeal' }).click();
  const appeal = decisions.getByRole('dialog', { name: 'Appeal this decision' });
  await appeal.getByRole('textbox').fill('It is a bird.');
  await appeal.getByRole('button', { name: 'Send appeal' }).click();
  await decisions.getByText('Appeal in review').waitFor();
  const state = await openPage(`/appealed-pin/${pin.id}/`, { width: 390, as: bob });
  await state.getByText('Appeal in review').waitFor();

  const tabs = queue.getByRole('navigation', { name: 'Reports and violations' }).getByRole('link');
  const tops = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([5, 1]);
  await queue.getByRole('link', { name: 'Appeals' }).click();
  await queue.getByText('“It is a bird.”').waitFor();
  await queue.getByRole('button', { name: 'Reverse decision' }).click();
  await queue
    .getByRole('dialog', { name: 'Reverse the decision?' })
    .getByRole('button', { name: 'Reverse decision' })
    .click();
  await queue.getByRole('heading', { name: 'No open appeals' }).waitFor();

  const back = await openPage(`/pin/${pin.id}/`, { as: ann });
  await back.getByRole('heading', { name: 'A heron' }).first().waitFor();
  await state.reload();
  await state.getByText('Appeal granted').waitFor();
  const own = await openPage('/reports-and-violations/', { as: ann });
  await own.getByText('Decision reversed').waitFor();
});
