import { demoId } from '../../seeds/demo/demoId';
import {
  accountNames,
  rowsOwnedBy,
  mirrored,
  ofAccount,
  tccAccount,
  then,
  type NewRow,
  type Tables,
} from './worldRowOwners';
import { heldQuote, paymentRows } from './worldPayments';
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
        ...tradeRows(name),
        ...fundingRows(name),
        ...chargeRows(name, next),
        ...safeguardingRows(name, next),
      ]),
      ...rowsOwnedBy(betweenAccounts(name, next), transferRows(name, next, creator)),
    ];
  });
}

const betweenAccounts = (source: AccountName, destination: AccountName): Partial<RowOwners> => ({
  accounts: [idOf(source), idOf(destination)],
  organisations: [idOf(accounts[source]), idOf(accounts[destination])],
});

const money = { currency: 'EUR', amount: '500' };

/** What the provider's records of the account have in common. */
const ownRecord = (name: AccountName) => ({
  id: demoId(`world tcc ${name}`),
  account_id: idOf(name),
  ...mirrored,
});

function tradeRows(name: AccountName): Tables {
  const own = ownRecord(name);
  const { id } = own;
  return [
    ['balances', { ...own, ...money }],
    [
      'monthly_statements',
      {
        id,
        account_id: idOf(name),
        currency: 'GBP',
        month: '2026-01-01',
        digest: 'd',
        opening_balance: '1',
        closing_balance: '1',
        s3Key: `statements ${name}`,
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
        ...own,
        short_reference: name,
        status: 'awaiting_funds',
        currency_pair: 'EURGBP',
        buy_currency: 'EUR',
        sell_currency: 'GBP',
        fixed_side: 'buy',
        client_buy_amount: '10',
        client_sell_amount: '9',
        conversion_date: then,
        settlement_date: then,
      },
    ],
  ];
}

function fundingRows(name: AccountName): Tables {
  const own = ownRecord(name);
  const { id } = own;
  return [
    ['tcc_funding', { ...own, ...money }],
    ['tcc_collections', { transaction_id: id, account_id: idOf(name), ...mirrored }],
    [
      'tcc_transactions',
      {
        ...own,
        ...money,
        type: 'credit',
        status: 'completed',
        action: 'funding',
        related_entity_id: id,
        balance_amount: '12.00',
        completed_at: '2026-11-20T10:00:00Z',
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
  balance: '5',
  pending_amount: '0',
  overdue_amount: '0',
  today_amount: '0',
  tomorrow_amount: '0',
  this_week_amount: '0',
  conversions_amount: '0',
  safeguarded_amount: '5',
  required_amount: '10',
  suggested_transfer: '5',
};

function chargeRows(name: AccountName, next: AccountName): Tables {
  const charge = demoId(`world charge ${name}`);
  const ends = { main_account_id: idOf(name), source_account_id: idOf(name), destination_account_id: idOf(next) };
  return [
    [
      'charges',
      {
        id: charge,
        type: 'payment_fee',
        status: 'pending',
        amount: '5',
        currency: 'GBP',
        narrative: 'Fee',
        ...ends,
        payment_id: demoId(`world payment ${name}`),
      },
    ],
    ['charge_derivations', { charge_id: charge, inputs: {}, steps: {} }],
    [
      'charge_attempts',
      {
        charge_id: charge,
        attempt: 1,
        key: charge,
        currency: 'GBP',
        amount: '5',
        steps: JSON.stringify([]),
        at: new Date(),
      },
    ],
  ];
}

const differenceRow = (name: AccountName) => ({
  id: demoId(`world difference ${name}`),
  kind: 'payment',
  subject_id: demoId(`world payment at the provider ${name}`),
  side: 'provider',
  account_id: idOf(name),
  digest: name,
  found_at: new Date(),
  seen_at: new Date(),
});

function safeguardingRows(name: AccountName, next: AccountName): Tables {
  const transfer = demoId(`world safeguarding ${name}`);
  return [
    ['safeguarding_positions', { account_id: idOf(name), currency: 'GBP', day: '2026-11-20', ...nothingHeld }],
    ['book_differences', differenceRow(name)],
    [
      'safeguarding_transfers',
      {
        id: transfer,
        amount: '5',
        currency: 'GBP',
        reason: 'TOSAFEGUARDING',
        createdById: 'adam',
        sourceAccountId: idOf(name),
        destinationAccountId: idOf(next),
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
        id,
        ...money,
        uniqueRequestId: name,
        createdById: creator,
        tccTransferId: id,
        sourceAccountId: idOf(name),
        destinationAccountId: idOf(next),
      },
    ],
    [
      'tcc_transfers',
      {
        id,
        ...money,
        ...mirrored,
        short_reference: name,
        status: 'pending',
        source_account_id: tccAccount(name),
        destination_account_id: tccAccount(next),
      },
    ],
  ];
}
