import { act, screen, waitFor, within } from '@testing-library/react';
import { paymentPrices } from '../../../domain/tariffs/tariffTypes';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000c1';
const eventId = '00000000-0000-4000-8000-0000000000e1';
const prices = Object.fromEntries(paymentPrices.map((name, index) => [name, `${index + 1}.50`]));
const tariff = (change: object = {}) => ({
  __typename: 'tariffs',
  id,
  name: 'Standard payments',
  type: 'payment_fee',
  amount: null,
  is_default: false,
  details: { ...prices, regular_overrides: [{ currency: 'EUR', amount: '0.5' }] },
  updatedAt: '2026-11-20T10:00:00Z',
  ...change,
});
const maintenance = tariff({
  id: '00000000-0000-4000-8000-0000000000c2',
  name: 'Maintenance',
  type: 'monthly_maintenance_charge',
  amount: '25',
  is_default: true,
  details: {},
});
const saved = (field: string) => ({
  [field]: {
    __typename: 'Tariff',
    id,
    name: 'x',
    type: 'payment_fee',
    amount: null,
    details: {},
    pendingChangeId: null,
  },
});

const admin = fakeIdentity({ ...maker, isAdmin: true });

function open(path: string, found: object | null = tariff()) {
  serveSession();
  onQuery('tariffs', { tariffs: [maintenance, tariff()] });
  onQuery('tariff', { tariffs_by_pk: found });
  return renderPortal(path, admin);
}

