import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import { concludeRequest } from '../../../actions/submissions/delivery/concludeRequest';
import { claimRequest } from '../../../actions/submissions/delivery/claimRequest';
import { sendAccountRequests } from '../../../actions/submissions/delivery/sendAccountRequests';
import { sendNewAccountSubmission } from '../../../actions/submissions/sendNewAccountSubmission';
import type { Context } from '../../../actions/context';
import { maxSendAttempts } from '../../../domain/submissions/providerDelivery';
import { demoId } from '../../../seeds/demo/demoId';
import { as, refusalOf } from '../../support/portal';
import { actionEnvironment, control, graphql, runSchedule, stackDatabase } from '../../support/stack';

const aldgate = demoId('organisation aldgate');
const form = (accountName = 'Stack Requested AB') => ({
  accountName,
  legalEntity: 'company',
  principalPlaceOfBusiness: 'SE',
  fundingVolumePerAnnum: 12,
  fundingValuePerAnnum: '1000.00',
  paymentVolumePerAnnum: 10,
  paymentValuePerAnnum: '900.00',
  forexVolumePerAnnum: 0,
  forexValuePerAnnum: '0',
  currenciesTraded: ['SEK'],
  typicalPaymentDestinations: ['SE'],
  sourceOfFunds: 'Trading income',
});

interface Answer {
  readonly result: { readonly id: string; readonly status: string };
}

interface TakenRequest {
  readonly key: string;
  readonly reference: string;
  readonly content: string;
}

let database: Knex;
let context: Context;

beforeAll(() => {
  database = stackDatabase();
  context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
});
beforeEach(() => setForProvider(true));
afterEach(async () => {
  await control('faults', { rules: [] });
  await setForProvider(false);
  await database('new_account_submissions').where('account_name', 'like', 'Stack %').delete();
});
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

const setForProvider = async (isOn: boolean) => {
  await database('settings').update({ send_new_account_requests_to_provider: isOn });
};

const applicant = (query: string, variables: Record<string, unknown>) => as<Answer>('newaccounts', query, variables);
const house = (query: string, variables: Record<string, unknown>) =>
  graphql<Answer>('superadmin', query, variables, { 'x-hasura-role': 'admin' });

const create = `mutation ($organisationId: uuid!, $formData: AccountSubmissionInput!) {
  result: createAccountSubmission(organisationId: $organisationId, formData: $formData) { id status } }`;
const update = `mutation ($id: uuid!, $formData: AccountSubmissionInput!) {
  result: updateAccountSubmission(submissionId: $id, formData: $formData) { id status } }`;
const send = `mutation ($id: uuid!, $formData: AccountSubmissionInput!) {
  result: sendNewAccountSubmission(formData: $formData, submissionId: $id, requestPreApplicationReview: false) { id status } }`;
const reject = `mutation ($id: uuid!) { result: returnAccountSubmission(submissionId: $id, message: "No.") { id status } }`;
const again = `mutation ($id: uuid!) { result: sendAccountSubmissionAgain(submissionId: $id) { id status } }`;

async function drafted(): Promise<string> {
  const { data, errors } = await applicant(create, { organisationId: aldgate, formData: form() });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.id;
}

async function submitted(formData: object = form()): Promise<string> {
  const id = await drafted();
  expect((await applicant(send, { id, formData })).data?.result.status).toBe('submitted');
  return id;
}

const standingOf = async (id: string) =>
  (await database('new_account_submissions').where({ id }).first('status_sub_code'))?.status_sub_code;
const deliveryOf = (id: string) => database('account_request_deliveries').where({ submission_id: id }).first();
const takenUnder = async (key: string) =>
  (await control<{ accountRequests: TakenRequest[] }>('books')).accountRequests.filter((row) => row.key === key);
const callsWith = async (key: string) =>
  (
    await control<{ requests: { parameters: Record<string, string> }[] }>('requests?path=/account-requests')
  ).requests.filter(({ parameters }) => parameters['idempotency-key'] === key);
const run = () => runSchedule<{ accepted: number; refused: number; postponed: number }>('send-account-requests');
const fault = (name: string) =>
  control('faults', { seed: 7, rules: [{ path: '/account-requests', fault: name, times: 1 }] });
const makeDue = (id: string) =>
  database('account_request_deliveries')
    .where({ submission_id: id })
    .update({ next_attempt_at: new Date(0) });

