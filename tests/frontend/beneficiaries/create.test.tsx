import { screen } from '@testing-library/react';
import {
  emptyBeneficiary,
  formFieldOf,
  toBeneficiaryInput,
} from '../../../frontend/src/features/beneficiaries/form/beneficiaryValues';
import { validateBeneficiaryValues } from '../../../frontend/src/features/beneficiaries/form/validateValues';
import { countries } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const field = (name: string, validationRule: string, routingCodeType: string | null = null) => ({
  __typename: 'RequiredField',
  name,
  routingCodeType,
  validationRule,
});

const group = (paymentType: string, fields: ReturnType<typeof field>[]) => ({
  __typename: 'RequiredDetailsGroup',
  paymentType,
  beneficiaryEntityType: 'company',
  fields,
});

const british = [
  group('priority', [field('iban', '^[A-Z0-9]{15,34}$'), field('bicSwift', '^[0-9A-Z]{8}$|^[0-9A-Z]{11}$')]),
  group('regular', [field('accountNumber', '^\\d{8}$'), field('sortCode', '^\\d{6}$', 'sort_code')]),
];

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

test('the rules are the required details of the chosen payment types', () => {
  expect(validateBeneficiaryValues(values, british)).toEqual({
    sortCode: 'This does not look right for this country and currency.',
  });
  expect(validateBeneficiaryValues({ ...values, sortCode: '204060' }, british)).toEqual({});
  const both = validateBeneficiaryValues(
    { ...values, sortCode: '204060', groups: [], iban: 'GB00', bicSwift: 'x' },
    british,
  );
  expect(Object.keys(both).sort()).toEqual(['bicSwift', 'iban']);
});

test('only the fields that the route requires are sent, routing codes as type and value', () => {
  const input = toBeneficiaryInput({ ...values, iban: 'GB33BUKB20201555555555' }, [british[1]!]);
  expect(input).toMatchObject({
    iban: null,
    accountNumber: '12345678',
    routingCodeType1: 'sort_code',
    routingCodeValue1: '20-40-60',
    routingCodeType2: null,
    paymentTypes: ['regular'],
  });
  expect(formFieldOf('routingCodeValue1', british)).toBe('sortCode');
  expect(formFieldOf('iban', british)).toBe('iban');
});

async function chooseRoute(user: ReturnType<typeof renderPortal>['user']) {
  await user.type(await screen.findByRole('combobox', { name: 'Country' }), 'gb');
  await user.click(await screen.findByRole('option', { name: 'United Kingdom' }));
  await user.type(screen.getByRole('combobox', { name: 'Bank country' }), 'united k');
  await user.click(await screen.findByRole('option', { name: 'United Kingdom' }));
  await user.type(screen.getByRole('combobox', { name: 'Currency' }), 'gbp');
  await user.click(await screen.findByRole('option', { name: 'GBP – British Pound' }));
}

test('the bank details depend on the route, the provider validates before the review, then the beneficiary is added', async () => {
  serveSession();
  onQuery('GetCountries', { countries });
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
  const created = onMutation('createBeneficiary', {
    createBeneficiary: { __typename: 'CreatedBeneficiary', id: 'b-1', isPayable: true },
  });
  onQuery('beneficiary', { beneficiaries_by_pk: null });

  const { user } = renderPortal('/account/beneficiaries/new');
  expect(await screen.findByText(/bank details appear after/)).toBeVisible();
  await chooseRoute(user);
  expect(await screen.findByRole('textbox', { name: 'IBAN' })).toBeVisible();
  expect(detailCalls[0]?.variables).toEqual({
    bankAccountCountry: 'GB',
    beneficiaryCountry: 'GB',
    currency: 'GBP',
    beneficiaryEntityType: 'company',
  });
  await user.click(screen.getByRole('checkbox', { name: 'Priority, with IBAN and BIC' }));
  expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull();

  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Thames');
  await user.type(screen.getByRole('textbox', { name: 'Account holder' }), 'Thames Ltd');
  await user.type(screen.getByRole('textbox', { name: 'Account number' }), '12345678');
  await user.type(screen.getByRole('textbox', { name: 'Sort code' }), '000000');
  await user.click(screen.getByRole('button', { name: 'Review beneficiary' }));
  expect(await screen.findByText('Sort code: No such sort code.')).toBeVisible();

  isValid = true;
  await user.clear(screen.getByRole('textbox', { name: 'Sort code' }));
  await user.type(screen.getByRole('textbox', { name: 'Sort code' }), '204060');
  await user.click(screen.getByRole('button', { name: 'Review beneficiary' }));
  await user.click(await screen.findByRole('button', { name: 'Add beneficiary' }));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(address()).toBe('/account/beneficiaries/b-1');
  expect(created[0]?.variables.beneficiary).toMatchObject({
    name: 'Thames',
    routingCodeValue1: '204060',
    currency: 'GBP',
  });
});
