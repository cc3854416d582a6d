import { fireEvent, screen, waitFor } from '@testing-library/react';
import { chooseRoute, serveRoute } from '../support/beneficiaryForm';
import { details, record } from '../support/beneficiaryRecord';
import { countryLists } from '../support/data';
import { renderPortal, serveSession } from '../support/renderPortal';
import { holdQuery, onQuery, refuseQuery } from '../support/server';

const barclays = { bankName: 'Barclays Bank', bankAddress: '1 Churchill Place', bankCity: 'London' };
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const longerThanItSettles = () => new Promise((resolve) => setTimeout(resolve, 600));

async function openForm() {
  serveSession();
  onQuery('GetCountries', countryLists);
  const lookUps = serveRoute(undefined, barclays);
  const { user } = renderPortal('/account/beneficiaries/new');
  await chooseRoute(user);
  await screen.findByRole('textbox', { name: 'Sort code' });
  return { user, lookUps };
}

test('the bank of a sort code is said and fills the bank name, once the code is valid', async () => {
  const { user, lookUps } = await openForm();
  await user.type(box('Sort code'), '20-00-0');
  await longerThanItSettles();
  expect(box('Bank name')).toHaveValue('');
  await user.type(box('Sort code'), '0');
  expect(await screen.findByText('Barclays Bank, 1 Churchill Place, London')).toBeVisible();
  await waitFor(() => expect(box('Bank name')).toHaveValue('Barclays Bank'));
  expect(lookUps.map(({ variables }) => variables)).toEqual([
    { identifierType: 'sort_code', identifierValue: '200000' },
  ]);

  fireEvent.change(box('Sort code'), { target: { value: '300000' } });
  expect(screen.queryByText(/^Barclays Bank/)).toBeNull();
  await user.type(box('Sort code'), '{Backspace}');
  expect(screen.queryByText(/^Barclays Bank/)).toBeNull();
  await waitFor(() => expect(box('Bank name')).toHaveValue(''));
});

test('a bank name that the user entered stays, also where the answer comes late', async () => {
  const { user } = await openForm();
  const held = holdQuery('bankDetails', { bankDetails: { __typename: 'BankDetails', bankBranch: null, ...barclays } });
  await user.type(box('Sort code'), '200000');
  await waitFor(() => expect(held.calls).toHaveLength(1));
  await user.type(box('Bank name'), 'My bank');
  held.release();
  expect(await screen.findByText('Barclays Bank, 1 Churchill Place, London')).toBeVisible();
  expect(box('Bank name')).toHaveValue('My bank');
});

test.each([
  ['provider_rejected', 'The provider knows no bank with this code.'],
  ['provider_unavailable', 'The bank could not be looked up. You can continue without it.'],
])('a look-up that fails with %s says so and blocks nothing', async (code, text) => {
  const { user } = await openForm();
  refuseQuery('bankDetails', 'No.', { code, field: 'identifierValue' });
  await user.type(box('Bank name'), 'My bank');
  await user.type(box('Sort code'), '200000');
  expect(await screen.findByText(text)).toBeVisible();
  expect(box('Bank name')).toHaveValue('My bank');
  await user.click(screen.getByRole('button', { name: 'Review beneficiary' }));
  expect(box('Sort code')).not.toHaveAccessibleErrorMessage();
  expect(box('Sort code')).not.toBeInvalid();
});

test('a code without a bank of its own, such as an account number, is not looked up', async () => {
  const { user, lookUps } = await openForm();
  await user.type(box('Account number'), '31926819');
  await user.type(box('Sort code'), '200000');
  await screen.findByText(/^Barclays Bank/);
  expect(lookUps).toHaveLength(1);
});

test('a stored beneficiary without a bank name gets none until its code changes', async () => {
  serveSession();
  onQuery('GetCountries', countryLists);
  serveRoute(undefined, barclays);
  onQuery('beneficiary', { beneficiaries_by_pk: record({ slices: [details({ bankName: null })] }) });
  const { user } = renderPortal('/account/beneficiaries/edit/b-1');
  expect(await screen.findByText(/^Barclays Bank/)).toBeVisible();
  expect(box('Bank name')).toHaveValue('');
  await user.clear(box('Sort code'));
  await user.type(box('Sort code'), '200000');
  await waitFor(() => expect(box('Bank name')).toHaveValue('Barclays Bank'));
});
