import type { Knex } from 'knex';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { createTestDatabase } from '../../support/database';

/** A database of its own with the demo's rows. */
export interface DemoDatabase {
  readonly owner: Knex;
  /** Does work in a transaction and undoes it. */
  readonly undone: (work: (transaction: Knex.Transaction) => Promise<void>) => Promise<void>;
  /** Expects that the database refuses a step with a code; the transaction goes on as if the step had not been. */
  readonly refused: (
    transaction: Knex.Transaction,
    code: string,
    step: (transaction: Knex.Transaction) => PromiseLike<unknown>,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a new database with the demo. */
export async function openDemo(): Promise<DemoDatabase> {
  const test = await createTestDatabase('demo');
  const owner = ownerDatabase(test.url);
  return {
    owner,
    undone: async (work) => {
      const transaction = await owner.transaction();
      try {
        await work(transaction);
      } finally {
        await transaction.rollback();
      }
    },
    refused: (transaction, code, step) =>
      expect(transaction.transaction(async (inner) => await step(inner))).rejects.toThrow(code),
    close: async () => {
      await owner.destroy();
      await test.drop();
    },
  };
}
