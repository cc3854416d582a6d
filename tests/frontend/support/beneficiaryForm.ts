import { screen, waitFor } from '@testing-library/react';
import type { renderPortal } from './renderPortal';
import { onMutation, onQuery } from './server';

/** A field that the provider requires, with its rule. */
export const field = (name: string, validationRule: string, routingCodeType: string | null = null) => ({
  __typename: 'RequiredField',
  name,
  routingCodeType,
  validationRule,
});

/** What the provider requires for one payment type. */
export const group = (paymentType: string, fields: ReturnType<typeof field>[]) => ({
  __typename: 'RequiredDetailsGroup',
  paymentType,
  beneficiaryEntityType: 'company',
  fields,
});

/** What the provider requires for pounds in the United Kingdom. */
export const british = [
  group('priority', [field('iban', '^[A-Z0-9]{15,34}$'), field('bicSwift', '^[0-9A-Z]{8}$|^[0-9A-Z]{11}$')]),
  group('regular', [field('accountNumber', '^\\d{8}$'), field('sortCode', '^\\d{6}$', 'sort_code')]),
];

/** Serves the details that the provider requires, the same bank for each code, and no check of names. Returns the look-ups. */
export function serveRoute(details: unknown = british, bank: object = {}) {
  onQuery('beneficiaryRequiredDetails', { beneficiaryRequiredDetails: details });
  const verifyPayee = { __typename: 'PayeeCheck', answer: 'not_available', actualName: null, reason: null };
  onMutation('verifyPayee', { verifyPayee });
  const found = { __typename: 'BankDetails', bankName: null, bankBranch: null, bankAddress: null, bankCity: null };
  return onQuery('bankDetails', { bankDetails: { ...found, ...bank } });
}

/** Chooses the country, which bank country and currency follow. */
export async function chooseRoute(user: ReturnType<typeof renderPortal>['user']) {
  await user.type(await screen.findByRole('combobox', { name: 'Country' }), 'gb');
  await user.click(await screen.findByRole('option', { name: 'United Kingdom' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP – British Pound'));
}
