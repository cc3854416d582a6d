import { administrationLists } from './administrationLists';
import type { Viewer } from './naturalLists';
import { asked, counted, newest, newestAtProvider, page, type Field, type ScreenList } from './screenList';

/** The lists of the specification's screens with their filters, of screens that are there and of those to come. */
export function screenLists(viewer: Viewer): ScreenList[] {
  return [
    ...asked(
      ['user', 'admin'],
      [...payments(viewer), ...conversions(viewer), ...statement(viewer), ...transfers(viewer)],
    ),
    ...asked(['user'], ownCharges(viewer)),
    ...administrationLists(viewer),
  ];
}

function payments({ account, since }: Viewer): Field[] {
  const own = `accountId: { _eq: "${account}" }`;
  const list = (filter: string) => `payments(where: { ${own}, ${filter} }, ${newest}, ${page}) { id }`;
  const count = (filter: string) => `payments_aggregate(where: { ${own}, ${filter} }) ${counted}`;
  const open =
    'tccPaymentId: { _is_null: true }, status: { _in: ["awaiting_authorisation", "new", "failed", "processing"] }';
  return [
    ['payments by date and currency', list(`paymentDate: { _gte: "${since}" }, currency: { _eq: "GBP" }`)],
    ['payments by amount', list('amount: { _gte: "100", _lte: "200" }')],
    ['payments by reference', list('reference: { _ilike: "%INV-1000%" }')],
    ['payments by our reference', `payments(where: { shortReference: { _eq: "261101-00002710" } }) { id }`],
    ['payments awaiting authorisation', list(open)],
    ['payments of a conversion', list(`tccConversionId: { _eq: "${account}" }`)],
    ['payments of a conversion that wait', list(`tccConversionId: { _eq: "${account}" }, ${open}`)],
    ['payments to a beneficiary', list(`beneficiarySlice: { beneficiaryId: { _eq: "${account}" } }`)],
    ['failed payments since last seen, counted', count(`status: { _eq: "failed" }, updatedAt: { _gt: "${since}" }`)],
    ['payments today, counted', count(`createdAt: { _gte: "${since}" }`)],
    [
      'live payments',
      `tcc_payments(where: { account_id: { _eq: "${account}" }, status: { _eq: "completed" },
        short_reference: { _ilike: "%L10%" } }, ${newestAtProvider}, ${page}) { id }`,
    ],
  ];
}

function conversions({ account, since }: Viewer): Field[] {
  const own = `account_id: { _eq: "${account}" }`;
  const list = (filter: string) => `tcc_conversions(where: { ${own}, ${filter} }, ${newestAtProvider}, ${page}) { id }`;
  return [
    ['conversions by reference', list('short_reference: { _ilike: "%C10%" }')],
    ['conversions by status and currencies', list('status: { _eq: "trade_settled" }, buy_currency: { _eq: "EUR" }')],
    ['conversions by date', list(`conversion_date: { _gte: "${since}" }, settlement_date: { _gte: "${since}" }`)],
    ['conversions by amount', list('client_buy_amount: { _gte: "100" }, client_sell_amount: { _lte: "200" }')],
    [
      'conversions today, counted',
      `conversions_aggregate(where: { ${own}, createdAt: { _gte: "${since}" } }) ${counted}`,
    ],
  ];
}

function statement({ account, since }: Viewer): Field[] {
  const own = `account_id: { _eq: "${account}" }`;
  const list = (filter: string) =>
    `tcc_transactions(where: { ${own}, ${filter} }, ${newestAtProvider}, ${page}) { id }`;
  const count = (filter: string) => `tcc_transactions_aggregate(where: { ${own}, ${filter} }) ${counted}`;
  const range = `{ _gte: "${since}", _lte: "2026-12-31" }`;
  return [
    ['statement by date', list(`created_at: ${range}`)],
    ['statement by completion', list(`completed_at: ${range}, currency: { _eq: "EUR" }`)],
    ['statement by settlement', list(`settles_at: ${range}, type: { _eq: "debit" }`)],
    ['statement by change', list(`updated_at: ${range}`)],
    ['statement by kind', list('action: { _eq: "funding" }, amount: { _gte: "100", _lte: "200" }')],
    ['statement by related reference', list('related_entity_short_reference: { _ilike: "%C10%" }')],
    ['statement, counted', count(`created_at: ${range}`)],
    ['pending transactions, counted', count('status: { _eq: "pending" }')],
    ['completed transactions, counted', count(`status: { _eq: "completed" }, completed_at: { _gte: "${since}" }`)],
    ['transactions of an entity', `tcc_transactions(where: { related_entity_id: { _eq: "${account}" } }) { id }`],
    [
      'statement, exported',
      `tcc_transactions(where: { ${own}, currency: { _eq: "EUR" }, status: { _eq: "completed" }, completed_at: ${range} },
        order_by: [{ completed_at: asc }, { id: asc }], limit: 25, offset: 25) { id }`,
    ],
  ];
}

function transfers({ account, providerAccount, since }: Viewer): Field[] {
  const between = (table: string, of: string, ends: readonly string[], order: string) =>
    `${table}(where: { _or: [${ends.map((end) => `{ ${end}: { _eq: "${of}" } }`).join(', ')}] }, ${order}, ${page}) { id }`;
  return [
    ['transfers of an account', between('transfers', account, ['sourceAccountId', 'destinationAccountId'], newest)],
    [
      'transfers of an account at the provider',
      between('tcc_transfers', providerAccount, ['source_account_id', 'destination_account_id'], newestAtProvider),
    ],
    [
      'transfers by status',
      `tcc_transfers(where: { status: { _eq: "pending" } }, ${newestAtProvider}, ${page}) { id }`,
    ],
    [
      'transfers by date',
      `tcc_transfers(where: { created_at: { _gte: "${since}" } }, ${newestAtProvider}, ${page}) { id }`,
    ],
    ['transfers by reference', `tcc_transfers(where: { short_reference: { _eq: "261101-T10" } }) { id }`],
  ];
}

function ownCharges({ account }: Viewer): Field[] {
  const own = `main_account_id: { _eq: "${account}" }`;
  return [
    [
      'pending charges',
      `vw_user_charges(where: { ${own}, status: { _eq: "pending" } }, order_by: { created_at: desc }, ${page}) { id }`,
    ],
    ['charges of a payment', `vw_user_charges(where: { payment_id: { _eq: "${account}" } }) { id }`],
    ['own charges, counted', `vw_user_charges_aggregate(where: { ${own} }) ${counted}`],
    ['own activity', `activity(${newest}, ${page}) { id }`],
  ];
}
