import {
  safeguardingRefusal,
  type AskedSafeguarding,
  type SafeguardingEnd,
} from '../../../../domain/safeguarding/transferRefusal';

const client: SafeguardingEnd = {
  isControl: false,
  isApproved: true,
  isClosed: false,
  isConnected: true,
  isSafeguarded: true,
};
const control: SafeguardingEnd = { ...client, isControl: true, isSafeguarded: false };
const asked: AskedSafeguarding = {
  source: client,
  destination: control,
  amount: '10.00',
  available: '10.00',
  isMoving: false,
  isCurrencySafeguarded: true,
  moveId: null,
};
const back = { ...asked, source: control, destination: client };

test.each([
  ['to the control account', asked],
  ['back', back],
  [
    'back to an account on which safeguarding was switched off',
    { ...back, destination: { ...client, isSafeguarded: false } },
  ],
  ['back in a currency that is safeguarded no more', { ...back, isCurrencySafeguarded: false }],
  ['to a control account to which others still move', { ...asked, isMoving: true }],
  [
    'from a former control account again',
    { ...asked, source: { ...control, isControl: false }, isMoving: true, moveId: 'm' },
  ],
])('money moves %s', (_where, transfer) => expect(safeguardingRefusal(transfer)).toBeUndefined());

test.each([
  ['an absent source', { source: undefined }, 'account_not_found', 'sourceAccountId'],
  ['an absent destination', { destination: undefined }, 'account_not_found', 'destinationAccountId'],
  ['two accounts of clients', { destination: client }, 'not_a_safeguarding_transfer', 'destinationAccountId'],
  ['two control accounts', { source: control }, 'not_a_safeguarding_transfer', 'destinationAccountId'],
  [
    'a source without safeguarding',
    { source: { ...client, isSafeguarded: false } },
    'safeguarding_not_enabled',
    'sourceAccountId',
  ],
  ['a closed source', { source: { ...client, isClosed: true } }, 'account_closed', 'sourceAccountId'],
  [
    'a source that is not approved',
    { source: { ...client, isApproved: false } },
    'account_not_approved',
    'sourceAccountId',
  ],
  [
    'a destination without a counterpart',
    { destination: { ...control, isConnected: false } },
    'account_not_connected',
    'destinationAccountId',
  ],
  [
    'a currency that has not moved to the control account',
    { ...back, isMoving: true },
    'control_account_moving',
    'currency',
  ],
  ['a currency that is not safeguarded', { isCurrencySafeguarded: false }, 'currency_not_safeguarded', 'currency'],
  [
    'a closed account at the end of a move',
    { moveId: 'm', destination: { ...control, isClosed: true } },
    'account_closed',
    'destinationAccountId',
  ],
  ['more than a move failed to bring', { moveId: 'm', amount: '10.01' }, 'balance_too_low', 'amount'],
  ['a penny more than there is', { amount: '10.01' }, 'balance_too_low', 'amount'],
])('refuses %s', (_what, change, code, field) => {
  expect(safeguardingRefusal({ ...asked, ...change })).toEqual({ code, field });
});
