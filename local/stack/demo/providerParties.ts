import { demoId } from '../../../seeds/demo/demoId';

/** The provider's id of a demo account, by the account's key. */
export function providerAccountId(account: string): string {
  return demoId(`provider account ${account}`);
}

/** The parent account of all others; the portal uses its login. */
export const houseAccountId = providerAccountId('house');

/** The contact of that login. */
export const houseContactId = demoId('contact house');
