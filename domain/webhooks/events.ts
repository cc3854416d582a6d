/** The events that an organisation can be told of, with what each means. The triggers of the database write them. */
export const webhookEvents = {
  'payment.status_changed': 'A payment was created or its status changed',
  'conversion.status_changed': 'A conversion was booked or its status changed',
  'transfer.status_changed': 'A transfer between accounts was created or its status changed',
  'beneficiary.created': 'A beneficiary was created',
  'beneficiary.changed': 'The details of a beneficiary changed',
  'beneficiary.deleted': 'A beneficiary was deleted',
  'funds.received': 'Money arrived on an account',
} as const;

/** The name of an event. */
export type WebhookEvent = keyof typeof webhookEvents;

/** The names of all events, in the order in which people choose them. */
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];
