/** The two failures that the sign-in reports before anybody is signed in (specification section 8). */
export interface FailedLogin {
  readonly userId: string;
  readonly username: string;
  readonly activityName: string;
  readonly eventCode: 'E001' | 'E002';
}

/** Reports a failed sign-in. A report that cannot be delivered must not stop anybody from signing in. */
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
