import { messages } from '../../../../domain/messages';

/** A failed sign-in to report: wrong password (E001) or wrong code (E002) (specification section 8). */
export interface FailedLogin {
  readonly userId: string;
  readonly username: string;
  readonly activityName: string;
  readonly eventCode: 'E001' | 'E002';
}

/** The report for a user and what was wrong. */
export const failedLogin = (username: string, eventCode: FailedLogin['eventCode']): FailedLogin => ({
  userId: username,
  username,
  eventCode,
  activityName: eventCode === 'E001' ? messages.auth.failedPassword : messages.auth.failedMfa,
});

/** Reports a failed sign-in to the activity log. A failed report is ignored, so that it does not block the sign-in. */
export async function reportFailedLogin(activityLogUrl: string, failure: FailedLogin): Promise<void> {
  try {
    await fetch(activityLogUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(failure),
    });
  } catch {
    return;
  }
}