test('a submitted request is sent once, with its form and documents, and the reference is kept', async () => {
  const id = await drafted();
  const [document] = await database('submission_documents')
    .insert({
      submission_id: id,
      uploaded_by: 'newaccounts',
      kind: 'other',
      filename: 'owners.pdf',
      filetype: 'application/pdf',
      filesize: '12',
      s3Key: `submissions/${id}/test`,
    })
    .returning('id');
  await applicant(send, { id, formData: form() });
  const { request_key: key } = (await deliveryOf(id))!;
  expect(await standingOf(id)).toBe('for_provider');
  await run();
  await run();
  const [taken, ...others] = await takenUnder(key);
  expect(others).toEqual([]);
  expect(JSON.parse(taken!.content)).toMatchObject({
    submissionId: id,
    organisationId: aldgate,
    form: form(),
    documents: [{ id: (document as { id: string }).id, kind: 'other', filename: 'owners.pdf', filesize: 12 }],
  });
  expect(await callsWith(key)).toHaveLength(1);
  expect(await standingOf(id)).toBe('sent_to_provider');
  expect(await deliveryOf(id)).toMatchObject({ reference: taken!.reference, attempts: 1, problem: null });
  const changes = database('audit_logged_actions').where({ table_name: 'new_account_submissions', row_id: id });
  expect((await changes.orderBy('event_id', 'desc').first())?.user_id).toBe('send-account-requests');
});

test('a lost answer is found out with the same key: one request is there, under the first reference', async () => {
  const id = await submitted();
  await fault('drop_after_commit');
  await run();
  const { request_key: key, problem, attempts } = (await deliveryOf(id))!;
  expect([await standingOf(id), attempts]).toEqual(['for_provider', 1]);
  expect(problem).toMatch(/^The provider was not reached/);
  await run();
  expect((await deliveryOf(id))!.attempts).toBe(1);
  await makeDue(id);
  await run();
  const [taken, ...others] = await takenUnder(key);
  expect(others).toEqual([]);
  expect(await callsWith(key)).toHaveLength(2);
  expect(await deliveryOf(id)).toMatchObject({ reference: taken!.reference, attempts: 2, problem: null });
});

test('a run that died between the call and its record is continued when its lease has ended, not before', async () => {
  const id = await submitted();
  const now = context.clock.now();
  const leaseUntil = new Date(now.getTime() + 60_000);
  const claimed = (await claimRequest(database, now, leaseUntil))!;
  const first = await context.accountRequests!.send(claimed.request, claimed.key);
  await sendAccountRequests(context);
  expect(await callsWith(claimed.key)).toHaveLength(1);
  await sendAccountRequests({ ...context, clock: { now: () => leaseUntil } });
  expect(first).toMatchObject({ kind: 'accepted', reference: (await deliveryOf(id))!.reference });
  expect(await takenUnder(claimed.key)).toHaveLength(1);
  // The run that was thought dead comes to its end: what it brings is of an older claim.
  await concludeRequest(context, claimed, { kind: 'refused', problem: 'Late.' });
  expect(await standingOf(id)).toBe('sent_to_provider');
});

test('several runs at once send each request once', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => submitted()));
  await Promise.all([sendAccountRequests(context), sendAccountRequests(context), run()]);
  const keys = await Promise.all(ids.map(async (id) => (await deliveryOf(id))!.request_key));
  expect(new Set(keys).size).toBe(ids.length);
  for (const key of keys) expect(await callsWith(key)).toHaveLength(1);
  for (const id of ids) expect(await standingOf(id)).toBe('sent_to_provider');
});

test('a refusal is kept in the words of the provider, and sent again with the same key when staff ask for it', async () => {
  const id = await submitted(form('Stack SIM-REFUSED AB'));
  await run();
  const { request_key: key } = (await deliveryOf(id))!;
  expect(await standingOf(id)).toBe('provider_refused');
  expect(await deliveryOf(id)).toMatchObject({ problem: 'We do not open accounts for this kind of business.' });
  expect((await applicant(again, { id })).data).toBeFalsy();
  await run();
  expect(await callsWith(key)).toHaveLength(1);
  expect((await house(again, { id })).data?.result.status).toBe('submitted');
  expect(await deliveryOf(id)).toMatchObject({ request_key: key, attempts: 0, problem: null });
  const last = database('activity').where({ eventCode: 'A020', userId: 'superadmin' }).orderBy('createdAt', 'desc');
  expect((await last.first())?.details).toBe('Sent to the provider again: Stack SIM-REFUSED AB');
  await run();
  expect([await standingOf(id), (await callsWith(key)).length]).toEqual(['provider_refused', 2]);
});

