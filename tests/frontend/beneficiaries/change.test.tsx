import { screen, waitFor, within } from '@testing-library/react';
import { storedValues } from '../../../frontend/src/features/beneficiaries/form/storedValues';
import { toBeneficiaryInput } from '../../../frontend/src/features/beneficiaries/form/beneficiaryValues';
import { british, field, group, serveRoute } from '../support/beneficiaryForm';
import { details, record } from '../support/beneficiaryRecord';
import { aggregate, beneficiaryTag, countryLists, lastPayment, viewerRole } from '../support/data';
import { address, goBack, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseQuery } from '../support/server';

const id = 'b-1';

const shown = details();

type Session = Parameters<typeof serveSession>[0];

function serve(beneficiary: object = record({ slices: [shown] }), session?: Session) {
  serveSession(session);
  onQuery('GetCountries', countryLists);
  serveRoute();
  onQuery('validateBeneficiary', {
    validateBeneficiary: { __typename: 'BeneficiaryValidation', isValid: true, errors: [] },
  });
  onQuery('SameBankAccount', { beneficiary_information_slice: [] });
  return onQuery('beneficiary', { beneficiaries_by_pk: beneficiary });
}

const stored = storedValues as unknown as (one: object, groups: typeof british) => ReturnType<typeof storedValues>;

test('a stored beneficiary fills the form: routing codes under their types, and the ways of payment that are stored', () => {
  const values = stored(details(), british);
  expect(values).toMatchObject({ sortCode: '60-16-13', accountNumber: '31926819', groups: ['regular-1'] });
  const both = details({ isPriority: true, iban: 'GB33BUKB20201555555555', bicSwift: 'BUKBGB22' });
  expect(stored(both, british).groups).toEqual(['regular-1', 'priority-0']);
  const second = details({ routingCodeType1: 'aba', routingCodeValue1: '021000021', routingCodeType2: 'sort_code' });
  expect(stored({ ...second, routingCodeValue2: '200000' }, british)).toMatchObject({
    aba: '021 000 021',
    sortCode: '20-00-00',
  });
});

test('business nature, website and bank name are kept', () => {
  const given = { businessNature: 'Haulage', companyWebsite: 'https://thames.example.com', bankName: 'Barclays' };
  expect(toBeneficiaryInput(stored(details(given), british), [british[1]!])).toMatchObject(given);
});

test('of several ways to name the account, the one that is stored is chosen', () => {
  const ways = [group('regular', [field('iban', '.*'), field('bicSwift', '.*')]), ...british];
  expect(stored(details(), ways).groups).toEqual(['regular-2']);
});

test('what is stored is not lost, though the route does not require it', () => {
  const input = toBeneficiaryInput(stored(details(), british), [british[1]!]);
  expect(input).toMatchObject({ address: '3 Wapping Wall', city: 'London', externalReference: 'T-7', postcode: null });
});

test('a change is reviewed old beside new, then saved for the slice that was shown', async () => {
  const read = serve();
  const saved = onMutation('updateBeneficiary', {
    updateBeneficiary: { __typename: 'UpdatedBeneficiary', id, isPayable: true },
  });
  const { user } = renderPortal(`/account/beneficiaries/edit/${id}`);
  const number = await screen.findByRole('textbox', { name: 'Account number' });
  expect(number).toHaveValue('31926819');
  expect(screen.getByRole('textbox', { name: 'Sort code' })).toHaveValue('60-16-13');
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('3 Wapping Wall');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' A');
  expect(screen.getByRole('textbox', { name: 'Account holder' })).toHaveValue('Thames Logistics Ltd');
  await user.clear(number);
  await user.type(number, '55779911');
  await user.click(screen.getByRole('button', { name: 'Review beneficiary' }));
  const changes = await screen.findByRole('table');
  expect(
    within(changes)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['ChangedBeforeNow', 'NameThames Logistics LtdThames Logistics Ltd A', 'Account number3192681955779911']);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Beneficiary Thames Logistics Ltd A changed.')).toBeVisible();
  await waitFor(() => expect(address()).toBe(`/account/beneficiaries/${id}`));
  expect(saved[0]?.variables).toMatchObject({
    beneficiaryId: id,
    sliceId: shown.id,
    beneficiary: { accountNumber: '55779911', name: 'Thames Logistics Ltd A', city: 'London' },
  });
  expect(read.length).toBeGreaterThan(1);
  goBack();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  expect(address()).not.toContain('/edit/');
});