test('the list shows type, amount and default, and leads to the form', async () => {
  const { user } = open('/admin/tariffs');
  const table = await screen.findByRole('table', { name: 'Tariffs' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/Maintenance.*Monthly maintenance charge.*25\.00 GBP.*Default.*20 Nov 2026/);
  expect(rows[1]).toHaveTextContent(/Standard payments.*Payment fee.*1\.50 GBP, 1 by currency/);
  expect(rows[1]).not.toHaveTextContent('Default');
  await user.click(screen.getByRole('link', { name: 'New tariff' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'New tariff' })).toBeVisible();
});

test('a tariff that was added after the list was read waits above it until it is asked for', async () => {
  const { user, live } = open('/admin/tariffs');
  await screen.findByRole('table', { name: 'Tariffs' });
  const added = tariff({ id: '00000000-0000-4000-8000-0000000000c3', name: 'Late payments' });
  onQuery('tariffs', { tariffs: [maintenance, tariff(), added] });
  act(() => live.publish('TariffsLive', { tariffs: [maintenance, tariff(), added] }));
  await user.click(await screen.findByRole('button', { name: /1 new tariff/ }));
  expect(await screen.findByText('Late payments')).toBeVisible();
});

test('what is missing is said in the order and the words of the specification', async () => {
  const { user } = open('/admin/tariffs/new');
  await user.click(await screen.findByRole('button', { name: 'Save tariff' }));
  const errors = async () =>
    (await screen.findByText(/need your attention|needs your attention/)).closest('[role="alert"], div')!.parentElement!
      .textContent!;
  await screen.findAllByText(/You must enter a tariff name\./);
  expect(await errors()).toMatch(/You must enter a tariff name\..*You must choose a tariff type\./);
  await user.click(screen.getByRole('combobox', { name: /Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Payment fee' }));
  await waitFor(async () =>
    expect(await errors()).toMatch(
      new RegExp(
        [
          'You must enter a tariff name.',
          'You must enter a regular payment fee.',
          'You must enter a priority shared payment fee.',
          ...[1, 2, 3, 4].map((tier) => `You must enter a priority our ${tier} payment fee.`),
        ].join('.*'),
      ),
    ),
  );
});

test('another type asks for its amount alone', async () => {
  const { user } = open('/admin/tariffs/new');
  await user.click(await screen.findByRole('combobox', { name: /Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Incoming fund fee' }));
  await user.click(screen.getByRole('button', { name: 'Save tariff' }));
  expect((await screen.findAllByText(/You must enter an amount\./)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/regular payment fee/)).toBeNull();
});

test('an edited tariff keeps its type; its fees by currency are changed, added and removed', async () => {
  const calls = onMutation('editTariff', saved('editTariff'));
  const { user } = open(`/admin/tariffs/${id}/edit`);
  expect(await screen.findByText('Payment fee. The type cannot be changed.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
  const fee = screen.getByRole('textbox', { name: /Fee 1/ });
  expect(fee).toHaveValue('0.50');
  await user.clear(fee);
  await user.type(fee, '0.75');
  await user.click(screen.getByRole('button', { name: 'Add currency' }));
  await user.click(screen.getByRole('button', { name: 'Save tariff' }));
  expect(await screen.findByText('Successfully edited tariff')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/tariffs'));
  expect(calls[0]?.variables).toMatchObject({
    tariffId: id,
    tariff: {
      type: 'payment_fee',
      amount: null,
      regular: '1.50',
      regular_overrides: [
        { currency: 'EUR', amount: '0.75' },
        { currency: '', amount: '' },
      ],
    },
  });
});

test('a currency stands once among the fees', async () => {
  const { user } = open(
    `/admin/tariffs/${id}/edit`,
    tariff({
      details: {
        ...prices,
        regular_overrides: [
          { currency: 'EUR', amount: '1' },
          { currency: 'EUR', amount: '2' },
        ],
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Save tariff' }));
  expect(await screen.findByText(/A currency can be chosen only once\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove currency 2' }));
  await waitFor(() => expect(screen.queryByText(/A currency can be chosen only once\./)).toBeNull());
});

test('a currency with a fee of its own is not offered for another row', async () => {
  const { user } = open(`/admin/tariffs/${id}/edit`);
  await user.click(await screen.findByRole('button', { name: 'Add currency' }));
  const second = screen.getByRole('combobox', { name: /Currency 2/ });
  await user.type(second, 'eur');
  expect(screen.queryByRole('option', { name: /EUR/ })).toBeNull();
  await user.clear(second);
  await user.type(second, 'usd');
  await user.click(await screen.findByRole('option', { name: /USD/ }));
  const first = screen.getByRole('combobox', { name: /Currency 1/ });
  expect(first).toHaveValue('EUR – Euro');
  await user.clear(first);
  await user.type(first, 'usd');
  expect(screen.queryByRole('option', { name: /USD/ })).toBeNull();
});

test('a refusal that concerns no field of the form is a toast', async () => {
  refuseMutation('editTariff', 'This tariff does not exist.', { code: 'tariff_not_found', field: 'tariffId' });
  const { user } = open(`/admin/tariffs/${id}/edit`);
  await user.click(await screen.findByRole('button', { name: 'Save tariff' }));
  expect(await screen.findByText('This tariff does not exist.')).toBeVisible();
  expect(address()).toBe(`/admin/tariffs/${id}/edit`);
});

test('a failure of ours shows its event, a refusal its field', async () => {
  refuseMutation('editTariff', `Something went wrong on our side. Error: Event ID ${eventId}`, {
    code: 'unexpected',
    eventId,
  });
  const { user } = open(`/admin/tariffs/${id}/edit`);
  await user.click(await screen.findByRole('button', { name: 'Save tariff' }));
  expect(await screen.findByText(`Error: Event ID ${eventId}`)).toBeVisible();
  expect(address()).toBe(`/admin/tariffs/${id}/edit`);
  refuseMutation('editTariff', 'There is a tariff of this type with this name already.', {
    code: 'tariff_name_taken',
    field: 'name',
  });
  await user.click(screen.getByRole('button', { name: 'Save tariff' }));
  expect(await screen.findByText(/Name: There is a tariff of this type/)).toBeVisible();
});

test('a created tariff returns to the list', async () => {
  const calls = onMutation('createTariff', saved('createTariff'));
  const { user } = open('/admin/tariffs/new');
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' Small ');
  await user.click(screen.getByRole('combobox', { name: /Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Balance transfer fee' }));
  await user.type(screen.getByRole('textbox', { name: /Amount/ }), '2');
  await user.click(screen.getByRole('button', { name: 'Save tariff' }));
  expect(await screen.findByText('Successfully created tariff')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/tariffs'));
  expect(calls[0]?.variables).toMatchObject({
    tariff: { name: 'Small', type: 'balance_transfer_fee', amount: '2.00', regular: null, regular_overrides: [] },
  });
});

test('a tariff becomes the default after a confirmation; the default has no such button', async () => {
  const calls = onMutation('makeTariffDefault', {
    makeTariffDefault: { __typename: 'DefaultTariff', id, is_default: true, pendingChangeId: null },
  });
  const { user } = open(`/admin/tariffs/${id}/edit`);
  await user.click(await screen.findByRole('button', { name: 'Make default' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make default' });
  onQuery('tariff', { tariffs_by_pk: tariff({ is_default: true }) });
  await user.click(within(dialog).getByRole('button', { name: 'Make default' }));
  expect(await screen.findByText('Standard payments is the default now.')).toBeVisible();
  expect(calls).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make default' })).toBeNull());
});

test('an unknown tariff is not found', async () => {
  open(`/admin/tariffs/${id}/edit`, null);
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
});
