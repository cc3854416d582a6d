import { paths } from '../../session/paths';

/** A kind of work that waits: its name, and the screen on which somebody can do something about it. */
interface OwedKind {
  readonly label: string;
  /** Where it is mended; undefined where only the schedule can. */
  readonly to?: string;
}

/** Every kind of the view `owed_work`. */
export const owedKinds: Readonly<Record<string, OwedKind>> = {
  intents: { label: 'Calls to the provider' },
  identity_operations: { label: 'Changes of users to confirm', to: paths.users },
  mails: { label: 'Mails of notices' },
  unknown_mails: { label: 'Mails that may not have been sent, of 30 days' },
  pending_charges: { label: 'Charges to take', to: `${paths.charges}?status=pending` },
  failed_charges: { label: 'Charges that failed', to: `${paths.charges}?status=failed` },
  webhooks: { label: 'Webhooks to deliver' },
  uploads: { label: 'Uploads to create' },
  authorisation_batches: { label: 'Batches of authorisations' },
  account_requests: { label: 'Requests for accounts to send', to: paths.submissions },
  exports: { label: 'Statements to write' },
};
