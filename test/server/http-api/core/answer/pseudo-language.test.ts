import { expect, test } from 'vitest';
import { TestApp } from '../../support/test-app.ts';

test.each([
  ['en-XA', /^⟦.+⟧$/],
  ['en', /^[^⟦]+$/],
])('a server of tests that has the pseudo-language answers in %s', async (language, message) => {
  const app = await TestApp.open({ languages: ['en', 'en-XA'] });
  try {
    const headers = { 'Accept-Language': language };
    const { body } = await app.browser().send('/resource/UserResource/get/', { headers });
    expect(body.resource_response?.message).toMatch(message);
  } finally {
    await app.close();
  }
});
