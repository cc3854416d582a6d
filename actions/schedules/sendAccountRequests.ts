import { sharedContext } from '../container';
import { sendAccountRequests, type SendingReport } from '../submissions/delivery/sendAccountRequests';
import { runExclusively } from './runExclusively';

/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 150_000;

/** Schedule `send-account-requests`: sends requests for new accounts to the provider. Undefined while another run goes on. */
export const handler = (): Promise<SendingReport | undefined> => {
  const context = sharedContext();
  return runExclusively(context, { name: 'send-account-requests', leaseMs }, (owned) => sendAccountRequests(owned));
};
