import { screen, waitFor, within } from '@testing-library/react';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const account = '00000000-0000-4000-8000-0000000000a1';
const settings = {
  __typename: 'settings',
  maintenance_banner: null,
  notifications_page_html: '<b>News</b>',
  fraud_notices: {},
  conversion_wizard: true,
  payments_wizard: true,
  balance_funding_page: true,
  balances: true,
  beneficiaries_listing: true,
  designatedAccountType: false,
  ownershipStructureDiagram: false,
  send_new_account_requests_to_provider: false,
  incoming_fund_fee_account_id: null,
  monthly_maintenance_charge_account_id: null,
  payment_fee_account_id: account,
  euro_negative_interest_account_id: null,
  balance_transfer_fee_account_id: null,
  safeguarding_control_account_id: null,
  euro_negative_interest_charge_rate: '0.005',
  euro_liquidity_balance_amount: '50000',
  safeguarding_gbp_balance_alarm: null,
  safeguarding_eur_balance_alarm: null,
  safeguarding_usd_balance_alarm: null,
  four_eyes: [],
  cooling_days: 7,
  new_account_forms: [{ name: 'Mandate', url: 'https://example.com/m.pdf' }],
};
const house = {
  __typename: 'accounts',
  id: account,
  name: 'House fees',
  organisation: { __typename: 'organisations', id: 'o1', name: 'House' },
};

function open(
  choices: object = { found: [house], selected: [house] },
  unmarked: readonly object[] = [],
  change: object = {},
) {
  serveSession();
  onQuery('AccountsWithoutMark', { accounts: unmarked });
  onQuery('HouseSettings', { settings: [{ ...settings, ...change }] });
  asked = onQuery('AccountChoices', choices);
  return renderPortal('/admin/settings', fakeIdentity({ ...maker, isAdmin: true }));
}

let asked: ReturnType<typeof onQuery>;

const changes = () => screen.getByRole('region', { name: 'Changes' });

test('only what was changed is sent, and it is named before', async () => {
  const calls = onMutation('upsertSettings', {
    upsertSettings: {
      __typename: 'SavedSettings',
      pendingChangeId: null,
      maintenance_banner: '<b>Tonight</b>',
      notifications_page_html: null,
    },
  });
  const { user } = open();
  await waitFor(() => expect(changes()).toHaveTextContent('Nothing is changed yet.'));
  await user.type(screen.getByRole('textbox', { name: /Maintenance banner/ }), '<b>Tonight</b>');
  await user.click(screen.getByRole('checkbox', { name: 'Balances' }));
  await user.type(screen.getByRole('textbox', { name: /Fraud notice/ }), 'Call first.');
  expect(
    within(changes())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Maintenance banner', 'Fraud notice', 'Balances']);
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('The settings were saved.')).toBeVisible();
  expect(calls[0]?.variables).toEqual({
    settings: { maintenance_banner: '<b>Tonight</b>', balances: false, fraud_notices: { text: 'Call first.' } },
  });
});

test('an emptied account is sent as none, and a rate above 1 is refused at its field', async () => {
  const calls = onMutation('upsertSettings', {
    upsertSettings: {
      __typename: 'SavedSettings',
      pendingChangeId: null,
      maintenance_banner: null,
      notifications_page_html: null,
    },
  });
  const { user } = open();
  const rate = await screen.findByRole('textbox', { name: /Euro negative interest rate/ });
  await user.clear(rate);
  await user.type(rate, '2');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Euro negative interest rate: Enter a rate from 0 to 1.')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('nothing is sent where nothing was changed', async () => {
  const calls = onMutation('upsertSettings', { upsertSettings: null });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Save settings' }));
  expect(calls).toHaveLength(0);
});

