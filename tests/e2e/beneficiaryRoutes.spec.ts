import { expect, type Page } from '@playwright/test';
import { choose, signIn } from './person';
import { test } from './test';

/** The routing codes that no route of the simulator asks for: name, type, label, and what is said of a wrong one. */
const codes = [
  ['institutionNumber', 'institution_no', 'Institution number', 'An institution number has three digits, such as 003.'],
  [
    ...(['achRoutingNumber', 'ach_routing_number', 'ACH routing number'] as const),
    'An ACH routing number has nine digits, such as 021 000 021.',
  ],
  [
    ...(['wireRoutingNumber', 'wire_routing_number', 'Wire routing number'] as const),
    'A wire routing number has nine digits, such as 021 000 021.',
  ],
] as const;

const rule = (name: string, routingCodeType: string | null) => ({
  __typename: 'RequiredField',
  name,
  routingCodeType,
  validationRule: '^.+$',
});
const group = (...fields: readonly object[]) => ({
  __typename: 'RequiredDetailsGroup',
  paymentType: 'regular',
  beneficiaryEntityType: 'company',
  fields: [rule('accountNumber', null), ...fields],
});

/** Answers a query in the place of the portal, or loses it. */
async function answer(page: Page, query: string, data: object | 'lost'): Promise<void> {
  await page.route('**/v1/graphql', async (route) => {
    if (!route.request().postData()?.includes(`query ${query}`)) return route.fallback();
    return data === 'lost' ? route.abort() : route.fulfill({ json: { data: { [query]: data } } });
  });
}

async function open(page: Page): Promise<void> {
  await page.goto('/account/beneficiaries/new');
  await choose(page, 'Country', 'Canada');
}

for (const [name, type, label, wanted] of codes) {
  test(`a route that asks for ${type} has a field for it, with its own words for a wrong one`, async ({ browser }) => {
    const { page, complaints } = await signIn(browser, 'maker');
    await answer(page, 'beneficiaryRequiredDetails', [group(rule(name, type))]);
    await open(page);
    await page.getByRole('textbox', { name: label, exact: true }).fill('1');
    await page.getByRole('button', { name: 'Review beneficiary' }).click();
    await expect(page.getByRole('alert').getByRole('button', { name: `${label}: ${wanted}` })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('a form whose bank details do not come says why', async ({ browser }) => {
  const { page } = await signIn(browser, 'maker');
  await answer(page, 'beneficiaryRequiredDetails', 'lost');
  await open(page);
  await expect(page.getByText('The portal cannot be reached. Check your connection and try again.')).toBeVisible();
});

test('a bank that cannot be looked up holds nobody up', async ({ browser }) => {
  const { page } = await signIn(browser, 'maker');
  await answer(page, 'bankDetails', 'lost');
  await page.goto('/account/beneficiaries/new');
  await choose(page, 'Country', 'United Kingdom');
  await page.getByRole('textbox', { name: 'Sort code', exact: true }).fill('601613');
  await expect(page.getByText('The bank could not be looked up. You can continue without it.')).toBeVisible();
});

test('a list that does not come can be asked for again', async ({ browser }) => {
  const { page } = await signIn(browser, 'maker');
  await answer(page, 'beneficiaries', 'lost');
  await page.goto('/account/beneficiaries');
  await expect(page.getByText('The portal cannot be reached. Check your connection and try again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Beneficiaries' })).toBeVisible();
});
