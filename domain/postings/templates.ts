import { chargeTypes, type ChargeType } from '../charges/chargeTypes';
import type { PostingTemplate } from './template';

const chargeTemplate = (name: ChargeType): PostingTemplate => ({
  name,
  legs: [
    { account: 'payer', sign: -1, amount: 'charge' },
    { account: 'collector', sign: 1, amount: 'charge' },
  ],
});

/** How a completed charge of each type is posted (`docs/decisions/072`). */
export const chargeTemplates = Object.fromEntries(chargeTypes.map((type) => [type, chargeTemplate(type)])) as Readonly<
  Record<ChargeType, PostingTemplate>
>;

/** How a completed safeguarding transfer is posted, in either direction (`docs/decisions/069`). */
export const safeguardingTemplate: PostingTemplate = {
  name: 'safeguarding_transfer',
  legs: [
    { account: 'source', sign: -1, amount: 'moved' },
    { account: 'destination', sign: 1, amount: 'moved' },
  ],
};
