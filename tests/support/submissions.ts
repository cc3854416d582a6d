import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../seeds/demo/demoId';
import { deleteTestAccounts } from './accounts';
import { as } from './portal';
import { graphql } from './stack';

/** The organisation whose users ask for accounts. */
export const aldgate = demoId('organisation aldgate');

/** A request in which nothing is missing. */
export const form = (change: Record<string, unknown> = {}) => ({
  accountName: 'Stack Nordics AB',
  legalEntity: 'company',
  principalPlaceOfBusiness: 'SE',
  fundingVolumePerAnnum: 12,
  fundingValuePerAnnum: '1000.00',
  paymentVolumePerAnnum: 10,
  paymentValuePerAnnum: '900',
  forexVolumePerAnnum: 2,
  forexValuePerAnnum: '100',
  forexRationale: 'Invoices in euros',
  currenciesTraded: ['SEK', 'EUR'],
  typicalPaymentDestinations: ['SE', 'DE'],
  sourceOfFunds: 'Trading income',
  paymentAuthorisationRules: [{ threshold: 1000, numberRequired: 1 }],
  ...change,
});

const answered = '{ id status }';
const create = `mutation ($organisationId: uuid!, $formData: AccountSubmissionInput!) {
  result: createAccountSubmission(organisationId: $organisationId, formData: $formData) ${answered} }`;
const update = `mutation ($id: uuid!, $formData: AccountSubmissionInput!) {
  result: updateAccountSubmission(submissionId: $id, formData: $formData) ${answered} }`;
const remove = `mutation ($id: uuid!) { result: deleteAccountSubmission(submissionId: $id) ${answered} }`;
const send = `mutation ($id: uuid!, $formData: AccountSubmissionInput!, $review: Boolean!, $notes: String) {
  result: sendNewAccountSubmission(formData: $formData, submissionId: $id, requestPreApplicationReview: $review, requestNotes: $notes)
  ${answered} }`;
const giveBack = `mutation ($id: uuid!, $message: String!) { result: returnAccountSubmission(submissionId: $id, message: $message) ${answered} }`;
const approve = `mutation ($id: uuid!, $roleId: uuid) {
  result: approveAccountSubmission(submissionId: $id, roleId: $roleId) { id status accountId pendingChangeId } }`;

/** The documents of the actions on requests for new accounts. */
export const submissionDocuments = {
  create,
  update,
  remove,
  send,
  giveBack,
  approve,
  again: `mutation ($id: uuid!) { result: sendAccountSubmissionAgain(submissionId: $id) ${answered} }`,
};

/** The name of one of these actions. */
export type SubmissionCall = keyof typeof submissionDocuments;

/** What an action comes back with. */
export interface SubmissionAnswer {
  readonly result: {
    readonly id: string;
    readonly status: string;
    readonly accountId?: string;
    readonly pendingChangeId?: string | null;
  };
}

/** An action as an applicant calls it, or the house. */
export const submissionCall = (
  action: SubmissionCall,
  variables: Record<string, unknown>,
  username = 'newaccounts',
) => {
  const call = { username, query: submissionDocuments[action], variables };
  return username === 'superadmin' ? { ...call, role: 'admin' } : call;
};

/** Calls an action. */
export const callSubmission = (
  action: SubmissionCall,
  variables: Record<string, unknown>,
  username = 'newaccounts',
) => {
  const { query } = submissionCall(action, variables, username);
  return username === 'superadmin'
    ? graphql<SubmissionAnswer>(username, query, variables, { 'x-hasura-role': 'admin' })
    : as<SubmissionAnswer>(username, query, variables);
};

/** Begins a request and gives its id. */
export async function started(username = 'newaccounts', change: Record<string, unknown> = {}): Promise<string> {
  const { data, errors } = await callSubmission(
    'create',
    { organisationId: aldgate, formData: form(change) },
    username,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.id;
}

/** A request that was submitted. Gives its id. */
export async function submitted(change: Record<string, unknown> = {}): Promise<string> {
  const id = await started('newaccounts', change);
  await callSubmission('send', { id, formData: form(change), review: false });
  return id;
}

/** Removes what tests have begun, with the accounts that were created of it. */
export async function removeRequests(database: Knex): Promise<void> {
  await database('new_account_submissions').where('account_name', 'like', 'Stack %').delete();
  await deleteTestAccounts(database);
}

/** Requests that the caller may not change, with who calls: each is answered as one that does not exist. */
export const foreignRequests = (id: string) =>
  [
    ['viewer', id],
    ['borealisadmin', id],
    ['maker', randomUUID()],
  ] as const;
