import { demoId } from '../../seeds/demo/demoId';
import {
  accountNames,
  rowsOwnedBy,
  mirrored,
  ofAccount,
  price,
  tccAccount,
  then,
  type NewRow,
  type Tables,
} from './worldRowOwners';
import { accounts, idOf, people, type AccountName, type RowOwners } from './worldPeople';

/** What happens on accounts: payments, conversions, transfers, charges, and the provider's side of each. */
export function accountRows(): NewRow[] {
  return accountNames.flatMap((name, index) => {
    const next = accountNames[(index + 1) % accountNames.length] ?? name;
    const creator = Object.keys(people).find((id) => people[id]?.seats?.[0] === name) ?? '';
    return [
      ...rowsOwnedBy({ ...ofAccount(name), people: [creator] }, [['quotes', heldQuote(name, creator)]]),
      ...rowsOwnedBy(ofAccount(name), [
        ...paymentRows(name, creator),
        ...providerRows(name),
        ...chargeRows(name, next),
      ]),
      ...rowsOwnedBy(betweenAccounts(name, next), transferRows(name, next, creator)),
    ];
  });
}

/** The rate that is held for the account's payment. */
const heldQuote = (name: AccountName, creator: string) => ({
  ...{ id: demoId(`world held rate ${name}`), account_id: idOf(name), user_id: creator, ...price, expiresAt: then },
});

const betweenAccounts = (source: AccountName, destination: AccountName): Partial<RowOwners> => ({
  accounts: [idOf(source), idOf(destination)],
  organisations: [idOf(accounts[source]), idOf(accounts[destination])],
});

const paymentRows = (name: AccountName, creator: string): Tables => [
  ...payeeRows(name),
  ...singlePaymentRows(name, creator),
  ...repeatedPaymentRows(name, creator),
  ...documentRows(name),
  ...conversionRows(name, creator),
];

/** The ids of what belongs to the account's payments. */
const paymentIds = (name: AccountName) => ({
  beneficiary: demoId(`world beneficiary ${name}`),
  slice: demoId(`world slice ${name}`),
  payment: demoId(`world payment ${name}`),
  series: demoId(`world series ${name}`),
  rule: demoId(`world rule ${accounts[name]}`),
});

function payeeRows(name: AccountName): Tables {
  const { beneficiary, slice } = paymentIds(name);
  return [
    ['beneficiaries', { id: beneficiary, account_id: idOf(name) }],
    ['beneficiary_tags', { beneficiary_id: beneficiary, tag: 'rent' }],
    [
      'beneficiary_information_slice',
      {
        ...{ id: slice, beneficiaryId: beneficiary, name: 'Payee', beneficiaryEntityType: 'company', currency: 'EUR' },
        ...{ bankCountry: 'DE', bankAccountHolderName: 'Payee', isRegular: true },
      },
    ],
  ];
}

function singlePaymentRows(name: AccountName, creator: string): Tables {
  const { slice, payment, rule } = paymentIds(name);
  return [
    [
      'payments',
      {
        ...{ id: payment, accountId: idOf(name), shortReference: `W-${name}`, uniqueRequestId: name, amount: '500' },
        ...{ currency: 'EUR', paymentDate: then, paymentType: 'regular', reason: 'Goods', reference: name },
        ...{ status: 'awaiting_authorisation', beneficiarySliceId: slice, createdById: creator, authRuleId: rule },
        ...{ authorisationCurrency: 'GBP', authorisationAmount: '430', tccConversionId: demoId(`world tcc ${name}`) },
        quoteId: heldQuote(name, creator).id,
      },
    ],
    [
      'payments',
      {
        ...{ id: demoId(`world paid ${name}`), accountId: idOf(name), shortReference: `P-${name}`, amount: '400' },
        ...{ uniqueRequestId: `paid ${name}`, currency: 'EUR', paymentDate: then, paymentType: 'regular' },
        ...{
          createdAt: then,
          reason: 'Goods',
          reference: 'paid',
          status: 'new',
          beneficiarySliceId: slice,
          createdById: creator,
        },
        ...{ authorisationCurrency: 'GBP' },
      },
    ],
    [
      'payment_authorisation_requests',
      { paymentId: payment, authRuleId: rule, roleIdRequired: demoId(`world role ${accounts[name]}`) },
    ],
  ];
}

function repeatedPaymentRows(name: AccountName, creator: string): Tables {
  const { beneficiary, series } = paymentIds(name);
  return [
    [
      'recurring_payments',
      {
        ...{ id: series, account_id: idOf(name), beneficiary_id: beneficiary, currency: 'EUR' },
        ...{ frequency: 'monthly', starts_on: then, next_on: then, amount: '5', createdById: creator },
        ...{ paymentType: 'regular', reason: 'Rent', reference: 'RENT' },
      },
    ],
    ['recurring_payment_omissions', { recurring_payment_id: series, occurrence_on: then, skipped_by: creator }],
    [
      'payment_templates',
      {
        ...{ account_id: idOf(name), name: 'Rent', beneficiary_id: beneficiary, currency: 'EUR', createdById: creator },
        ...{ paymentType: 'regular', reason: 'Rent', reference: 'RENT' },
      },
    ],
  ];
}

