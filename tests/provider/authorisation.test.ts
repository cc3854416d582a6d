import { randomUUID } from 'node:crypto';
import { createBeneficiary, paymentTo } from './support/records';
import { startSimulator, type Json, type RunningSimulator } from './support/startSimulator';
import { clientAccount, clientContact, strangerAccount, world } from './support/world';

/** The first client's payments need one authorisation at the provider. */
const careful = world.accounts.map((account) =>
  account.id === clientAccount ? { ...account, authorisation_steps: 1 } : account,
);

let simulator: RunningSimulator;
let paymentId: string;
beforeEach(async () => {
  simulator = await startSimulator({}, { ...world, accounts: careful });
  const beneficiaryId = await createBeneficiary(simulator);
  paymentId = (await simulator.call('POST', '/payments/create', paymentTo(beneficiaryId))).body.id;
});
afterEach(() => simulator.stop());

const authorise = async (...ids: string[]) =>
  (await simulator.call('POST', '/payments/authorise', { payment_ids: ids })).body.authorisations as Json[];
const get = async () => (await simulator.call('GET', `/payments/${paymentId}`, { on_behalf_of: clientContact })).body;

it('holds a payment until the last authorisation is given', async () => {
  expect(await get()).toMatchObject({ status: 'awaiting_authorisation', authorisation_steps_required: '1' });
  await simulator.tick();
  expect((await get()).status).toBe('awaiting_authorisation');
  expect(await authorise(paymentId)).toMatchObject([
    {
      payment_id: paymentId,
      payment_status: 'authorised',
      updated: true,
      error: '',
      auth_steps_taken: 1,
      auth_steps_required: 1,
    },
  ]);
  await simulator.tick();
  expect((await get()).status).toBe('ready_to_send');
  await simulator.tick();
  expect((await get()).status).toBe('released');
});

it('answers each payment on its own, and leaves unknown ones out', async () => {
  await authorise(paymentId);
  expect(await authorise(paymentId, randomUUID(), strangerAccount)).toMatchObject([
    { updated: false, payment_status: 'authorised', error: 'The payment does not await authorisation.' },
  ]);
  expect(await authorise(randomUUID())).toEqual([]);
});
