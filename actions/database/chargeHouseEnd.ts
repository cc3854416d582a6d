import type { Knex } from 'knex';
import { invariant } from '../../domain/invariant';

/** The house's end of a charge, beside the account that the settings name for its type now (docs/decisions/104). */
export interface ChargeHouseEnd {
  /** Whether the house pays, because the charge is a credit. */
  readonly isCredit: boolean;
  readonly accountId: string;
  /** Null where the settings name none. */
  readonly settingsAccountId: string | null;
  /** Whether the two are the same account, and it is marked as the house's. */
  readonly isRight: boolean;
}

/** Reads the house's end of a charge that exists. */
export async function loadHouseEnd(database: Knex, chargeId: string): Promise<ChargeHouseEnd> {
  const { rows } = await database.raw<{ rows: ChargeHouseEnd[] }>(
    `select is_credit as "isCredit", account_id as "accountId", settings_account_id as "settingsAccountId", is_right as "isRight"
     from charge_house_ends where charge_id = ?`,
    [chargeId],
  );
  const [end] = rows;
  invariant(end, 'the charge exists, and the house has settings');
  return end;
}
