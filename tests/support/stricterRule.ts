import type { Knex } from 'knex';

/** Makes the rule of a payment ask for one person more of one of its roles for some time, and undoes it. */
export async function withStricterRule(database: Knex, paymentId: string, work: () => Promise<void>): Promise<void> {
  const { authRuleId } = (await database('payments').where({ id: paymentId }).first('authRuleId'))!;
  const role = await database('payment_auth_rule_role').where({ auth_rule_id: authRuleId! }).orderBy('role_id').first();
  const required = database('payment_auth_rule_role').where({ auth_rule_id: authRuleId!, role_id: role!.role_id });
  await required.clone().update({ number_required: role!.number_required + 1 });
  try {
    await work();
  } finally {
    await required.clone().update({ number_required: role!.number_required });
  }
}
