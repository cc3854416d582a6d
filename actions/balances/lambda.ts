import { areaLambda } from '../areaLambda';
import { getOrganisationDay } from './day/getOrganisationDay';
import { fundingAccounts } from './fundingAccounts';
import { getAccountBalance } from './getAccountBalance';
import { settlementAccounts } from './settlementAccounts';

/** The balances area's Lambda. */
export const handler = areaLambda<'balances'>({
  fundingAccounts,
  getAccountBalance,
  getOrganisationDay,
  settlementAccounts,
});
