import { screen } from '@testing-library/react';
import { viewerRole } from '../support/data';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000bb';
const summary = (change: object = {}) => ({
  __typename: 'UploadSummary',
  id,
  filename: 'payees.csv',
  format: 'csv',
  state: 'checked',
  sameFileUploadedAt: null,
  validRows: 1,
  refusedRows: 0,
  createdRows: 0,
  failedRows: 0,
  totals: [],
  ...change,
});
const row = {
  __typename: 'upload_rows',
  upload_id: id,
  row_number: 1,
  content: { name: 'Hansa', iban: 'DE89' },
  state: 'checked',
  problems: [{ field: 'iban', text: 'The same account as Hansa Metall.', isWarning: true }],
  entity_id: null,
};

test('beneficiaries of a file are checked and created', async () => {
  serveSession();
  onQuery('GetBeneficiaryUpload', { upload: summary() });
  onQuery('UploadRows', { upload_rows: [row] });
  const calls = onMutation('confirmBeneficiaryUpload', {
    upload: summary({ state: 'done', validRows: 0, createdRows: 1 }),
  });
  const { user } = renderPortal(`/account/beneficiaries/upload?upload=${id}`);
  expect(await screen.findByRole('cell', { name: 'DE89 The same account as Hansa Metall.' })).toBeVisible();
  expect(screen.getByText('1 beneficiary can be created.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Totals by currency' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create 1 beneficiary' }));
  expect(await screen.findByRole('heading', { name: 'Result' })).toBeVisible();
  expect(screen.getByText(/^1 beneficiary created/)).toHaveTextContent(
    'Each can be paid when the provider has confirmed it.',
  );
  expect(calls[0]?.variables).toEqual({ uploadId: id });
});

test('the choice of a file has the template', async () => {
  serveSession();
  renderPortal('/account/beneficiaries/upload');
  const template = await screen.findByRole('link', { name: 'Template for beneficiaries' });
  expect(template).toHaveAttribute('href', '/templates/beneficiaries.csv');
  expect(screen.getByText(/^CSV, at most 10,000 rows/)).toBeVisible();
});

test.each([
  ['has the link to the upload', undefined, true],
  ['without the right has none', viewerRole, false],
])('a role that %s', async (_name, role, hasLink) => {
  serveSession(role && { role });
  onQuery('beneficiaries', { beneficiary_information_slice: [] });
  onQuery('BeneficiaryCount', {
    beneficiary_information_slice_aggregate: {
      __typename: 'beneficiary_information_slice_aggregate',
      aggregate: { __typename: 'beneficiary_information_slice_aggregate_fields', count: 0 },
    },
  });
  renderPortal('/account/beneficiaries');
  await screen.findByRole('heading', { name: 'Beneficiaries', level: 1 });
  expect(screen.queryByRole('link', { name: 'Upload a file' }) !== null).toBe(hasLink);
});
