import { screen, waitFor } from '@testing-library/react';
import { british, chooseRoute, serveRoute } from '../support/beneficiaryForm';
import { details, record } from '../support/beneficiaryRecord';
import { countryLists, viewerRole } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const check = (answer: string, told: object = {}) => ({
  verifyPayee: { __typename: 'PayeeCheck', answer, actualName: null, reason: null, ...told },
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const add = () => screen.getByRole('button', { name: 'Add beneficiary' });

async function openReview(answer?: Parameters<typeof onMutation>[1]) {
  serveSession();
  onQuery('GetCountries', countryLists);
  serveRoute([british[1]]);
  const asked = onMutation('verifyPayee', answer ?? check('not_available'));
  if (!answer) refuseMutation('verifyPayee', 'No.', { code: 'provider_unavailable' });
  onQuery('validateBeneficiary', {
    validateBeneficiary: { __typename: 'BeneficiaryValidation', isValid: true, errors: [] },
  });
  onQuery('SameBankAccount', { beneficiary_information_slice: [] });
  onQuery('beneficiary', { beneficiaries_by_pk: null });
  const created = onMutation('createBeneficiary', {
    createBeneficiary: { __typename: 'CreatedBeneficiary', id: 'b-1', isPayable: true },
  });
  const { user } = renderPortal('/account/beneficiaries/new');
  await chooseRoute(user);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Thames');
  await user.type(box('Account number'), '12345678');
  await user.type(box('Sort code'), '204060');
  await user.click(screen.getByRole('button', { name: 'Review beneficiary' }));
  await screen.findByRole('heading', { name: 'Check the beneficiary' });
  return { user, asked, created };
}

test('a name that matches is said, and nothing has to be accepted', async () => {
  const { user, asked, created } = await openReview(check('full_match', { actualName: 'Thames' }));
  expect(await screen.findByText('The name matches the account.')).toBeVisible();
  expect(asked.map(({ variables }) => variables.payee)).toEqual([
    {
      beneficiaryEntityType: 'company',
      bankAccountHolderName: 'Thames',
      currency: 'GBP',
      bankCountry: 'GB',
      accountNumber: '12345678',
      iban: null,
      routingCodeType1: 'sort_code',
      routingCodeValue1: '204060',
      routingCodeType2: null,
      routingCodeValue2: null,
    },
  ]);
  await user.click(add());
  await waitFor(() => expect(address()).toBe('/account/beneficiaries/b-1'));
  expect(created[0]?.variables.isNameMismatchAccepted).toBe(false);
});

test('the name under which the account is held can be taken over, which asks again', async () => {
  const { user, asked, created } = await openReview(({ payee }: Record<string, unknown>) =>
    (payee as { bankAccountHolderName: string }).bankAccountHolderName === 'Thames'
      ? check('close_match', { actualName: 'Thames Logistics Ltd' })
      : check('full_match'),
  );
  expect(await screen.findByText('The account is held by Thames Logistics Ltd.')).toBeVisible();
  expect(screen.getByText('Use this name?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use this name' }));
  expect(await screen.findByText('The name matches the account.')).toBeVisible();
  expect(asked).toHaveLength(2);
  await user.click(add());
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]?.variables.beneficiary).toMatchObject({
    name: 'Thames',
    bankAccountHolderName: 'Thames Logistics Ltd',
  });
});

test('a name that does not match is saved only with a tick', async () => {
  const answer = check('no_match', { reason: 'The account is closed.', actualName: 'Somebody else' });
  const { user, created } = await openReview(answer);
  const text = 'The name does not match the account. The bank’s reason: The account is closed.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use this name' })).toBeNull();
  await user.click(add());
  expect(created).toEqual([]);
  const tick = { name: 'I have confirmed the name and the account with the beneficiary.' };
  await user.click(screen.getByRole('checkbox', tick));
  await user.click(add());
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]?.variables.isNameMismatchAccepted).toBe(true);
});

test.each<[string, object | undefined, string]>([
  ['offers no check', check('not_available'), 'The bank doesn’t offer this check.'],
  ['cannot be asked', undefined, 'The bank could not be asked whether the name matches the account. You can continue.'],
])('a bank that %s blocks nothing', async (_what, answer, text) => {
  const { user, created } = await openReview(answer);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(add());
  await waitFor(() => expect(created).toHaveLength(1));
});

test('a review that is opened again asks again: no answer is kept', async () => {
  const { user, asked } = await openReview(check('full_match'));
  await screen.findByText('The name matches the account.');
  await user.click(screen.getByRole('button', { name: 'Change something' }));
  await user.click(await screen.findByRole('button', { name: 'Review beneficiary' }));
  await screen.findByText('The name matches the account.');
  expect(asked).toHaveLength(2);
});

describe('on the page of a beneficiary', () => {
  function open(change: Record<string, unknown> = {}, session?: Parameters<typeof serveSession>[0]) {
    serveSession(session);
    onQuery('beneficiary', { beneficiaries_by_pk: record({ slices: [details(change)] }) });
    return renderPortal('/account/beneficiaries/b-1');
  }

  test('the bank is asked on demand, each time again', async () => {
    const asked = onMutation('verifyPayee', check('close_match', { actualName: 'Thames Ltd' }));
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Check the name' });
    expect(asked).toHaveLength(0);
    await user.click(button);
    expect(await screen.findByText('The account is held by Thames Ltd.')).toBeVisible();
    expect(screen.getByText('Change the beneficiary to use this name.')).toBeVisible();
    await user.click(button);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('an account that no bank checks has no such action', async () => {
    open({ currency: 'USD' });
    await screen.findByRole('heading', { name: 'Bank account' });
    expect(screen.queryByRole('button', { name: 'Check the name' })).toBeNull();
  });

  test('a role that may not save beneficiaries may not ask', async () => {
    open({}, { role: viewerRole });
    await screen.findByRole('heading', { name: 'Bank account' });
    expect(screen.queryByRole('button', { name: 'Check the name' })).toBeNull();
  });
});
