import type { RecordKind, RecordOf } from './kinds';
import type { Account, Balance, Beneficiary, Contact, Payment, Session, Transaction } from './records';
import type { Conversion, ConversionEvent, Funding, Transfer } from './tradeRecords';

/** The keys under which an index lists a record. */
export type KeysOf<T> = (record: T) => readonly string[];

/** The one key of every `open` index: what the life cycle may still move. */
export const open = 'open';

const openIf = (isOpen: boolean): readonly string[] => (isOpen ? [open] : []);
const byAccount = ({ account_id }: { readonly account_id: string }): readonly string[] => [account_id];

/** The key of a wallet: one per account and currency. */
export function walletKey(accountId: string, currency: string): string {
  return `${accountId}/${currency}`;
}

/** A test reference of the simulator: the receiving bank sends the completed payment back. */
export function comesBack({ reference }: Payment): boolean {
  return reference.includes('SIM-BANK-RETURN');
}

function isPaymentOpen(payment: Payment): boolean {
  if (payment.is_held) return false;
  if (payment.status === 'completed') return comesBack(payment);
  return ['authorised', 'ready_to_send', 'released', 'submitted'].includes(payment.status);
}

/** How records are found without walking through all of their kind. */
export const indexes = {
  session: { login: ({ login_id }: Session) => [login_id] },
  account: { parent: ({ parent_account_id: parent }: Account) => (parent ? [parent] : []) },
  contact: {
    account: byAccount,
    login: ({ login_id }: Contact) => [login_id.toLowerCase()],
    open: ({ unconfirmed_email: email }: Contact) => openIf(email !== undefined),
  },
  balance: {
    account: byAccount,
    wallet: ({ account_id, currency }: Balance) => [walletKey(account_id, currency)],
  },
  beneficiary: { account: (row: Beneficiary) => (row.cloned_from ? [] : [row.account_id]) },
  payment: {
    account: byAccount,
    conversion: ({ conversion_id: conversion }: Payment) => (conversion ? [conversion] : []),
    open: (payment: Payment) => openIf(isPaymentOpen(payment)),
  },
  conversion: {
    account: byAccount,
    parent: ({ parent_conversion_id: parent }: Conversion) => (parent ? [parent] : []),
    open: ({ status }: Conversion) => openIf(status === 'awaiting_funds' || status === 'funds_arrived'),
  },
  conversion_event: { account: (event: ConversionEvent) => [event.account_id] },
  transfer: {
    account: (row: Transfer) => [
      ...new Set([row.source_account_id, row.destination_account_id, row.creator_account_id]),
    ],
    open: ({ status, is_held: isHeld }: Transfer) => openIf(status === 'pending' && !isHeld),
  },
  funding: { open: ({ status }: Funding) => openIf(status === 'pending') },
  transaction: { account: byAccount, balance: ({ balance_id }: Transaction) => [balance_id] },
} as const satisfies { readonly [K in RecordKind]?: Readonly<Record<string, KeysOf<RecordOf[K]>>> };

export type Indexes = typeof indexes;
export type IndexedKind = keyof Indexes;
