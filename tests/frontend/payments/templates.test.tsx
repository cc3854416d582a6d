import { act, screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../../domain/messages';
import { payee, paymentDetails, viewerRole } from '../support/data';
import { fill, hansa, serveForm } from '../support/paymentForm';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const page = '/account/payments/templates';
const templateId = '00000000-0000-4000-8000-000000000091';

/** A template of a payment to Hansa Metall. */
const template = (change: Record<string, unknown> = {}, beneficiary: Record<string, unknown> = {}) => ({
  __typename: 'payment_templates',
  id: templateId,
  name: 'Rent',
  amount: '900.50',
  currency: 'EUR',
  paymentType: 'priority',
  chargeType: 'ours',
  reason: 'Rent of the office',
  reference: 'RENT',
  purposeCode: null,
  purposeNote: null,
  ultimateBeneficiaryName: 'Grete Holm',
  updatedAt: '2026-11-20T10:00:00Z',
  archivedAt: null,
  beneficiary: {
    __typename: 'beneficiaries',
    id: hansa.beneficiaryId,
    enabled: true,
    slices: [{ ...hansa, country: 'DE' }],
    ...beneficiary,
  },
  ...change,
});

const written = (field: string) => ({ [field]: { __typename: 'PaymentTemplate', id: templateId } });
const row = async (name: RegExp | string) => (await screen.findByText(name)).closest('tr')!;

function open(templates: object[] = [template()], role?: typeof viewerRole) {
  serveSession(role && { role });
  const reads = onQuery('PaymentTemplates', { payment_templates: templates });
  return { reads, ...renderPortal(page) };
}

test('the list names beneficiary, bank details and amount; the name leads to a payment', async () => {
  open([template(), template({ id: '2', name: 'Freight', amount: null })]);
  const rent = within(await row('Rent'));
  expect(rent.getByRole('link', { name: 'Rent' })).toHaveAttribute(
    'href',
    `/account/payments/new?templateId=${templateId}`,
  );
  expect(rent.getByText(/^Hansa Metall GmbH, IBAN DE89 3704/)).toBeVisible();
  expect(rent.getByText('900.50')).toBeVisible();
  expect(within(await row('Freight')).getByText('Any, in EUR')).toBeVisible();
  expect(screen.getByText('2 templates')).toBeVisible();
});

test('the search finds a name, a beneficiary or a reference', async () => {
  const { user } = open([template(), template({ id: '2', name: 'Freight', reference: 'CARGO' })]);
  await user.type(await screen.findByRole('searchbox', { name: 'Search templates' }), 'cargo');
  await waitFor(() => expect(screen.queryByText('Rent')).toBeNull());
  expect(screen.getByText('Freight')).toBeVisible();
});

test.each([
  ['a deleted beneficiary', { enabled: false }, 'The beneficiary of this template was deleted.'],
  ['a country that is not permitted', { slices: [payee({ country: 'CU' })] }, /^Payments to this country/],
])('%s is said in the list', async (_what, beneficiary, text) => {
  const good = { id: 'b-good', slices: [payee({ id: 's-good', beneficiaryId: 'b-good', country: 'DE' })] };
  open([template({}, beneficiary), template({ id: '2', name: 'Freight' }, good)]);
  const fault = await screen.findByText(text);
  expect(fault.closest('tr')).toHaveTextContent('Rent');
});

test('a user who may not create payments reads templates and cannot change them', async () => {
  open([template()], viewerRole);
  const rent = within(await row('Rent'));
  expect(rent.queryByRole('link')).toBeNull();
  expect(rent.queryByRole('button')).toBeNull();
});

test('a template that a colleague saves arrives by itself', async () => {
  const { live } = open();
  await row('Rent');
  act(() =>
    live.publish('PaymentTemplatesLive', { payment_templates: [template(), template({ id: '2', name: 'X' })] }),
  );
  expect(await screen.findByRole('button', { name: /1 new template/ })).toBeVisible();
});

test('a template is renamed; a refusal stands at the field and loses nothing', async () => {
  const { user, reads } = open();
  refuseMutation('renamePaymentTemplate', 'This account has a template of this name already.', {
    code: 'template_name_taken',
    field: 'name',
  });
  await user.click(within(await row('Rent')).getByRole('button', { name: 'Rename Rent' }));
  const name = await screen.findByRole('textbox', { name: /^Name of the template/ });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Rename template' }));
  expect(await screen.findByText(messages.fields.required)).toBeVisible();
  await user.type(name, ' Office ');
  await user.click(screen.getByRole('button', { name: 'Rename template' }));
  expect(await screen.findByText('This account has a template of this name already.')).toBeVisible();
  expect(name).toHaveValue(' Office ');
  const renamed = onMutation('renamePaymentTemplate', written('renamePaymentTemplate'));
  await user.click(screen.getByRole('button', { name: 'Rename template' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(renamed[0]?.variables).toEqual({ templateId, name: 'Office' });
  await waitFor(() => expect(reads.length).toBeGreaterThan(1));
});

test('a template is deleted after a confirmation', async () => {
  const deleted = onMutation('deletePaymentTemplate', written('deletePaymentTemplate'));
  const { user, reads } = open();
  await user.click(within(await row('Rent')).getByRole('button', { name: 'Delete Rent' }));
  await user.click(await screen.findByRole('button', { name: 'Delete template' }));
  await waitFor(() => expect(reads).toHaveLength(2));
  expect(deleted[0]?.variables).toEqual({ templateId });
});

test('a payment is prefilled from its template; other parameters of the address replace its values', async () => {
  serveForm();
  onQuery('PaymentTemplate', { payment_templates: [template()] });
  renderPortal(`/account/payments/new?templateId=${templateId}&amount=12.00`);
  expect(await screen.findByText('From the template “Rent”.')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('12.00');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Rent of the office');
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveValue('RENT');
  expect(screen.getByRole('radio', { name: /^Priority/ })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Beneficiary' })).toHaveValue('Hansa Metall GmbH (EUR)');
});

test('a template whose beneficiary was deleted says so in the form', async () => {
  serveForm();
  onQuery('Payee', { beneficiary_information_slice: [] });
  onQuery('PaymentTemplate', { payment_templates: [template({}, { enabled: false })] });
  renderPortal(`/account/payments/new?templateId=${templateId}`);
  expect(await screen.findByText('The beneficiary of this template was deleted.')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Beneficiary' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveValue('RENT');
});

test('a template that is gone leaves an empty form', async () => {
  serveForm();
  onQuery('PaymentTemplate', { payment_templates: [] });
  renderPortal(`/account/payments/new?templateId=${templateId}`);
  expect(await screen.findByText('The template was deleted, or it belongs to another account.')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Reference' })).toHaveValue('');
});

test('the review saves the payment as a template, without its amount where that is to be entered each time', async () => {
  serveForm();
  const saved = onMutation('createPaymentTemplate', written('createPaymentTemplate'));
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  await user.click(await screen.findByRole('button', { name: 'Save as template' }));
  expect(await screen.findByRole('textbox', { name: /^Name of the template/ })).toHaveValue('Hansa Metall GmbH');
  await user.click(screen.getByRole('checkbox', { name: 'Keep the amount' }));
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  expect(await screen.findByText('Template “Hansa Metall GmbH” saved.')).toBeVisible();
  const kept = { beneficiaryId: hansa.beneficiaryId, currency: 'EUR', paymentType: 'regular', chargeType: null };
  const texts = {
    reason: 'Invoice',
    reference: 'INV-9',
    purposeCode: null,
    purposeNote: null,
    ultimateBeneficiaryName: null,
  };
  expect(saved[0]?.variables).toEqual({ name: 'Hansa Metall GmbH', template: { ...kept, ...texts, amount: null } });
  expect(address()).toBe('/account/payments/new');
});

test('a payment’s page saves it as a template, for those who may create payments', async () => {
  serveSession();
  onQuery('payment', {
    payments_by_pk: paymentDetails({ beneficiarySlice: hansa }),
    paymentsYouCanAuthorise: [],
  });
  const saved = onMutation('createPaymentTemplate', written('createPaymentTemplate'));
  const { user } = renderPortal('/account/payments/p-1');
  await user.click(await screen.findByRole('button', { name: 'Save as template' }));
  await user.click(await screen.findByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.variables.template).toMatchObject({
    amount: '12450.00',
    reference: 'INV-1',
    paymentType: 'regular',
  });
});

test('a template is archived at once; the message takes it back', async () => {
  const calls = onMutation('archiveTemplate', written('archiveTemplate'));
  const { user, reads } = open();
  await user.click(within(await row('Rent')).getByRole('button', { name: 'Archive Rent' }));
  const said = await screen.findByText('“Rent” is archived.');
  await waitFor(() => expect(reads).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Rent” is in use again.')).toBeVisible();
  expect(calls.map(({ variables }) => variables)).toEqual([
    { templateId, isArchived: true },
    { templateId, isArchived: false },
  ]);
  await waitFor(() => expect(said).not.toBeInTheDocument());
});

test('archived templates are listed apart, make no payment, and can be used again', async () => {
  const calls = onMutation('archiveTemplate', written('archiveTemplate'));
  const old = template({ id: '2', name: 'Old', archivedAt: '2026-11-21T10:00:00Z' });
  const { user } = open([template(), old]);
  await row('Rent');
  expect(screen.queryByText('Old')).toBeNull();
  expect(screen.getByText('1 template')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Archived/ }));
  const shown = within(await row('Old'));
  expect(shown.queryByRole('link')).toBeNull();
  expect(shown.getByRole('button', { name: 'Delete Old' })).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Use Old again' }));
  await waitFor(() =>
    expect(calls.map(({ variables }) => variables)).toEqual([{ templateId: '2', isArchived: false }]),
  );
});

test('a refusal to archive is said', async () => {
  const { user } = open();
  refuseMutation('archiveTemplate', 'There is no such template.', { code: 'template_not_found', field: 'templateId' });
  await user.click(within(await row('Rent')).getByRole('button', { name: 'Archive Rent' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such template.');
});