test('markup that would be removed is not run in the preview', async () => {
  const { user } = open();
  const box = await screen.findByRole('textbox', { name: /Maintenance banner/ });
  await user.type(box, '<em>Soon</em><img src=x onerror=alert(1)>');
  expect((await screen.findByText('Soon')).tagName).toBe('EM');
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('forms for new accounts are written one on a line, and a wrong address is refused at the field', async () => {
  const calls = onMutation('upsertSettings', {
    upsertSettings: {
      __typename: 'SavedSettings',
      pendingChangeId: null,
      maintenance_banner: null,
      notifications_page_html: null,
    },
  });
  const { user } = open();
  const field = await screen.findByRole('textbox', { name: /Forms for new accounts/ });
  expect(field).toHaveValue('Mandate https://example.com/m.pdf');
  await user.type(field, '{Enter}Owners http://example.com');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('An address begins with https://.')).toBeVisible();
  expect(calls).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Owners https://example.com/o.pdf');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await screen.findByText('The settings were saved.');
  const forms = [{ name: 'Owners', url: 'https://example.com/o.pdf' }];
  expect(calls[0]?.variables).toEqual({ settings: { new_account_forms: forms } });
});

test('only accounts that are marked as the house’s are offered for fees and for the control account', async () => {
  open();
  await screen.findByRole('combobox', { name: 'Safeguarding control account' });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked.map(({ variables }) => variables.house)).toEqual(asked.map(() => [true]));
  expect(screen.queryByText(/No account is marked/)).toBeNull();
});

test('the form says why no account is offered', async () => {
  open({ found: [], selected: [] });
  const notices = await screen.findAllByText(/No account is marked as the house’s/);
  expect(notices).toHaveLength(2);
  expect(within(notices[0]!).getByRole('link', { name: 'its page' })).toHaveAttribute('href', '/admin/accounts');
});

test.each([
  ['closed', { is_closed: true }, 'This account is closed.'],
  ['not marked', {}, 'This account is not marked as the house’s.'],
])('an account of the settings that is %s is warned of, with its uses', async (_what, change, reason) => {
  const fit = { isHouseAccount: false, is_approved: true, is_closed: false, tccAccountId: 'p1', ...change };
  open(undefined, [{ __typename: 'accounts', id: account, name: 'House fees', ...fit }]);
  const item = await screen.findByText(/^House fees \(/);
  expect(item).toHaveTextContent(`House fees (Payment fees): ${reason}`);
});

test('nothing is warned of where the settings name marked accounts', async () => {
  open();
  await screen.findByRole('combobox', { name: 'Safeguarding control account' });
  expect(screen.queryByText(/may not be the house/)).toBeNull();
});

describe('the control account', () => {
  const next = { ...house, id: '00000000-0000-4000-8000-0000000000a2', name: 'House safety' };
  const openMove = async (sum: Readonly<Record<'GBP' | 'EUR' | 'USD', string>>) => {
    const control = { __typename: 'accounts', id: account, name: 'Old safety' };
    onQuery('ControlAccountMoney', {
      settings: [{ __typename: 'settings', id: 1, safeguardingControlAccount: control }],
      accounts_aggregate: {
        __typename: 'accounts_aggregate',
        aggregate: {
          __typename: 'accounts_aggregate_fields',
          sum: { __typename: 'accounts_sum_fields', ...sum },
        },
      },
    });
    const portal = open({ found: [house, next], selected: [] }, [], { safeguarding_control_account_id: account });
    await portal.user.click(await screen.findByRole('button', { name: 'Move control account' }));
    return { ...portal, dialog: within(await screen.findByRole('dialog', { name: 'Move control account' })) };
  };

  test('moves with the amounts that are shown, once another administrator allows it', async () => {
    const calls = onMutation('moveControlAccount', {
      moveControlAccount: { __typename: 'GovernedRecord', id: next.id, pendingChangeId: 'c1' },
    });
    const { user, dialog } = await openMove({ GBP: '50000', EUR: '0', USD: '0.5' });
    expect(await dialog.findByText(/All that is safeguarded on Old safety moves to the new account/)).toBeVisible();
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '50,000.00 GBP',
      '0.50 USD',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Move control account' }));
    expect(calls).toEqual([]);
    await user.click(dialog.getByRole('combobox', { name: /New control account/ }));
    await user.click(await screen.findByRole('option', { name: /House safety/ }));
    await user.click(dialog.getByRole('button', { name: 'Move control account' }));
    expect(await screen.findByText('Waits for a second administrator.')).toBeVisible();
    expect(calls.map(({ variables }) => variables)).toEqual([{ accountId: next.id }]);
  });

  test('moves alone where nothing is safeguarded', async () => {
    const { dialog } = await openMove({ GBP: '0.00', EUR: '0', USD: '0' });
    expect(await dialog.findByText('Nothing is safeguarded on Old safety, so that no money moves.')).toBeVisible();
  });

  test('that the settings do not name is not moved', async () => {
    open();
    await screen.findByRole('combobox', { name: 'Safeguarding control account' });
    expect(screen.queryByRole('button', { name: 'Move control account' })).toBeNull();
  });
});
