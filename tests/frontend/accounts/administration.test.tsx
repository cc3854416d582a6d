import { screen, waitFor, within } from '@testing-library/react';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000a1';
const otherId = '00000000-0000-4000-8000-0000000000a2';
const orgId = '00000000-0000-4000-8000-0000000000b1';
const organisation = { __typename: 'organisations', id: orgId, name: 'Aldgate Trading', authorisation_currency: 'GBP' };
const account = {
  ...{ __typename: 'accounts', id, name: 'Aldgate Nordic', reference: 'NORDIC', tccAccountId: null, org_id: orgId },
  ...{ street: null, city: 'Oslo', state_or_province: null, postal_code: '0155', country: 'NO' },
  ...{ legal_entity_type: 'company', identification_type: null, identification_value: null },
  ...{ is_approved: false, is_closed: false, closed_date: null, fundingEmails: ['funds@demo.invalid'] },
  ...{ default_payment_charge_type: 'shared', process_charges: false, process_charges_from: null },
  ...{ payment_fee_tariff_id: null, incoming_fund_fee_tariff_id: null, monthly_maintenance_charge_tariff_id: null },
  ...{ balance_transfer_fee_tariff_id: null, debit_account_id: null, debit_account_use_source: true },
  ...{ charge_currencies: ['EUR', 'NOK'], charge_currencies_use_source: false },
  ...{ safeguarding_enabled: false, safeguarding_permitted: true, isDesignated: false, isTccSubAccount: true },
  ...{ safeguarded_amount_gbp: '0', safeguarded_amount_eur: '0', safeguarded_amount_usd: '0' },
  ...{ transactions_validated_at: null, createdAt: '2026-11-20T10:00:00Z', organisation, tccAccount: null },
  ...{ paymentFeeTariff: null, incomingFundFeeTariff: null, monthlyMaintenanceChargeTariff: null },
  balanceTransferFeeTariff: null,
};
const record = (action: string) => ({ [action]: { __typename: 'AdministeredRecord', id } });

const admin = fakeIdentity({ ...maker, isAdmin: true });

function open(path: string) {
  serveSession();
  onQuery('accountById', { accounts_by_pk: account });
  onQuery('AccountOrganisations', { organisations: [organisation] });
  onQuery('AccountTariffs', { tariffs: [] });
  onQuery('GetCountries', { countries: [], restricted_countries: [] });
  return renderPortal(path, admin);
}

test('the form sends the changed fields alone, with the currencies in their new order', async () => {
  const calls = onMutation('updateAccount', record('updateAccount'));
  const { user } = open(`/admin/accounts/update/${id}`);
  expect(await screen.findByText('Street: This field is required.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Street' }), 'Storgata 1');
  expect(await screen.findByText('The details are complete.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move NOK up' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe(`/admin/accounts/${id}`));
  expect(calls[0]?.variables).toEqual({
    accountId: id,
    account: { street: 'Storgata 1', charge_currencies: ['NOK', 'EUR'] },
  });
});

test('the page says what approval needs, and why the server refused it', async () => {
  refuseMutation('approveAccount', 'The details are not complete.', { code: 'account_details_incomplete' });
  const { user } = open(`/admin/accounts/${id}`);
  expect(await screen.findByText('Missing before approval')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve' });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog).findByText('The details are not complete.')).toBeVisible();
});

test('the pending payments of the account are deleted from its page', async () => {
  const asked: unknown[] = [];
  onMutation('deletePendingPayments', (variables) => {
    asked.push(variables);
    return { deletePendingPayments: { __typename: 'DeletedPendingPayments', deleted: 1, hasMore: false } };
  });
  const { user } = open(`/admin/accounts/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Delete pending payments' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete pending payments' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete pending payments' }));
  expect(await screen.findByText('1 payment was deleted.')).toBeVisible();
  expect(asked).toEqual([{ accountId: id }]);
});

test('a new address is shown before and after on each chosen account, and saved for these', async () => {
  const calls = onMutation('bulkUpdateAccounts', {
    bulkUpdateAccounts: { __typename: 'ChangedAccounts', ids: [id] },
  });
  onQuery('accountsByOrg', {
    organisations_by_pk: organisation,
    accounts: [account, { ...account, id: otherId, name: 'Aldgate Payroll' }],
  });
  const { user } = open(`/admin/organisations/bulk-update-accounts/${orgId}`);
  await user.click(await screen.findByRole('checkbox', { name: /Aldgate Nordic/ }));
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Bergen');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update 1 account' });
  expect(within(dialog).getByRole('row', { name: /City/ })).toHaveTextContent('CityOsloBergen');
  expect(within(dialog).queryByText(/Payroll/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Update 1 account' }));
  await waitFor(() => expect(calls[0]?.variables).toEqual({ orgId, accountIds: [id], address: { city: 'Bergen' } }));
});
