import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPortal, serveGlobalData } from '../support/renderPortal';
import { sessionUser } from '../support/data';
import { onMutation, onQuery, origin, refuseMutation, server } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000a1';
const documentId = '00000000-0000-4000-8000-0000000000d1';
const store = `${origin}/documents/uploads/a/b`;
const owners = {
  __typename: 'submission_documents',
  id: 'd-1',
  kind: 'ownership_structure_diagram',
  filename: 'owners.pdf',
  filetype: 'application/pdf',
  filesize: '48213',
};
const result = { __typename: 'AccountSubmission', id };

function open(change: object = {}, flags: object = {}, forms: readonly object[] = []) {
  onQuery('NewAccountForms', { settings: [{ __typename: 'settings', new_account_forms: forms }] });
  const global = sessionUser();
  serveGlobalData({ ...global, settings: global.settings.map((row: object) => ({ ...row, ...flags })) } as never);
  server.use(http.put(store, () => new HttpResponse(null, { status: 200 })));
  onMutation('createSubmissionDocumentUpload', {
    createSubmissionDocumentUpload: { __typename: 'DocumentUpload', documentId, url: store },
  });
  onQuery('submission', {
    new_account_submissions_by_pk: {
      __typename: 'new_account_submissions',
      id,
      account_name: 'Nordics AB',
      organisation_id: 'o',
      form_data: { accountName: 'Nordics AB', legalEntity: 'company' },
      status_code: 'draft',
      status_sub_code: null,
      status_message: null,
      par_requests: [],
      par_responses: [],
      submitted_at: null,
      documents: [],
      account: null,
      created_at: '2026-11-20T10:00:00Z',
      updated_at: '2026-11-21T10:00:00Z',
      ...change,
    },
  });
  const { user } = renderPortal(`/account-submissions/${id}`);
  const attach = async (name: string) => {
    const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText('Documents', { selector: 'input' }), file);
  };
  return { user, attach };
}

test('a document is uploaded and added to the request', async () => {
  const added = onMutation('createSubmissionDocument', { createSubmissionDocument: result });
  const { attach } = open();
  await attach('accounts.pdf');
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added[0]?.variables).toEqual({
    submissionId: id,
    kind: 'other',
    documentId,
    filename: 'accounts.pdf',
    filetype: 'application/pdf',
    filesize: 8,
  });
  expect(screen.queryByText(/Attach a diagram/)).toBeNull();
});

test('where the diagram of the ownership is asked for, it is the first to be attached', async () => {
  const added = onMutation('createSubmissionDocument', { createSubmissionDocument: result });
  const { attach } = open({}, { ownershipStructureDiagram: true });
  expect(await screen.findByText('Attach a diagram of who owns and controls the account holder.')).toBeVisible();
  await attach('owners.pdf');
  await waitFor(() => expect(added[0]?.variables).toMatchObject({ kind: 'ownership_structure_diagram' }));
});

test('a file that is refused is said with the reason', async () => {
  refuseMutation('createSubmissionDocument', 'refused', { code: 'document_not_accepted' });
  const { attach } = open();
  await attach('owners.pdf');
  expect(await screen.findByText(/^owners.pdf was not attached./)).toBeVisible();
});

test('a document is removed while the request can be changed, and only shown after that', async () => {
  const removed = onMutation('deleteSubmissionDocument', { deleteSubmissionDocument: result });
  const { user } = open({ documents: [owners] });
  await user.click(await screen.findByRole('button', { name: 'Remove owners.pdf' }));
  await waitFor(() => expect(removed[0]?.variables).toEqual({ submissionId: id, submissionDocumentId: 'd-1' }));
});

test('the diagram of the ownership is marked among the documents', async () => {
  open({ documents: [owners, { ...owners, id: 'd-2', kind: 'other', filename: 'accounts.pdf' }] });
  const rowOf = async (name: string) => (await screen.findByRole('button', { name: `Download ${name}` })).closest('li');
  expect(await rowOf('owners.pdf')).toHaveTextContent('Ownership');
  expect(await rowOf('accounts.pdf')).not.toHaveTextContent('Ownership');
});

test('a submitted request shows its documents without a way to change them', async () => {
  open({ documents: [owners], status_code: 'submitted' });
  expect(await screen.findByRole('button', { name: 'Download owners.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Remove|Attach/ })).toBeNull();
});

test('the forms that the house asks for are linked while documents are added', async () => {
  open({}, {}, [{ name: 'Bank mandate', url: 'https://example.com/mandate.pdf' }]);
  const link = await screen.findByRole('link', { name: 'Bank mandate' });
  expect(link).toHaveAttribute('href', 'https://example.com/mandate.pdf');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a request that was sent shows no forms to fill in', async () => {
  open({ status_code: 'submitted' }, {}, [{ name: 'Bank mandate', url: 'https://example.com/mandate.pdf' }]);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bank mandate' })).toBeNull();
});
