import type { ChargeType } from './chargeTypes';

const beginnings = {
  payment_fee: 'Payment fee',
  balance_transfer_fee: 'Balance transfer',
  incoming_fund_fee: 'Incoming funds',
  monthly_maintenance_charge: 'Maintenance',
  euro_negative_interest: 'Euro interest',
} as const satisfies Record<ChargeType, string>;

const corrections = { credit: 'Credit:', further: 'Correction:' } as const;

/** What a charge is for, in words. It is the reason of the transfer that takes the charge. @param subject such as a reference or a month */
export const chargeNarrative = (type: ChargeType, subject: string): string => `${beginnings[type]} ${subject}`;

/** The same of what makes up for a charge. @param narrative of the corrected charge */
export const correctionNarrative = (kind: keyof typeof corrections, narrative: string): string =>
  `${corrections[kind]} ${narrative}`;

/** Whether the reason of a transfer is that of a charge. */
export const isChargeNarrative = (reason: string): boolean =>
  [...Object.values(beginnings), ...Object.values(corrections)].some((beginning) => reason.startsWith(`${beginning} `));
