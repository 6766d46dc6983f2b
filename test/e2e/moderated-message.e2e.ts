import { expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';

test('a reported message is gone at once for its reporter, for everybody when it is removed, and comes back after an appeal', async ({
  openPage,
  server,
}) => {
  const olga = await Member.join(server.url, 'olga', 'Olga');
  const bob = await Member.join(server.url, 'bob', 'Bob');
  const ann = await Member.join(server.url, 'ann', 'Ann');
  const { id: to } = await ann.call<{ id: string }>('User', 'get', { username: ann.username });
  const { id } = await bob.call<{ id: string }>('Conversations', 'create', {
    ...{ user_ids: [to], text: 'Buy my pills' },
  });
  await bob.call('ConversationMessages', 'create', { conversation_id: id, text: 'Please' });

  const reporter = await openPage(`/conversation/${id}`, { as: ann });
  await reporter.getByRole('button', { name: 'Report message' }).first().click();
  const form = reporter.getByRole('dialog');
  await form.getByText('Spam', { exact: true }).click();
  await form.getByRole('button', { name: 'Report', exact: true }).click();
  await reporter.getByText('Buy my pills').waitFor({ state: 'detached' });
  await reporter.getByRole('log').getByText('Please').waitFor();

  const queue = await openPage('/reports-and-violations/', { as: olga });
  await queue.getByRole('heading', { name: 'Buy my pills' }).waitFor();
  await queue.getByRole('button', { name: 'Remove' }).click();
  await queue.getByRole('dialog', { name: 'Remove it?' }).getByRole('button', { name: 'Remove' }).click();
  await queue.getByRole('heading', { name: 'Nothing to review' }).waitFor();

  const sender = await openPage(`/conversation/${id}`, { as: bob });
  await sender.getByRole('log').getByText('Please').waitFor();
  expect(await sender.getByText('Buy my pills').count()).toBe(0);
  await sender.goto('/reports-and-violations/?tab=decisions');
  await sender.getByRole('button', { name: 'Appeal' }).click();
  const appeal = sender.getByRole('dialog', { name: 'Appeal this decision' });
  await appeal.getByRole('textbox').fill('They are sweets.');
  await appeal.getByRole('button', { name: 'Send appeal' }).click();
  await sender.getByText('Appeal in review').waitFor();

  await queue.getByRole('link', { name: 'Appeals' }).click();
  await queue.getByRole('button', { name: 'Reverse decision' }).click();
  const question = queue.getByRole('dialog', { name: 'Reverse the decision?' });
  await question.getByText('The message is visible in its conversation again.').waitFor();
  await question.getByRole('button', { name: 'Reverse decision' }).click();
  await queue.getByRole('heading', { name: 'No open appeals' }).waitFor();
  await sender.goto(`/conversation/${id}`);
  await sender.getByRole('log').getByText('Buy my pills').waitFor();
  await reporter.goto('/reports-and-violations/');
  await reporter.getByText('Decision reversed').waitFor();
});