function documentRows(name: AccountName): Tables {
  const { payment } = paymentIds(name);
  return [
    [
      'assets',
      {
        ...{ paymentId: payment, filename: 'invoice.pdf', filetype: 'application/pdf', filesize: 1, s3Key: name },
        documentId: name,
      },
    ],
    ['sharepoint_media', { fileName: `${name}.pdf`, sharepointItemId: name, webUrl: 'https://sharepoint.invalid' }],
  ];
}

function conversionRows(name: AccountName, creator: string): Tables {
  return [
    [
      'conversions',
      {
        account_id: idOf(name),
        uniqueRequestId: name,
        quoteId: demoId(`world quote ada ${name}`),
        createdById: creator,
      },
    ],
    [
      'conversion_changes',
      {
        ...{ account_id: idOf(name), tccConversionId: demoId(`world tcc ${name}`), kind: 'split', acceptedAmount: '0' },
        ...{ currency: 'EUR', oldDate: then, splitAmount: '5', createdById: creator },
        clientRequestId: demoId(`world change ${name}`),
      },
    ],
  ];
}

function providerRows(name: AccountName): Tables {
  const id = demoId(`world tcc ${name}`);
  const money = { currency: 'EUR', amount: '500' };
  const own = { id, account_id: idOf(name), ...mirrored };
  return [
    ['balances', { ...own, ...money }],
    [
      'monthly_statements',
      {
        ...{ id, account_id: idOf(name), currency: 'GBP', month: '2026-01-01', digest: 'd' },
        ...{ opening_balance: '1', closing_balance: '1', s3Key: `statements ${name}` },
      },
    ],
    ['tcc_payments', { ...own, ...money, status: 'ready_to_send' }],
    [
      'tcc_beneficiaries',
      { ...own, name: 'Payee', bank_account_holder_name: 'Payee', bank_country: 'DE', currency: 'EUR' },
    ],
    [
      'tcc_conversions',
      {
        ...{ ...own, short_reference: name, status: 'awaiting_funds', currency_pair: 'EURGBP', buy_currency: 'EUR' },
        ...{ sell_currency: 'GBP', fixed_side: 'buy', client_buy_amount: '10', client_sell_amount: '9' },
        ...{ conversion_date: then, settlement_date: then },
      },
    ],
    ['tcc_funding', { ...own, ...money }],
    ['tcc_collections', { transaction_id: id, account_id: idOf(name), ...mirrored }],
    [
      'tcc_transactions',
      {
        ...{ ...own, ...money, type: 'credit', status: 'completed', action: 'funding', related_entity_id: id },
        ...{ balance_amount: '12.00', completed_at: '2026-11-20T10:00:00Z' },
      },
    ],
    [
      'tcc_contacts',
      {
        id,
        login_id: name,
        account_id: tccAccount(name),
        first_name: 'A',
        last_name: 'B',
        status: 'enabled',
        ...mirrored,
      },
    ],
  ];
}

const nothingHeld = {
  ...{ balance: '5', pending_amount: '0', overdue_amount: '0', today_amount: '0', tomorrow_amount: '0' },
  ...{ this_week_amount: '0', conversions_amount: '0', safeguarded_amount: '5', required_amount: '10' },
  suggested_transfer: '5',
};

function chargeRows(name: AccountName, next: AccountName): Tables {
  const [charge, transfer] = [demoId(`world charge ${name}`), demoId(`world safeguarding ${name}`)];
  const ends = { main_account_id: idOf(name), source_account_id: idOf(name), destination_account_id: idOf(next) };
  return [
    [
      'charges',
      {
        ...{ id: charge, type: 'payment_fee', status: 'pending', amount: '5', currency: 'GBP', narrative: 'Fee' },
        ...{ ...ends, payment_id: demoId(`world payment ${name}`) },
      },
    ],
    ['charge_derivations', { charge_id: charge, inputs: {}, steps: {} }],
    [
      'charge_attempts',
      {
        ...{ charge_id: charge, attempt: 1, key: charge, currency: 'GBP', amount: '5', steps: JSON.stringify([]) },
        at: new Date(),
      },
    ],
    ['safeguarding_positions', { account_id: idOf(name), currency: 'GBP', day: '2026-11-20', ...nothingHeld }],
    [
      'safeguarding_transfers',
      {
        ...{ id: transfer, amount: '5', currency: 'GBP', reason: 'TOSAFEGUARDING', createdById: 'adam' },
        ...{ sourceAccountId: idOf(name), destinationAccountId: idOf(next) },
      },
    ],
    [
      'safeguarding_adjustments',
      {
        account_id: idOf(name),
        currency: 'GBP',
        adjustment_amount: '5',
        new_position: '5',
        related_transfer_id: transfer,
      },
    ],
  ];
}

function transferRows(name: AccountName, next: AccountName, creator: string): Tables {
  const id = demoId(`world transfer ${name}`);
  const money = { currency: 'GBP', amount: '5', reason: 'Rent' };
  return [
    [
      'transfers',
      {
        ...{ id, ...money, uniqueRequestId: name, createdById: creator, tccTransferId: id },
        ...{ sourceAccountId: idOf(name), destinationAccountId: idOf(next) },
      },
    ],
    [
      'tcc_transfers',
      {
        ...{ id, ...money, ...mirrored, short_reference: name, status: 'pending' },
        ...{ source_account_id: tccAccount(name), destination_account_id: tccAccount(next) },
      },
    ],
  ];
}
