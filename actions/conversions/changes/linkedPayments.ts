import type { Knex } from 'knex';
import type { ConversionChangeKind } from '../../../domain/conversions/transitions';
import { fateOfLinkedPayment } from '../../../domain/conversions/linkedPayments';
import type { LinkedPayment } from '../../runtime/generated/actions';
import type { Changeable } from './changeableConversion';

/** At most so many payments are named; a conversion rarely pays more than a few. */
const maxPayments = 50;

/** The payments out of a conversion that a change of it concerns, with what becomes of each, the earliest first. */
export async function concernedPayments(
  database: Knex,
  { seat, conversion }: Changeable,
  kind: ConversionChangeKind,
  newDate?: string,
): Promise<LinkedPayment[]> {
  const payments = await database('payments')
    .where({ accountId: seat.accountId, tccConversionId: conversion.id })
    .whereNotIn('status', ['deleted', 'completed'])
    .orderBy(['paymentDate', 'id'])
    .limit(maxPayments)
    .select('id', 'shortReference', 'amount', 'currency', 'status', 'paymentDate', 'tccPaymentId');
  return payments
    .map(({ tccPaymentId, status, paymentDate, ...named }) => {
      const payment = { status, paymentDate, isSent: tccPaymentId !== null };
      return { ...named, status, paymentDate, fate: fateOfLinkedPayment(kind, payment, newDate) };
    })
    .filter(({ fate }) => fate !== 'unchanged');
}
