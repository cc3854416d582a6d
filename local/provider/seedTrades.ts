import { londonDate } from './reference/londonTime';
import { fundingRoutes } from './reference/fundingRoutes';
import { senderNamed } from './resources/funding/sender';
import type { Conversion, Funding, Transfer } from './store/tradeRecords';
import { moneyText, timeText } from './wire';
import type { Work } from './work';
import type { WorldConversion, WorldFunding, WorldTransfer } from './world';

/** Enters a conversion as it stands; one that is there already stays as it is. */
export function seedConversion(work: Work, stated: WorldConversion): void {
  const { books, identifiers, now } = work;
  if (books.get('conversion', stated.id)) return;
  const conversion: Conversion = {
    short_reference: identifiers.conversionReference(books, londonDate(now)),
    fixed_side: 'sell',
    partner_buy_amount: '0.00',
    partner_sell_amount: '0.00',
    partner_rate: '',
    core_rate: stated.client_rate,
    mid_market_rate: stated.client_rate,
    unique_request_id: null,
    parent_conversion_id: null,
    created_at: timeText(now),
    updated_at: timeText(now),
    ...stated,
    client_buy_amount: moneyText(stated.client_buy_amount),
    client_sell_amount: moneyText(stated.client_sell_amount),
  };
  books.put('conversion', conversion.id, conversion);
  const { account_id, unique_request_id: key } = conversion;
  if (key) books.put('conversion_key', `${account_id}:${key}`, { conversion_id: conversion.id });
}

/** Enters a transfer as it stands; one that is there already stays as it is. */
export function seedTransfer(work: Work, stated: WorldTransfer): void {
  const { books, identifiers, now } = work;
  if (books.get('transfer', stated.id)) return;
  const transfer: Transfer = {
    short_reference: identifiers.transferReference(books, londonDate(now)),
    reason: null,
    unique_request_id: null,
    created_at: timeText(now),
    updated_at: timeText(now),
    completed_at: '',
    ...stated,
    amount: moneyText(stated.amount),
  };
  books.put('transfer', transfer.id, transfer);
  const { creator_account_id: creator, unique_request_id: key } = transfer;
  if (key) books.put('transfer_key', `${creator}:${key}`, { transfer_id: transfer.id });
}

/** Enters money that came in; what is there already stays as it is. */
export function seedFunding(work: Work, { sender_name, ...stated }: WorldFunding): void {
  const { books, identifiers, now } = work;
  if (books.get('funding', stated.id)) return;
  const [route] = fundingRoutes(stated.account_id, stated.currency);
  const isIban = route?.account_number_type === 'iban';
  const at = stated.created_at ?? timeText(now);
  const funding: Funding = {
    short_reference: identifiers.inboundReference(books, at.slice(0, 10)),
    screening: stated.status === 'deleted' ? 'rejected' : 'none',
    rail: route?.rail ?? 'SWIFT',
    additional_information: '',
    receiving_account_routing_code: route?.routing_code ?? null,
    receiving_account_number: isIban ? null : (route?.account_number ?? null),
    receiving_account_iban: isIban ? route.account_number : null,
    value_date: at,
    created_at: at,
    updated_at: at,
    completed_at: stated.status === 'completed' ? at : null,
    ...stated,
    amount: moneyText(stated.amount),
    sender: { sender_id: identifiers.uuid(books), ...senderNamed(sender_name) },
  };
  books.put('funding', funding.id, funding);
}
