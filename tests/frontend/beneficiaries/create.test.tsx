import { screen } from '@testing-library/react';
import { routingCodeTypes } from '../../../domain/beneficiaries/bankCodes';
import { readRequiredDetails } from '../../../domain/beneficiaries/requiredDetails';
import {
  emptyBeneficiary,
  formFieldOf,
  requiredFields,
  toBeneficiaryInput,
} from '../../../frontend/src/features/beneficiaries/form/beneficiaryValues';
import { sameAccountVariables } from '../../../frontend/src/features/beneficiaries/form/sameAccountQuery';
import { validateBeneficiaryValues } from '../../../frontend/src/features/beneficiaries/form/validateValues';
import { british, chooseRoute, field, group, serveRoute } from '../support/beneficiaryForm';
import { account, countryLists } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const values = {
  ...emptyBeneficiary,
  name: 'Thames Logistics',
  bankAccountHolderName: 'Thames Logistics Ltd',
  country: 'GB',
  bankCountry: 'GB',
  currency: 'GBP',
  accountNumber: '12345678',
  sortCode: '20-40-60',
  groups: ['regular-1'],
};

const now = new Date('2026-11-23T10:00:00Z');
const faultsOf = (change: Partial<typeof values>, groups = british) =>
  validateBeneficiaryValues({ ...values, ...change }, groups, now);

test('the rules are the required details of the chosen payment types', () => {
  expect(faultsOf({})).toEqual({});
  expect(faultsOf({ sortCode: '20-40-6' })).toEqual({
    sortCode: 'A sort code has six digits, such as 20-00-00.',
  });
  expect(faultsOf({ accountNumber: '1234567' })).toEqual({
    accountNumber: 'For this country and currency it has 8 digits.',
  });
  expect(faultsOf({ groups: ['priority-0'], iban: 'GB33', bicSwift: 'x' })).toEqual({
    iban: 'An IBAN begins with two letters and two digits, such as DE89 3704 0044 0532 0130 00.',
    bicSwift: 'A BIC has eight or eleven letters and digits, such as COBADEFF or COBADEFFXXX.',
  });
  const german = { iban: 'de89 3704 0044 0532 0130 00', bicSwift: 'coba de ff' };
  expect(faultsOf({ groups: ['priority-0'], ...german })).toEqual({
    iban: 'This IBAN is of the country DE, but the bank country is GB.',
    bicSwift: 'This BIC is of the country DE, but the bank country is GB.',
  });
  expect(faultsOf({ groups: ['priority-0'], ...german, bankCountry: 'DE' })).toEqual({});
});

test('a person’s date of birth has the range that the server has', () => {
  const born = [group('regular', [field('dateOfBirth', '.*')])];
  const fault = { dateOfBirth: 'Enter a date of birth from 1900 on, at least 16 years ago.' };
  expect(faultsOf({ dateOfBirth: '1899-12-31' }, born)).toEqual(fault);
  expect(faultsOf({ dateOfBirth: '2010-11-24' }, born)).toEqual(fault);
  expect(faultsOf({ dateOfBirth: '2010-11-23' }, born)).toEqual({});
  expect(faultsOf({ dateOfBirth: '2010-11-24' })).toEqual({});
});

test('only the fields that the route requires are sent, routing codes as type and value, bare', () => {
  const input = toBeneficiaryInput({ ...values, iban: 'GB33BUKB20201555555555' }, [british[1]!]);
  expect(input).toMatchObject({
    iban: null,
    accountNumber: '12345678',
    routingCodeType1: 'sort_code',
    routingCodeValue1: '204060',
    routingCodeType2: null,
    paymentTypes: ['regular'],
  });
  expect(formFieldOf('routingCodeValue1', british)).toBe('sortCode');
  expect(formFieldOf('iban', british)).toBe('iban');
});

test.each(routingCodeTypes)('a route that requires %s has a field for it', (type) => {
  const required = readRequiredDetails({ payment_type: 'regular', beneficiary_entity_type: 'company', [type]: '.*' });
  const [name] = [...requiredFields([required]).keys()];
  const input = toBeneficiaryInput({ ...values, [name ?? '']: '021000021' }, [required]);
  expect(input).toMatchObject({ routingCodeType1: type, routingCodeValue1: '021000021', routingCodeType2: null });
});

test('business nature, website and bank name are sent, though no route requires them', () => {
  const given = { businessNature: 'Haulage', companyWebsite: 'https://thames.example.com', bankName: 'Barclays' };
  expect(toBeneficiaryInput({ ...values, ...given }, [british[1]!])).toMatchObject(given);
  expect(faultsOf({ companyWebsite: 'thames' })).toEqual({
    companyWebsite: 'Enter the whole address of a website, such as https://www.example.com.',
  });
});

const saved = { id: 's-1', beneficiaryId: 'b-7', name: 'Thames Logistics' };

