import type { MailOutcome } from '../../domain/notices/mailAttempts';
import type { MailText } from '../../domain/notices/noticesMail';

/** A mail to one person. */
export interface Mail extends MailText {
  readonly to: string;
}

/** How many things a run mailed, and how many it could not. */
export interface MailsReport {
  readonly mailed: number;
  readonly postponed: number;
  readonly failed: number;
}

/** The mail service. It never throws: what happened is the outcome. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<MailOutcome>;
}
