import { ContainerModule } from 'inversify';
import { ConfigurationToken, LoggerToken, MailerToken } from '../server/composition/tokens.ts';
import { provide } from '../src/composition/provide.ts';
import { MessageMailer, type Deliver } from './message-mailer.ts';

/** Sends mails by a service that takes whole messages. */
export const ownMessageMailer = (deliver: Deliver) =>
  new ContainerModule(({ bind }) => {
    const needs = { configuration: ConfigurationToken, logger: LoggerToken };
    provide(
      bind,
      MailerToken,
      needs,
      ({ configuration: { mailFrom: from }, logger }) => new MessageMailer({ from, deliver, logger }),
    );
  });
