import { formatRoute } from '../../../../src/domain/routes/format-route.ts';
import type { Letter } from '../../ports/people/mails.ts';
import type { UserRecord } from '../../ports/records.ts';
import type { StoreReader } from '../../ports/store.ts';
import type { ComposedMail } from '../compose-mail.ts';
import { wantsMails } from '../mail-preferences.ts';
import type { MailBody } from './mail-body.ts';
import type { ModerationTexts } from './moderation-texts.ts';

type ModerationLetter = Extract<
  Letter,
  { kind: 'report_decided' | 'moderated' | 'appeal_decided' | 'ad_decided' }
>;

type ModerationMailDeps = {
  readonly store: Pick<StoreReader, 'reports' | 'appeals' | 'moderation' | 'promotions' | 'pins'>;
  readonly texts: ModerationTexts;
  /** Of the site, without a path. */
  readonly baseUrl: string;
  readonly unsubscribeUrl: string;
};

/**
 * The outcome of a report, of an appeal or of the review of an ad, or a decision about something of the recipient. Mails to reporters are
 * optional; what concerns the recipient’s own things and account is always sent, to confirmed addresses. No mail says
 * who has reported.
 */
export async function composeModerationMail(
  letter: ModerationLetter,
  user: UserRecord,
  { store, texts, baseUrl, unsubscribeUrl }: ModerationMailDeps,
): Promise<ComposedMail | undefined> {
  if (!user.emailVerified) return undefined;
  const { username } = user;
  const reportsUrl = baseUrl + formatRoute({ kind: 'reports-and-violations' });
  const pinUrl = (pinId: string) => baseUrl + formatRoute({ kind: 'appealed-pin', pinId });
  const mail = (body: MailBody, isOptional = false): ComposedMail => ({
    to: user.email,
    body,
    token: null,
    unsubscribeUrl: isOptional ? unsubscribeUrl : null,
  });
  switch (letter.kind) {
    case 'report_decided': {
      const report = await store.reports.find(letter.reportId);
      if (report === undefined || !wantsMails(user, 'report')) return undefined;
      // The reporter reads of a reversed decision on the page; there is no mail.
      if (report.state !== 'upheld' && report.state !== 'dismissed') return undefined;
      return mail(texts.reportDecided(report, reportsUrl, unsubscribeUrl), true);
    }
    case 'moderated': {
      const decision = await store.moderation.findDecision(letter.decisionId);
      if (decision === undefined) return undefined;
      const isPin = decision.action !== 'restrict_user' && decision.objectType === 'pin';
      const body = texts.moderated(username, decision, isPin ? pinUrl(decision.objectId) : reportsUrl);
      return body && mail(body);
    }
    case 'appeal_decided': {
      const appeal = await store.appeals.find(letter.appealId);
      if (appeal === undefined || appeal.state === 'open') return undefined;
      const isPin = appeal.kind === 'pin' && appeal.objectId !== null;
      const url = isPin ? pinUrl(appeal.objectId) : reportsUrl;
      return mail(texts.appealDecided(username, appeal, url));
    }
    case 'ad_decided': {
      const promotion = await store.promotions.find(letter.promotionId);
      // Its advertiser has changed it meanwhile, so that it is reviewed again.
      if (promotion === undefined || promotion.status === 'review') return undefined;
      const [view] = await store.pins.views([promotion.pinId], user.id);
      return (
        view &&
        mail(
          texts.adDecided(
            username,
            promotion,
            view.pin.title,
            baseUrl + formatRoute({ kind: 'quick-promote' }),
          ),
        )
      );
    }
  }
}