test('a stored country that money may not go to any more stays, and says why', async () => {
  serve(record({ slices: [details({ country: 'KP' })] }));
  renderPortal(`/account/beneficiaries/edit/${id}`);
  expect(await screen.findByDisplayValue('North Korea (Sanctioned)')).toBe(
    screen.getByRole('combobox', { name: 'Country' }),
  );
});

test('nothing changed: there is nothing to save', async () => {
  serve();
  const { user } = renderPortal(`/account/beneficiaries/edit/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Review beneficiary' }));
  expect(await screen.findByText('Nothing was changed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
});

test('what the check refuses is said at its field; without its answer the review opens', async () => {
  serve();
  const { user } = renderPortal(`/account/beneficiaries/edit/${id}`);
  const review = await screen.findByRole('button', { name: 'Review beneficiary' });
  const text = 'This account is closed.';
  refuseQuery('validateBeneficiary', text, { code: 'invalid_input', field: 'accountNumber' });
  await user.click(review);
  expect(await screen.findByRole('button', { name: `Account number: ${text}` })).toBeVisible();
  refuseQuery('validateBeneficiary', 'The provider does not answer.', { code: 'provider_unavailable' });
  await user.click(review);
  expect(await screen.findByText('Nothing was changed.')).toBeVisible();
});

test.each([
  ['a deleted beneficiary', record({ enabled: false }), 'This beneficiary was deleted.'],
  [
    'a beneficiary of another account',
    record({ account: { __typename: 'accounts', id: 'a-9', name: 'Payroll' } }),
    'Choose the account Payroll to change this beneficiary.',
  ],
])('%s is not changed', async (_what, beneficiary, text) => {
  serve(beneficiary);
  renderPortal(`/account/beneficiaries/edit/${id}`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review beneficiary' })).toBeNull();
});

test('a deletion is confirmed first, and leads to the list', async () => {
  serve();
  onQuery('beneficiaries', { beneficiary_information_slice: [] });
  onQuery('BeneficiaryCount', {
    beneficiary_information_slice_aggregate: {
      __typename: 'beneficiary_information_slice_aggregate',
      aggregate: { __typename: 'beneficiary_information_slice_aggregate_fields', count: 0 },
    },
  });
  const deleted = onMutation('deleteBeneficiary', { deleteBeneficiary: { __typename: 'DeletedBeneficiary', id } });
  const { user } = renderPortal(`/account/beneficiaries/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Delete beneficiary' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete beneficiary' });
  expect(deleted).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Delete beneficiary' }));
  expect(await screen.findByText('Beneficiary Thames Logistics Ltd deleted.')).toBeVisible();
  expect(deleted[0]?.variables).toEqual({ beneficiaryId: id });
  await waitFor(() => expect(address()).toBe('/account/beneficiaries'));
});

