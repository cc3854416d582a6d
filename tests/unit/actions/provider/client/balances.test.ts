import { balanceCalls } from '../../../../../actions/provider/client/balances';
import { fundingAccount, fundingTransaction, screening, sender, settlementAccount } from '../samples/funding';
import { balance, transaction, transfer } from '../samples/money';
import { wholeOf } from '../samples/sample';
import { describeCalls, id, list, one, page } from './clientRules';

describeCalls('balances, transactions and transfers', balanceCalls, [
  [
    'findBalances',
    (client) => client.findBalances({ asAtDate: '2030-01-02', amountFrom: '0.01', page: 2 }),
    'read GET /balances/find',
    { as_at_date: '2030-01-02', amount_from: '0.01', page: '2' },
    page('balances', balance),
  ],
  [
    'getBalances',
    (client) => client.getBalances('c1'),
    'read GET /balances/find',
    { on_behalf_of: 'c1', per_page: '100' },
    list('balances', balance),
  ],
  [
    'getBalance',
    (client) => client.getBalance('GBP', 'c1'),
    'read GET /balances/GBP',
    { on_behalf_of: 'c1' },
    one(balance),
  ],
  [
    'findTransactions',
    (client) =>
      client.findTransactions({ relatedEntityType: 'payment', completedAtTo: '2030-01-31', order: 'completed_at' }),
    'read GET /transactions/find',
    { related_entity_type: 'payment', completed_at_to: '2030-01-31', order: 'completed_at' },
    page('transactions', transaction),
  ],
  [
    'getTransaction',
    (client) => client.getTransaction(id, null),
    'read GET /transactions/p%2F1',
    { on_behalf_of: null },
    one(transaction),
  ],
  [
    'getSender',
    (client) => client.getSender(id, 'c1'),
    'read GET /transactions/sender/p%2F1',
    { on_behalf_of: 'c1' },
    one(sender),
  ],
  [
    'getFundingTransaction',
    (client) => client.getFundingTransaction(id, 'c1'),
    'read GET /funding_transactions/p%2F1',
    { on_behalf_of: 'c1' },
    one(fundingTransaction),
  ],
  [
    'findFundingAccounts',
    (client) => client.findFundingAccounts({ currency: 'GBP', paymentType: 'regular', onBehalfOf: 'c1' }),
    'read GET /funding_accounts/find',
    { currency: 'GBP', payment_type: 'regular', on_behalf_of: 'c1' },
    page('funding_accounts', fundingAccount),
  ],
  [
    'getSettlementAccounts',
    (client) => client.getSettlementAccounts({ currency: 'GBP' }),
    'read GET /reference/settlement_accounts',
    { currency: 'GBP' },
    list('settlement_accounts', settlementAccount),
  ],
  [
    'completeScreening',
    (client) => client.completeScreening(id, { accepted: false, reason: 'suspected_fraud' }),
    'write PUT /collections_screening/p%2F1/complete',
    { accepted: false, reason: 'suspected_fraud' },
    one(screening),
  ],
  [
    'createTransfer',
    (client) => client.createTransfer({ unique_request_id: 'k', source_account_id: 'a1', amount: '1.00' }),
    'write POST /transfers/create',
    { unique_request_id: 'k', source_account_id: 'a1', amount: '1.00' },
    one(transfer),
  ],
  [
    'getTransfer',
    (client) => client.getTransfer(id, 'c1'),
    'read GET /transfers/p%2F1',
    { on_behalf_of: 'c1' },
    one(transfer),
  ],
  [
    'findTransfers',
    (client) => client.findTransfers({ destinationAccountId: 'a2', status: 'pending', perPage: 25 }),
    'read GET /transfers/find',
    { destination_account_id: 'a2', status: 'pending', per_page: '25' },
    page('transfers', transfer),
  ],
  [
    'findTransferByKey',
    (client) => client.findTransferByKey('k'),
    'read GET /transfers/find',
    { unique_request_id: 'k', on_behalf_of: null },
    { answer: { transfers: [wholeOf(transfer)] }, result: wholeOf(transfer) },
  ],
  [
    'findTransferByKey',
    (client) => client.findTransferByKey('k', 'c1'),
    'read GET /transfers/find',
    { unique_request_id: 'k', on_behalf_of: 'c1' },
    { answer: { transfers: [] }, result: undefined },
  ],
  ['cancelTransfer', (client) => client.cancelTransfer(id), 'write POST /transfers/p%2F1/cancel', {}, one(transfer)],
]);
