import type { AccountAddressInput } from '../../../graphql/generated/operations';
import { compared, type Fact } from '../../../shared/changes/changesOf';
import type { Change } from '../../../shared/changes/ChangesTable';
import { addressLabels } from '../accountLabels';
import type { AddressedAccount } from './accountsByOrg';

type AddressField = keyof typeof addressLabels;

/** The fields of the new address; an empty text leaves what is stored. */
export type AddressValues = Readonly<Record<AddressField, string>>;

const fields = Object.keys(addressLabels) as AddressField[];

/** An empty form. */
export const noAddress = Object.fromEntries(fields.map((field) => [field, ''])) as AddressValues;

/** What the server is sent: the fields that were filled in. */
export const addressOf = (values: AddressValues): AccountAddressInput =>
  Object.fromEntries(fields.filter((field) => values[field].trim()).map((field) => [field, values[field].trim()]));

/** The fields of an account that a new address changes, before and after. */
export const changesOf = (account: AddressedAccount, address: AccountAddressInput): Change[] =>
  compared(facts, account, { ...account, ...address }).filter(({ before, now }) => before !== now);

const facts: readonly Fact<AddressedAccount>[] = fields.map((field) => [
  addressLabels[field],
  (account) => account[field],
]);
