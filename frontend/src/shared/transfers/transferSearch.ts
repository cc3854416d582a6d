import { paths } from '../../session/paths';
import { addressOf, amountParam, currencyParam, idParam, type SearchValues } from '../searchParams';

/** What the address of a new transfer may fill in. */
export const transferSearch = {
  source: idParam,
  destination: idParam,
  currency: currencyParam,
  amount: amountParam,
} as const;

/** The address of a new transfer with its form filled in. */
export const transferAddress = (values: SearchValues<typeof transferSearch>): string =>
  addressOf(paths.newTransfer, transferSearch, values);
