import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import { runAction } from '../../../actions/areaLambda';
import { actions as paymentActions } from '../../../actions/entries/payments';
import { repeated, statementsOf } from '../../support/statements';
import type { Templates } from './agreement';
import { authorise, create } from './calls';
import type { ActionCall, Subject } from './subjects';
import { copiesOf } from '../../support/copiesOf';

/** Prints the statements of each action. @throws Error when an action runs one twice with the same parameters */
export async function printStatements(
  variables: Readonly<Record<string, string>>,
  owner: Knex,
  { untouched, almost }: Templates,
  requestOf: Subject['requestOf'],
): Promise<void> {
  const context = { ...createContext({ ...variables, LOG_LEVEL: 'silent' }), drainInline: () => Promise.resolve() };
  const print = async (name: string, call: ActionCall): Promise<void> => {
    const statements = await statementsOf(context.database, () => runAction(paymentActions, requestOf(call), context));
    console.log(`${name}: ${statements.length} statements`);
    for (const { sql } of statements) console.log(`  ${sql.replaceAll(/\s+/g, ' ').trim().slice(0, 110)}`);
    const twice = repeated(statements);
    if (twice.length > 0) throw new Error(`${name} runs twice: ${twice.join('\n')}`);
  };
  try {
    await print('createPayment', create);
    for (const [name, template] of Object.entries({ first: untouched, last: almost })) {
      const [id = ''] = await copiesOf(owner, template, 1);
      await print(`authorisePayment, ${name}`, authorise(id));
    }
  } finally {
    await context.database.destroy();
  }
}
