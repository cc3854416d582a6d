import { screen, waitFor, within } from '@testing-library/react';
import { viewerRole } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const live = (tccBeneficiaryId: string, name: string, beneficiaryId: string | null = null) => ({
  __typename: 'LiveBeneficiary',
  tccBeneficiaryId,
  beneficiaryId,
  name,
  bankAccountHolderName: name,
  bankCountry: 'NL',
  currency: 'EUR',
  accountNumber: null,
  iban: 'NL91ABNA0417164300',
});

function serve(session?: Parameters<typeof serveSession>[0]) {
  serveSession(session);
  let isImported = false;
  const reads = onQuery('searchLiveBeneficiaries', () => ({
    searchLiveBeneficiaries: {
      __typename: 'LiveBeneficiaries',
      totalPages: 2,
      beneficiaries: [
        live('tcc-1', 'Hansa Metall GmbH', 'b-1'),
        live('tcc-2', 'Cold Store BV', isImported ? 'b-2' : null),
      ],
    },
  }));
  const imports = onMutation('ensureBeneficiaryImported', () => {
    isImported = true;
    return { ensureBeneficiaryImported: { __typename: 'ImportedBeneficiary', id: 'b-2' } };
  });
  return { reads, imports };
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const page = '/account/beneficiaries?atProvider=true';

test('beneficiaries of the provider are imported, and then lead to their page', async () => {
  const { reads, imports } = serve();
  const { user } = renderPortal(page);
  expect((await row('Hansa')).getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/account/beneficiaries/b-1',
  );
  expect(reads[0]?.variables).toEqual({ page: 1 });
  await user.click((await row('Cold Store')).getByRole('button', { name: 'Import Cold Store BV' }));
  expect(await screen.findByText('Cold Store BV can now be paid.')).toBeVisible();
  expect(imports[0]?.variables).toEqual({ tccBeneficiaryId: 'tcc-2' });
  await waitFor(async () =>
    expect((await row('Cold Store')).getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      '/account/beneficiaries/b-2',
    ),
  );
});

test('the pages are the provider’s', async () => {
  const { reads } = serve();
  const { user } = renderPortal(page);
  await user.click(await screen.findByRole('button', { name: /Next/ }));
  expect(address()).toBe('/account/beneficiaries?atProvider=true&page=2');
  await waitFor(() => expect(reads.at(-1)?.variables).toEqual({ page: 2 }));
});

test('a seat that may not create beneficiaries imports none', async () => {
  serve({ role: viewerRole });
  renderPortal(page);
  expect((await row('Cold Store')).getByText('No')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Import/ })).toBeNull();
});