test('a beneficiary is kept where the user cancels its deletion', async () => {
  serve();
  const deleted = onMutation('deleteBeneficiary', { deleteBeneficiary: { __typename: 'DeletedBeneficiary', id } });
  const { user } = renderPortal(`/account/beneficiaries/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Delete beneficiary' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete beneficiary' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(deleted).toHaveLength(0);
});

test('the history shows each change, the latest first, old beside new', async () => {
  const middle = details({ accountNumber: '55779911', createdAt: '2026-11-10T09:00:00+00:00' });
  const oldest = details({
    accountNumber: '55779911',
    email: 'old@example.com',
    createdAt: '2026-11-01T09:00:00+00:00',
  });
  serve(record({ older: [middle, oldest], olderCount: aggregate('beneficiary_information_slice', 2) }));
  renderPortal(`/account/beneficiaries/${id}`);
  const entries = await screen.findAllByRole('region', { name: /^Changed / });
  expect(entries.map((entry) => within(entry).getAllByRole('row')[1]?.textContent)).toEqual([
    'Account number5577991131926819',
    'Emailold@example.comNone',
  ]);
});

test('a beneficiary that never changed has no history', async () => {
  serve();
  renderPortal(`/account/beneficiaries/${id}`);
  expect(await screen.findByRole('link', { name: 'Change beneficiary' })).toBeVisible();
  expect(screen.queryByText('History')).toBeNull();
});

test('a deleted one, and one of another account, have no actions', async () => {
  serve(record({ enabled: false }));
  renderPortal(`/account/beneficiaries/${id}`);
  expect(await screen.findByText('This beneficiary was deleted.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Change beneficiary' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete beneficiary' })).toBeNull();
});

test.each([
  ['has not confirmed', null, 1],
  ['has confirmed', 'tcc-b-1', 0],
])('a beneficiary that the provider %s says whether it can be paid', async (_what, tccId, notices) => {
  serve(record({ tcc_beneficiary_id: tccId }));
  renderPortal(`/account/beneficiaries/${id}`);
  expect(await screen.findByRole('link', { name: 'Change beneficiary' })).toBeVisible();
  expect(screen.queryAllByText(/The provider has not confirmed this beneficiary yet/)).toHaveLength(notices);
  expect(screen.queryAllByRole('link', { name: 'Pay this beneficiary' })).toHaveLength(1 - notices);
});

test('tags are changed in one text, each once; they lead to the beneficiaries that have them', async () => {
  serve(record({ tags: [beneficiaryTag(id, 'freight')] }));
  const saved = onMutation('setBeneficiaryTags', {
    setBeneficiaryTags: { __typename: 'BeneficiaryTags', beneficiaryId: id, tags: ['freight', 'monthly'] },
  });
  const { user } = renderPortal(`/account/beneficiaries/${id}`);
  expect(await screen.findByRole('link', { name: 'freight' })).toHaveAttribute(
    'href',
    '/account/beneficiaries?search=freight',
  );
  await user.click(screen.getByRole('button', { name: 'Change tags' }));
  const field = screen.getByRole('textbox', { name: /Tags/ });
  await user.type(field, ', monthly , Freight,');
  await user.click(screen.getByRole('button', { name: 'Save tags' }));
  await waitFor(() => expect(saved[0]?.variables).toEqual({ beneficiaryId: id, tags: ['freight', 'monthly'] }));
  expect(await screen.findByText('Tags saved.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Tags/ })).toBeNull();
});

test('a tag that is too long is refused at the field', async () => {
  serve();
  const { user } = renderPortal(`/account/beneficiaries/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Add tags' }));
  await user.type(screen.getByRole('textbox', { name: /Tags/ }), 'x'.repeat(41));
  await user.click(screen.getByRole('button', { name: 'Save tags' }));
  expect((await screen.findAllByText('Use at most 40 characters.'))[0]).toBeVisible();
});

test('a seat that may not create beneficiaries reads the tags and cannot change them', async () => {
  serve(record({ tags: [beneficiaryTag(id, 'freight')] }), { role: viewerRole });
  renderPortal(`/account/beneficiaries/${id}`);
  expect(await screen.findByRole('link', { name: 'freight' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change tags' })).toBeNull();
});

test('the last payment is shown, with a mark after twelve months', async () => {
  serve(record({ lastPayment: lastPayment(id, '2025-10-01') }));
  renderPortal(`/account/beneficiaries/${id}`);
  expect(await screen.findByText(/1 Oct 2025/)).toBeVisible();
  expect(screen.getByText('Not paid for 12 months')).toBeVisible();
});
