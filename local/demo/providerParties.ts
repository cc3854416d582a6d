import { demoId } from '../../seeds/demo/demoId';

/** The provider's id of a demo account, by the account's key. */
export function providerAccountId(account: string): string {
  return demoId(`provider account ${account}`);
}

/** The account above all others, under whose login the portal acts. */
export const houseAccountId = providerAccountId('house');

/** Whoever acts under that login. */
export const houseContactId = demoId('contact house');