test('the bank details depend on the route, the provider validates before the review, then the beneficiary is added', async () => {
  serveSession();
  onQuery('GetCountries', countryLists);
  serveRoute();
  const detailCalls = onQuery('beneficiaryRequiredDetails', { beneficiaryRequiredDetails: british });
  let isValid = false;
  onQuery('validateBeneficiary', () => ({
    validateBeneficiary: {
      __typename: 'BeneficiaryValidation',
      isValid,
      errors: isValid
        ? []
        : [{ __typename: 'FieldError', field: 'routingCodeValue1', code: 'x', message: 'No such sort code.' }],
    },
  }));
  const searched = onQuery('SameBankAccount', {
    beneficiary_information_slice: [{ __typename: 'beneficiary_information_slice', ...saved }],
  });
  const created = onMutation('createBeneficiary', {
    createBeneficiary: { __typename: 'CreatedBeneficiary', id: 'b-1', isPayable: true },
  });
  onQuery('beneficiary', { beneficiaries_by_pk: null });

  const { user } = renderPortal('/account/beneficiaries/new');
  expect(await screen.findByText(/bank details appear after/)).toBeVisible();
  await chooseRoute(user);
  await user.click(await screen.findByRole('checkbox', { name: 'Priority' }));
  expect(screen.getByRole('textbox', { name: 'IBAN' })).toBeVisible();
  expect(detailCalls[0]?.variables).toEqual({
    bankAccountCountry: 'GB',
    beneficiaryCountry: 'GB',
    currency: 'GBP',
    beneficiaryEntityType: 'company',
  });
  await user.click(screen.getByRole('checkbox', { name: 'Priority' }));
  expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull();

  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Thames');
  expect(screen.getByRole('textbox', { name: 'Account holder' })).toHaveValue('Thames');
  await user.type(screen.getByRole('textbox', { name: 'Account holder' }), ' Ltd');
  await user.type(screen.getByRole('textbox', { name: 'Account number' }), '12345678');
  await user.type(screen.getByRole('textbox', { name: 'Sort code' }), '000000');
  await user.click(screen.getByRole('button', { name: 'Review beneficiary' }));
  expect(await screen.findByText('Sort code: No such sort code.')).toBeVisible();

  isValid = true;
  await user.clear(screen.getByRole('textbox', { name: 'Sort code' }));
  await user.type(screen.getByRole('textbox', { name: 'Sort code' }), '204060');
  await user.click(screen.getByRole('button', { name: 'Review beneficiary' }));
  expect(await screen.findByText('20-40-60')).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Thames Logistics (opens in a new tab)' });
  expect(link).toHaveAttribute('href', `/account/beneficiaries/${saved.beneficiaryId}`);
  expect(screen.getByText(/^This bank account is saved already\./)).toBeVisible();
  expect(searched[0]?.variables).toEqual({
    accountId: account.id,
    ibans: [],
    accountNumbers: ['12345678'],
    bankCodes: ['204060', '20-40-60'],
  });
  await user.click(await screen.findByRole('button', { name: 'Add beneficiary' }));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(address()).toBe('/account/beneficiaries/b-1');
  expect(created[0]?.variables.beneficiary).toMatchObject({
    name: 'Thames',
    bankAccountHolderName: 'Thames Ltd',
    routingCodeValue1: '204060',
    currency: 'GBP',
  });
});

async function openBritishForm() {
  serveSession();
  onQuery('GetCountries', countryLists);
  serveRoute();
  const { user } = renderPortal('/account/beneficiaries/new');
  await chooseRoute(user);
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await user.click(await screen.findByRole('checkbox', { name: 'Priority' }));
  return { user, box };
}

test('a bank code is shown in groups after it was typed or pasted, and the caret stays while typing', async () => {
  const { user, box } = await openBritishForm();
  await user.type(box('Sort code'), '200000');
  expect(box('Sort code')).toHaveValue('200000');
  await user.type(box('Sort code'), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box('Sort code')).toHaveValue('2090000');
  expect(box('Sort code').selectionStart).toBe(3);
  await user.keyboard('{Backspace}');
  await user.tab();
  expect(box('Sort code')).toHaveValue('20-00-00');

  await user.click(box('IBAN'));
  await user.paste('gb29nwbk 6016 1331 9268 19');
  expect(box('IBAN')).toHaveValue('GB29 NWBK 6016 1331 9268 19');
  box('IBAN').setSelectionRange(4, 4);
  await user.paste(' ');
  expect(box('IBAN')).toHaveValue('GB29  NWBK 6016 1331 9268 19');
  expect(box('IBAN').selectionStart).toBe(5);
  await user.tab();
  expect(box('IBAN')).toHaveValue('GB29 NWBK 6016 1331 9268 19');
});

test('a wrong bank code stays as typed, and the sentence at the field says what it wants', async () => {
  const { user, box } = await openBritishForm();
  await user.type(box('Sort code'), '20-00-0');
  await user.click(screen.getByRole('button', { name: 'Review beneficiary' }));
  expect(box('Sort code')).toHaveValue('20-00-0');
  expect(box('Sort code')).toHaveAccessibleDescription('A sort code has six digits, such as 20-00-00.');
});

test('the same bank account is looked for bare and in groups, by IBAN, or by number and the codes of its bank', () => {
  const input = toBeneficiaryInput(
    { ...values, iban: 'gb29nwbk60161331926819', bicSwift: 'nwbkgb2l', groups: [] },
    british,
  );
  expect(sameAccountVariables('account', input)).toEqual({
    accountId: 'account',
    ibans: ['GB29NWBK60161331926819', 'GB29 NWBK 6016 1331 9268 19'],
    accountNumbers: ['12345678'],
    bankCodes: ['204060', '20-40-60', 'NWBKGB2L'],
  });
});
