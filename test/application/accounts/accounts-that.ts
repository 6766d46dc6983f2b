import type { AccountGateway } from '../../../src/application/ports/people/account-gateway.ts';

/** A gateway that agrees to everything and remembers what was asked of it. */
export function accountsThatAgree(): { readonly accounts: AccountGateway; readonly asked: unknown[] } {
  const asked: unknown[] = [];
  const accounts = new Proxy({} as AccountGateway, {
    get: (_target, call: string) => (given: unknown) => {
      asked.push({ [call]: given });
      return Promise.resolve(call === 'planDeletion' ? { kind: 'planned', deleteAt: 9 } : { kind: 'done' });
    },
  });
  return { accounts, asked };
}

/** What is wrong by field. */
export function problemsOf(outcome: {
  readonly kind: string;
  readonly fields?: readonly { readonly name: string; readonly problem: string }[];
}): Record<string, string> {
  return Object.fromEntries((outcome.fields ?? []).map(({ name, problem }) => [name, problem]));
}
