import { expect } from 'vitest';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';

const test = e2eTest.extend('serverEnv', { scope: 'file' }, () => ({ EMPLOYEES: 'eve' }));

test('employees see debug information on a page that they ask for it, nobody else does', async ({
  openPage,
  server,
}) => {
  const eve = await Member.join(server.url, 'eve', 'Eve');
  const ann = await Member.join(server.url, 'ann', 'Ann');
  const { id } = await eve.makePin({ title: 'Oak' });
  const page = await openPage('/?deb_x=1', { as: eve });
  await page.getByText('Debug', { exact: true }).click();
  await page.getByText(`homefeed: ${id}`).waitFor();

  for (const as of [ann, undefined]) {
    const other = await openPage('/?deb_x=1', as === undefined ? {} : { as });
    await other.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    const text = await (await fetch(new URL('/?deb_x=1', server.url), { headers: cookiesOf(as) })).text();
    expect(text).not.toContain('timings_ms');
    expect(await other.getByText('Debug', { exact: true }).count()).toBe(0);
  }
  const seen = await fetch(new URL('/?deb_x=1', server.url), { headers: cookiesOf(eve) });
  expect(await seen.text()).toContain('timings_ms');
});

function cookiesOf(member: Member | undefined): Record<string, string> {
  return { Cookie: (member?.cookies ?? []).map(({ name, value }) => `${name}=${value}`).join('; ') };
}
