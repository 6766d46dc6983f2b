import type { Phrase } from '../messages/message.ts';
import type { ReportReason } from '../reports/report.ts';
import { reportMessages } from './internal/messages.en.ts';

/** All reasons with their texts, in display order. */
export const OFFERED_REASONS: readonly {
  readonly id: ReportReason;
  readonly label: Phrase;
  readonly help: Phrase;
}[] = [
  { id: 'spam', label: reportMessages.spam, help: reportMessages.spamHelp },
  { id: 'nudity', label: reportMessages.nudity, help: reportMessages.nudityHelp },
  { id: 'self_harm', label: reportMessages.selfHarm, help: reportMessages.selfHarmHelp },
  { id: 'misinformation', label: reportMessages.misinformation, help: reportMessages.misinformationHelp },
  { id: 'hate', label: reportMessages.hate, help: reportMessages.hateHelp },
  { id: 'harassment', label: reportMessages.harassment, help: reportMessages.harassmentHelp },
  { id: 'violence', label: reportMessages.violence, help: reportMessages.violenceHelp },
  { id: 'copyright', label: reportMessages.copyright, help: reportMessages.copyrightHelp },
  { id: 'goods', label: reportMessages.goods, help: reportMessages.goodsHelp },
  { id: 'other', label: reportMessages.other, help: reportMessages.otherHelp },
];
