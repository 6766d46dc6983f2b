import type { OutgoingMail } from '../../../../server/application/ports/mailer.ts';

/** The addresses in a mail's plain text. */
export function linksIn(mail: Pick<OutgoingMail, 'text'> | undefined): readonly URL[] {
  const found = mail?.text.match(/https?:\/\/\S+/g) ?? [];
  return found.map((address) => new URL(address));
}

/** The secret of the first link to a page; fails when the mail has none. */
export function tokenIn(mail: Pick<OutgoingMail, 'text'> | undefined, page: string): string {
  const link = linksIn(mail).find(({ pathname }) => pathname.startsWith(page));
  const token = link?.searchParams.get('token') ?? link?.searchParams.get('t');
  if (!token) throw new Error(`no link to ${page} in: ${mail?.text ?? 'no mail'}`);
  return token;
}
