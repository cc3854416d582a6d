import { cleanup, screen, waitFor } from '@testing-library/react';
import { payee, paymentDetails } from '../support/data';
import { hansa, serveForm } from '../support/paymentForm';
import { renderPortal } from '../support/renderPortal';
import { onQuery } from '../support/server';

const milano = payee({ name: 'Milano Ceramica', currency: 'EUR', bankCountry: 'IT' });

const stored = {
  status: 'new',
  amount: '900.00',
  paymentDate: '2026-11-24',
  paymentType: 'regular',
  reason: 'Steel',
  reference: 'OLD-1',
  ultimateBeneficiaryName: 'Old Holm',
  beneficiarySlice: hansa,
};

/** Opens both pages with the same parameters: a new payment, and one that is stored. */
async function open(page: 'new' | 'edit', query: string) {
  serveForm();
  onQuery('Payee', ({ beneficiaryId }: Record<string, unknown>) => ({
    beneficiary_information_slice: [hansa, milano].filter((one) => one.beneficiaryId === beneficiaryId),
  }));
  onQuery('EditablePayment', { payments_by_pk: paymentDetails(stored) });
  renderPortal(`/account/payments/${page === 'new' ? 'new' : 'p-1/edit'}?${query}`);
  await screen.findByRole('textbox', { name: 'Amount' });
}

const text = (name: string) => () => screen.getByRole('textbox', { name });
const beneficiary = () => screen.getByRole('combobox', { name: 'Beneficiary' });
const currency = () => screen.getByRole('combobox', { name: 'Currency' });
const holder = () => document.querySelector('input[name="ultimateBeneficiaryName"], #field-ultimateBeneficiaryName');
const type = () =>
  screen.getAllByRole('radio', { name: /^(Regular|Priority)/ }).find((one) => (one as HTMLInputElement).checked);

const good: readonly (readonly [query: string, field: () => Element | null | undefined, value: string])[] = [
  [`beneficiary_id=${milano.beneficiaryId}`, beneficiary, 'Milano Ceramica (EUR)'],
  ['amount=250.5', text('Amount'), '250.50'],
  ['paymentDate=2026-11-26', text('Payment date'), '26 Nov 2026'],
  ['paymentReason=Bolts', text('Reason'), 'Bolts'],
  ['paymentReference=R-7', text('Reference'), 'R-7'],
  ['paymentType=priority', type, 'priority'],
  ['ultimateBeneficiaryName=Grete', holder, 'Grete'],
];

test.each(good)('%s prefills a new payment, and replaces the stored value of one that is changed', async (...given) => {
  const [query, field, value] = given;
  await open('new', query);
  await waitFor(() => expect((field() as HTMLInputElement).value).toBe(value));
  cleanup();
  await open('edit', query);
  await waitFor(() => expect((field() as HTMLInputElement).value).toBe(value));
});

test.each([
  ['new', 'USD – US Dollar'],
  ['edit', 'EUR'],
] as const)('a currency prefills the page %s where no beneficiary decides it', async (page, shown) => {
  await open(page, 'currency=USD');
  expect((currency() as HTMLInputElement).value).toContain(shown.slice(0, 3));
});

const bad: readonly (readonly [query: string, field: () => Element | null | undefined, empty: string, kept: string])[] =
  [
    ['beneficiary_id=1', beneficiary, '', 'Hansa Metall GmbH (EUR)'],
    ['beneficiary_id=00000000-0000-4000-8000-00000000dead', beneficiary, '', 'Hansa Metall GmbH (EUR)'],
    ['amount=1e9', text('Amount'), '', '900.00'],
    ['amount=0', text('Amount'), '', '900.00'],
    ['amount=1.234&currency=EUR', text('Amount'), '', '900.00'],
    ['paymentDate=2026-02-30', text('Payment date'), '23 Nov 2026', '24 Nov 2026'],
    ['paymentDate=2026-11-28', text('Payment date'), '23 Nov 2026', '24 Nov 2026'],
    ['paymentReason=a%0Ab', text('Reason'), '', 'Steel'],
    [`paymentReference=${'x'.repeat(141)}`, text('Reference'), '', 'OLD-1'],
    ['paymentType=gift', type, 'regular', 'regular'],
    ['ultimateBeneficiaryName=a%E2%80%AEb', holder, '', 'Old Holm'],
    ['currency=XXX', currency, '', 'EUR'],
  ];

test.each(bad)('%s is ignored, and its field stays as it was', async (query, field, empty, kept) => {
  await open('new', query);
  expect((field() as HTMLInputElement).value).toBe(empty);
  cleanup();
  await open('edit', query);
  await waitFor(() =>
    expect((field() as HTMLInputElement).value).toMatch(new RegExp(`^${kept.replace(/[()]/g, '\\$&')}`)),
  );
});

test('a bad type leaves the stored type', async () => {
  serveForm();
  onQuery('EditablePayment', { payments_by_pk: paymentDetails({ ...stored, paymentType: 'priority' }) });
  renderPortal('/account/payments/p-1/edit?paymentType=gift');
  expect(await screen.findByRole('radio', { name: /Priority/ })).toBeChecked();
});
