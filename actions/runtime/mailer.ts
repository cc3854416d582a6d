import type { MailOutcome } from '../../domain/notices/mailAttempts';
import type { MailText } from '../../domain/notices/noticesMail';

/** A mail to one person. */
export interface Mail extends MailText {
  readonly to: string;
}

/** The mail service. It never throws: what happened is the outcome. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<MailOutcome>;
}