test('attempts are bounded; then staff have it sent again', async () => {
  const id = await submitted();
  await database('account_request_deliveries')
    .where({ submission_id: id })
    .update({ attempts: maxSendAttempts - 1 });
  expect(refusalOf(await house(again, { id })).code).toBe('submission_not_editable');
  await fault('http_500');
  await run();
  await makeDue(id);
  await run();
  const delivery = (await deliveryOf(id))!;
  expect(delivery).toMatchObject({ attempts: maxSendAttempts, problem: 'The provider answered 500.' });
  expect(await callsWith(delivery.request_key)).toHaveLength(1);
  expect((await house(again, { id })).errors).toBeUndefined();
  await run();
  expect(await standingOf(id)).toBe('sent_to_provider');
  expect(refusalOf(await house(again, { id })).code).toBe('submission_not_editable');
});

test('a rejected request is not sent; unchanged it keeps its key when it is submitted again, changed it gets another', async () => {
  const id = await submitted();
  const { request_key: key } = (await deliveryOf(id))!;
  await house(reject, { id });
  expect(await standingOf(id)).toBeNull();
  expect(refusalOf(await house(again, { id })).code).toBe('submission_not_editable');
  await run();
  expect(await callsWith(key)).toEqual([]);
  await applicant(update, { id, formData: form() });
  await applicant(send, { id, formData: form() });
  expect((await deliveryOf(id))!.request_key).toBe(key);
  await run();
  expect(await takenUnder(key)).toHaveLength(1);
  await house(reject, { id });
  expect(await standingOf(id)).toBe('sent_to_provider');
  await applicant(update, { id, formData: form('Stack Changed AB') });
  expect(await standingOf(id)).toBeNull();
  await applicant(send, { id, formData: form('Stack Changed AB') });
  const changed = (await deliveryOf(id))!;
  expect(changed).toMatchObject({ attempts: 0, reference: null, sent_at: null });
  expect(changed.request_key).not.toBe(key);
  await run();
  expect(await takenUnder(changed.request_key)).toHaveLength(1);
});

test('an answer that comes after a rejection keeps its reference and changes no status', async () => {
  const id = await submitted();
  const now = context.clock.now();
  const claimed = (await claimRequest(database, now, new Date(now.getTime() + 60_000)))!;
  await house(reject, { id });
  await concludeRequest(context, claimed, { kind: 'accepted', reference: 'AR-LATE' });
  expect([await standingOf(id), (await deliveryOf(id))!.reference]).toEqual([null, 'AR-LATE']);
});

test('with the setting off nothing is sent', async () => {
  await setForProvider(false);
  const id = await submitted();
  await run();
  expect([await standingOf(id), await deliveryOf(id)]).toEqual([null, undefined]);
});

test('where no way to the provider is configured the request waits for staff, also once there is one', async () => {
  const without = createContext({ ...actionEnvironment(), ACCOUNT_REQUESTS_URL: '', LOG_LEVEL: 'silent' });
  try {
    const waiting = await submitted();
    expect(await sendAccountRequests(without)).toEqual({ accepted: 0, refused: 0, postponed: 0 });
    expect((await deliveryOf(waiting))!.attempts).toBe(0);
    const id = await drafted();
    const session = { userId: 'newaccounts', role: 'org_admin' as const, selectedAccountId: undefined, requestId: id };
    await sendNewAccountSubmission(
      { submissionId: id, formData: form(), requestPreApplicationReview: false },
      { ...session, requester: { ip: 'unknown', browser: 'unknown' } },
      without,
    );
    await run();
    expect([await standingOf(id), await deliveryOf(id)]).toEqual(['for_provider', undefined]);
    expect(refusalOf(await house(again, { id })).code).toBe('submission_not_editable');
  } finally {
    await without.database.destroy();
  }
});

test('a run that has lasted too long begins no other request', async () => {
  await submitted();
  await submitted();
  const began = context.clock.now().getTime();
  let elapsedMs = 0;
  const accountRequests = {
    send: () => {
      elapsedMs = 60_000;
      return Promise.resolve({ kind: 'later', problem: 'Slow.' } as const);
    },
  };
  const clock = { now: () => new Date(began + elapsedMs) };
  const report = await sendAccountRequests({ ...context, accountRequests, clock });
  expect(report).toEqual({ accepted: 0, refused: 0, postponed: 1 });
});
