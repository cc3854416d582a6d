import type { Knex } from 'knex';
import { writeDemo } from '../../../seeds/demo/writeDemo';
import { seedReference } from '../../../seeds/reference';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { migrate } from '../../../tools/migrate/migrate';
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

/** Migrates a new database and writes the demo into it. */
export async function openDemo(): Promise<DemoDatabase> {
  const test = await createTestDatabase();
  const owner = ownerDatabase(test.url);
  await migrate(owner);
  await seedReference(owner);
  await writeDemo(owner, new Date('2026-11-20T10:30:15.250Z'));
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
