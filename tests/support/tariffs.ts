import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { paymentPrices } from '../../domain/tariffs/tariffTypes';
import { graphql, type GraphqlAnswer } from './stack';

const fields = 'id name type amount details';

/** The documents of the actions on tariffs. */
export const tariffDocuments = {
  create: `mutation ($tariff: TariffInput!) { saved: createTariff(tariff: $tariff) { ${fields} } }`,
  edit: `mutation ($tariffId: uuid!, $tariff: TariffInput!) {
    saved: editTariff(tariffId: $tariffId, tariff: $tariff) { ${fields} }
  }`,
  makeDefault: `mutation ($tariffId: uuid!) { saved: makeTariffDefault(tariffId: $tariffId) { id } }`,
};

/** What an action on tariffs comes back with. */
export interface SavedTariff {
  readonly saved: { readonly id: string; readonly amount: string | null; readonly details: Record<string, unknown> };
}

/** An action on tariffs as a user calls it. */
export const tariffCall = (
  action: keyof typeof tariffDocuments,
  variables: Record<string, unknown>,
  username = 'superadmin',
) => ({
  username,
  role: username.startsWith('superadmin') ? 'admin' : 'user',
  query: tariffDocuments[action],
  variables,
});

/** Calls it as an administrator. */
export const callTariff = (
  action: keyof typeof tariffDocuments,
  variables: Record<string, unknown>,
): Promise<GraphqlAnswer<SavedTariff>> =>
  graphql<SavedTariff>('superadmin', tariffDocuments[action], variables, { 'x-hasura-role': 'admin' });

const prices = Object.fromEntries(paymentPrices.map((name, index) => [name, `${index + 1}`]));

/** A tariff of payments, with a name of its own. */
export const paymentFee = (change: object = {}) => ({
  name: `Payments ${randomUUID()}`,
  type: 'payment_fee',
  ...prices,
  regular_overrides: [{ currency: 'EUR', amount: '0.5' }],
  ...change,
});

/** A tariff of one amount, with a name of its own. */
export const incoming = (change: object = {}) => ({
  name: `Incoming ${randomUUID()}`,
  type: 'incoming_fund_fee',
  amount: '1.5',
  regular_overrides: [],
  ...change,
});

const made: string[] = [];

/** Creates a tariff, which `removeTariffs` removes. */
export async function createdTariff(tariff: object): Promise<SavedTariff['saved']> {
  const { data, errors } = await callTariff('create', { tariff });
  if (!data) throw new Error(JSON.stringify(errors));
  made.push(data.saved.id);
  return data.saved;
}

/** Removes what tests have made. */
export const removeTariffs = (database: Knex) => database('tariffs').whereIn('id', made).delete();

/** What the log says of a tariff. */
export const tariffEntries = (database: Knex, name: string) =>
  database('activity')
    .where('details', 'like', `%${name}%`)
    .orderBy(['eventCode', 'createdAt'])
    .select('eventCode', 'details', 'userId');
