import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { NewsObject } from '../../../../src/domain/news/news-item.ts';
import { postMail, type PostMailDeps } from '../../mail/post-mail.ts';
import { notify } from '../../news/notify.ts';
import type { Letter } from '../../ports/people/mails.ts';
import type { StoreTransaction } from '../../ports/store.ts';

type DecisionLetter = Extract<Letter, { kind: 'report_decided' | 'moderated' | 'appeal_decided' }>;

/** Tells a person of a decision, by mail and in their news. */
export async function tellDecision(
  tx: StoreTransaction,
  deps: PostMailDeps,
  userId: UserId,
  letter: DecisionLetter,
): Promise<void> {
  await postMail(tx, deps, userId, letter);
  await notify(tx, deps, { userId, category: 'report', about: aboutOf(letter), actorId: null });
}

function aboutOf(letter: DecisionLetter): NewsObject {
  switch (letter.kind) {
    case 'report_decided':
      return { kind: 'report', id: letter.reportId };
    case 'moderated':
      return { kind: 'decision', id: letter.decisionId };
    case 'appeal_decided':
      return { kind: 'appeal', id: letter.appealId };
  }
}
