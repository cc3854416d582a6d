/** Work that runs by itself. */
export interface Schedule {
  /** As serverless.yml names it. */
  readonly name: string;
  /** How often it is started. */
  readonly everyMinutes: number;
  /** What it does, in a sentence for operators. */
  readonly purpose: string;
}

/** Every schedule of the portal; a test holds the names and rates to serverless.yml. */
export const schedules = [
  { name: 'send-intents', everyMinutes: 1, purpose: 'Sends what was not sent to the provider at once.' },
  { name: 'sync-provider', everyMinutes: 1, purpose: 'Reads what changed at the provider, for each login.' },
  { name: 'run-uploads', everyMinutes: 1, purpose: 'Creates the rows of confirmed uploads.' },
  { name: 'run-authorisation-batches', everyMinutes: 1, purpose: 'Works off large batches of authorisations.' },
  { name: 'run-exports', everyMinutes: 1, purpose: 'Writes statements that wait, and removes old files.' },
  { name: 'send-notices', everyMinutes: 1, purpose: 'Tells of dates at risk, and sends the mails of notices.' },
  { name: 'send-account-requests', everyMinutes: 1, purpose: 'Sends requests for accounts to the provider.' },
  { name: 'deliver-webhooks', everyMinutes: 1, purpose: 'Delivers the messages of webhooks in their order.' },
  { name: 'finish-identity-operations', everyMinutes: 1, purpose: 'Finishes or undoes changes of users.' },
  { name: 'seal-audit', everyMinutes: 1, purpose: 'Seals new rows of the audit log.' },
  { name: 'charges-process', everyMinutes: 10, purpose: 'Takes the charges that a balance covers.' },
  { name: 'charges-monthly', everyMinutes: 60, purpose: 'Records what accounts owe for days and months that ended.' },
  { name: 'refresh-rates', everyMinutes: 60, purpose: 'Stores rates and prices, and sends rate alerts.' },
  { name: 'expire-payments', everyMinutes: 60, purpose: 'Fails payments that were not approved in time.' },
  { name: 'create-recurring-payments', everyMinutes: 60, purpose: 'Creates the payments of series that fall due.' },
  { name: 'write-monthly-statements', everyMinutes: 60, purpose: 'Writes the statements of last month.' },
  { name: 'safeguarding-positions', everyMinutes: 60, purpose: 'Stores the positions of client money of the day.' },
  { name: 'resolution-pack', everyMinutes: 60, purpose: 'Builds the resolution pack of the day, at night.' },
  { name: 'sweep-documents', everyMinutes: 60, purpose: 'Deletes copies of documents that nothing names.' },
  { name: 'reconcile', everyMinutes: 60, purpose: 'Reconciles client money on working days.' },
  { name: 'reconcile-books', everyMinutes: 60, purpose: 'Compares the books with the provider once a day.' },
] as const satisfies readonly Schedule[];
