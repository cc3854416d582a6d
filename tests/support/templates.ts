import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../seeds/demo/demoId';
import { tradingAccount } from './portal';

/** What a template of a rent holds. */
export const rent = {
  beneficiaryId: demoId('beneficiary hansa-metall'),
  amount: '900.5',
  currency: 'EUR',
  paymentType: 'regular' as const,
  reason: 'Rent',
  reference: 'RENT',
};

/** Stores a template of the trading account. Gives its id. Names begin with `Test `, by which it is removed. */
export async function storedTemplate(database: Knex, name = 'Test rent'): Promise<string> {
  const id = randomUUID();
  const { beneficiaryId: beneficiary_id, ...content } = rent;
  const owner = { account_id: tradingAccount, createdById: 'maker' };
  await database('payment_templates').insert({ id, name, beneficiary_id, ...content, ...owner });
  return id;
}

/** The templates that tests have made. */
export const testTemplates = (database: Knex) => database('payment_templates').whereLike('name', 'Test %');
