import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { authorise, create } from './calls';
import { send, type Subject } from './subjects';
import { storedPayment } from './waiting';

/** Payments to copy: one that nobody has approved, and one that lacks the approver's authorisation only. */
export interface Templates {
  readonly untouched: string;
  readonly almost: string;
}

/**
 * Creates and authorises a payment through each subject and compares what is stored.
 * @throws Error when two subjects store something different
 */
export async function checkAgreement(subjects: readonly Subject[], database: Knex): Promise<Templates> {
  const templates = await Promise.all(subjects.map((subject) => payThrough(subject, database)));
  const [first] = templates;
  if (!first || templates.some(({ stored }) => !isDeepStrictEqual(stored, first.stored))) {
    throw new Error(`The subjects store different payments:\n${JSON.stringify(templates, undefined, 2)}`);
  }
  return first;
}

async function payThrough(subject: Subject, database: Knex): Promise<Templates & { readonly stored: object }> {
  const untouched = await createThrough(subject);
  const almost = await createThrough(subject);
  await send(subject, authorise(almost, 'approver2'));
  return {
    untouched,
    almost,
    stored: [await storedPayment(database, untouched), await storedPayment(database, almost)],
  };
}

async function createThrough(subject: Subject): Promise<string> {
  const [, id = ''] = /"id":"([^"]+)"/.exec(await send(subject, create)) ?? [];
  return id;
}
