import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000a1';
const organisation = '00000000-0000-4000-8000-0000000000b1';
const roleId = '00000000-0000-4000-8000-0000000000c1';
const complete = {
  accountName: 'Nordics AB',
  legalEntity: 'company',
  principalPlaceOfBusiness: 'SE',
  fundingVolumePerAnnum: 12,
  fundingValuePerAnnum: '1000.00',
  paymentVolumePerAnnum: 10,
  paymentValuePerAnnum: '900.00',
  forexVolumePerAnnum: 0,
  forexValuePerAnnum: '0.00',
  currenciesTraded: ['SEK'],
  typicalPaymentDestinations: ['SE'],
  sourceOfFunds: 'Trading',
  paymentAuthorisationRules: [{ threshold: 1000, numberRequired: 2 }],
};
const submission = (change: Record<string, unknown> = {}) => ({
  __typename: 'new_account_submissions',
  id,
  account_name: 'Nordics AB',
  organisation_id: organisation,
  form_data: complete,
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
});
const link = {
  __typename: 'users_organisations',
  user_id: 'maker',
  org_id: organisation,
  can_user_admin_org: false,
  can_manage_favourites: false,
  canManageNewAccount: true,
};
const answer = (field: string, status: string) => ({ [field]: { __typename: 'AccountSubmission', id, status } });

function open(path: string, change: Record<string, unknown> = {}, links: object[] = []) {
  serveSession({ user: { organisationLinks: links } as never });
  onQuery('NewAccountForms', { settings: [] });
  const reads = onQuery('submission', { new_account_submissions_by_pk: submission(change) });
  return { reads, ...renderPortal(path) };
}

test('the list names requests with their status, and is live for an administrator for new accounts as well', async () => {
  serveSession({ user: { organisationLinks: [link] } as never });
  const calls = onQuery('submissions', { new_account_submissions: [submission({ status_code: 'review_requested' })] });
  const { user, live } = renderPortal('/account-submissions');
  const table = await screen.findByRole('table', { name: 'Account requests' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Nordics AB.*In review.*21 Nov 2026/);
  expect(calls.at(-1)?.headers.get('x-hasura-role')).toBe('user');
  const submitted = submission({ status_code: 'submitted', updated_at: '2026-11-23T09:00:00Z' });
  act(() => live.publish('SubmissionsLive', { new_account_submissions: [submitted] }));
  await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Submitted/));
  await user.click(screen.getByRole('button', { name: 'Submitted' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ statuses: ['submitted'] }));
});

test('an applicant reads their own requests as a user', async () => {
  serveSession();
  const calls = onQuery('submissions', { new_account_submissions: [] });
  renderPortal('/account-submissions');
  expect(await screen.findByText('Your requests for new accounts will be listed here.')).toBeVisible();
  expect(calls.at(-1)?.headers.get('x-hasura-role')).toBe('user');
});

test('a new request begins with its organisation and name, and leads to its form', async () => {
  serveSession();
  onQuery('SubmissionOrganisations', {
    organisations: [{ __typename: 'organisations', id: organisation, name: 'Aldgate' }],
  });
  onQuery('submission', { new_account_submissions_by_pk: submission({ form_data: { accountName: 'Nordics AB' } }) });
  const calls = onMutation('createAccountSubmission', answer('createAccountSubmission', 'draft'));
  const { user } = renderPortal('/account-submissions/new');
  await user.type(await screen.findByRole('textbox', { name: 'Account name' }), 'Nordics AB');
  await user.click(screen.getByRole('button', { name: 'Begin request' }));
  await waitFor(() => expect(address()).toBe(`/account-submissions/${id}/edit`));
  expect(calls[0]?.variables).toEqual({ organisationId: organisation, formData: { accountName: 'Nordics AB' } });
});

test('a step says what is missing before it goes on, and keeps it when it is saved and closed', async () => {
  const { user } = open(`/account-submissions/${id}/edit?step=funds`, {
    form_data: { ...complete, sourceOfFunds: '' },
  });
  const calls = onMutation('updateAccountSubmission', answer('updateAccountSubmission', 'draft'));
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('button', { name: /Source of funds: This field is required/ })).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save and close' }));
  await waitFor(() => expect(address()).toBe(`/account-submissions/${id}`));
  expect(calls[0]?.variables).toMatchObject({
    formData: {
      sourceOfFunds: null,
      currenciesTraded: ['SEK'],
      paymentAuthorisationRules: [{ threshold: 1000, numberRequired: 2 }],
    },
  });
});

test('currencies and destinations are found by name and chosen, several of each', async () => {
  const { user } = open(`/account-submissions/${id}/edit?step=activity`);
  const calls = onMutation('updateAccountSubmission', answer('updateAccountSubmission', 'draft'));
  const currencies = await screen.findByRole('combobox', { name: 'Currencies' });
  await user.click(currencies);
  await user.keyboard('{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('button', { name: /Currencies: This field is required/ })).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(currencies);
  await user.paste('krona');
  await user.click(screen.getByRole('option', { name: 'SEK – Swedish Krona' }));
  await user.click(currencies);
  await user.paste('eur');
  await user.click(screen.getByRole('option', { name: 'EUR – Euro' }));
  const destinations = screen.getByRole('combobox', { name: 'Destinations of payments' });
  await user.click(destinations);
  await user.paste('korea');
  expect(screen.getByText('No options found')).toBeVisible();
  await user.clear(destinations);
  await user.click(destinations);
  await user.paste('usa');
  await user.click(screen.getByRole('option', { name: 'United States' }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toMatchObject({
      formData: { currenciesTraded: ['SEK', 'EUR'], typicalPaymentDestinations: ['SE', 'US'] },
    }),
  );
});

test('the answers, the notes of the review and a rejection are shown', async () => {
  open(`/account-submissions/${id}`, {
    status_code: 'rejected',
    status_message: 'Owners unknown.',
    submitted_at: '2026-11-21T09:00:00Z',
    par_responses: [{ at: '2026-11-20T12:00:00Z', userId: 'superadmin', notes: 'Add the owners.' }],
  });
  expect(await screen.findByText('Owners unknown.')).toBeVisible();
  expect(screen.getByText(/Add the owners/)).toBeVisible();
  expect(screen.getByText('2 approvals')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit request' })).toBeNull();
});

test('an applicant asks for a review with notes, and cannot submit', async () => {
  const { user } = open(`/account-submissions/${id}`);
  const calls = onMutation('sendNewAccountSubmission', answer('sendNewAccountSubmission', 'review_requested'));
  await user.click(await screen.findByRole('button', { name: 'Ask for a review' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Notes' }), 'Is this enough?');
  await user.click(dialog.getByRole('button', { name: 'Ask for a review' }));
  await waitFor(() =>
    expect(calls[0]?.variables).toMatchObject({
      submissionId: id,
      requestPreApplicationReview: true,
      requestNotes: 'Is this enough?',
    }),
  );
  expect(screen.queryByRole('button', { name: 'Submit request' })).toBeNull();
});

test('an administrator for new accounts submits a complete request; a refusal stays in the dialog', async () => {
  const { user } = open(`/account-submissions/${id}`, {}, [link]);
  refuseMutation('sendNewAccountSubmission', 'Another text.', { code: 'submission_not_editable' });
  await user.click(await screen.findByRole('button', { name: 'Submit request' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit request' }));
  expect(await screen.findByText('Another text.')).toBeVisible();
});

test('a draft is deleted after a confirmation', async () => {
  const { user } = open(`/account-submissions/${id}`);
  onQuery('submissions', { new_account_submissions: [] });
  const calls = onMutation('deleteAccountSubmission', answer('deleteAccountSubmission', 'draft'));
  await user.click(await screen.findByRole('button', { name: 'Delete draft' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(address()).toBe('/account-submissions'));
  expect(calls[0]?.variables).toEqual({ submissionId: id });
});

const asHouse = (status_code: string, change: object = {}, delivery: object | null = null) => {
  serveSession();
  onQuery('submissionDelivery', { account_request_deliveries_by_pk: delivery });
  onQuery('submission', { new_account_submissions_by_pk: submission({ status_code, ...change }) });
  return renderPortal(`/account-submissions/${id}`, fakeIdentity({ ...maker, isAdmin: true }));
};

test('the house answers a review with notes, which must be given', async () => {
  const { user } = asHouse('review_requested');
  const sent = onMutation('returnAccountSubmission', answer('returnAccountSubmission', 'draft'));
  await user.click(await screen.findByRole('button', { name: 'Answer review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer review' }));
  await user.click(dialog.getByRole('button', { name: 'Answer review' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Notes/ }), ' Name the owners. ');
  await user.click(dialog.getByRole('button', { name: 'Answer review' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]?.variables).toEqual({ submissionId: id, message: 'Name the owners.' });
  expect(sent[0]?.headers.get('x-hasura-role')).toBe('admin');
});

const approved = (pendingChangeId: string | null = null) => ({
  approveAccountSubmission: {
    __typename: 'ApprovedSubmission',
    id,
    status: 'approved',
    accountId: id,
    pendingChangeId,
  },
});

async function openApproval(change: object = {}) {
  const { user } = asHouse('submitted', change);
  onQuery('SubmissionRoles', { roles: [{ __typename: 'roles', id: roleId, name: 'Director' }] });
  await user.click(await screen.findByRole('button', { name: 'Approve request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve request' }));
  return { user, dialog, confirm: () => user.click(dialog.getByRole('button', { name: 'Approve request' })) };
}

test('the house approves a submitted request with the role for its rules, and sees that it is to be passed on', async () => {
  const sent = onMutation('approveAccountSubmission', approved());
  const standing = { status_sub_code: 'for_provider', submitted_at: '2026-11-21T09:00:00Z' };
  const { user, dialog, confirm } = await openApproval(standing);
  expect(screen.getByText('This request is to be passed on to the provider.')).toBeVisible();
  expect(dialog.getByText('Payments above 1000').nextSibling).toHaveTextContent('2 approvals');
  await confirm();
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('combobox', { name: 'Role that approves' }));
  await user.click(await screen.findByRole('option', { name: 'Director' }));
  await confirm();
  expect(await screen.findByText('The account Nordics AB was created.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ variables }) => variables)).toEqual([{ submissionId: id, roleId }]);
});

test('a request without rules asks for no role; its approval may wait', async () => {
  const sent = onMutation('approveAccountSubmission', approved(roleId));
  const { dialog, confirm } = await openApproval({ form_data: { ...complete, paymentAuthorisationRules: [] } });
  expect(dialog.queryByRole('combobox')).toBeNull();
  await confirm();
  expect(await screen.findByText('Waits for a second administrator.')).toBeVisible();
  expect(sent[0]?.variables).toEqual({ submissionId: id, roleId: null });
});

test('a refused approval stays in its dialog', async () => {
  refuseMutation('approveAccountSubmission', 'No user holds the role Director.', {
    code: 'rule_unsatisfiable',
    field: 'roleId',
  });
  const { dialog, confirm } = await openApproval({ form_data: { ...complete, paymentAuthorisationRules: null } });
  await confirm();
  expect(await dialog.findByText('No user holds the role Director.')).toBeVisible();
});

test('an approved request names its account, to which the house has a link', async () => {
  const account = { __typename: 'accounts', id, name: 'Nordics AB in Malmö' };
  asHouse('approved', { account });
  const link = await screen.findByRole('link', { name: account.name });
  expect(link).toHaveAttribute('href', `/admin/accounts/${id}`);
  cleanup();
  open(`/account-submissions/${id}`, { status_code: 'approved', account });
  expect(await screen.findByText(account.name)).toBeVisible();
  expect(screen.queryByRole('link', { name: account.name })).toBeNull();
});

test('a refusal of the house’s decision is shown in its dialog', async () => {
  const { user } = asHouse('submitted');
  refuseMutation('returnAccountSubmission', 'refused', { code: 'submission_not_editable' });
  await user.click(await screen.findByRole('button', { name: 'Reject request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject request' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Owners unknown.');
  await user.click(dialog.getByRole('button', { name: 'Reject request' }));
  expect(await dialog.findByText(/status of this request does not allow that|refused/)).toBeVisible();
});

test('an applicant is offered no decision', async () => {
  open(`/account-submissions/${id}`, { status_code: 'submitted' });
  expect(await screen.findByRole('heading', { name: 'Nordics AB' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve request' })).toBeNull();
});

const delivery = (change: object = {}) => ({
  __typename: 'account_request_deliveries',
  submission_id: id,
  attempts: 1,
  problem: null,
  next_attempt_at: '2026-11-21T09:05:00Z',
  reference: null,
  sent_at: null,
  ...change,
});
const atProvider = (status_sub_code: string | null, change: object = {}) =>
  asHouse('submitted', { status_sub_code, submitted_at: '2026-11-21T09:00:00Z' }, delivery(change));
const taken = { reference: 'AR-7', sent_at: '2026-11-21T09:01:00Z' };

test.each([
  ['waits', 'for_provider', { attempts: 0 }, /^This request waits to be sent to the provider\./],
  [
    ...(['was not answered', 'for_provider', { problem: 'No answer came in time.' }] as const),
    /^This request was not sent to the provider yet\. No answer came in time\. The next attempt is on 21 Nov 2026.*09:05/,
  ],
  [
    ...(['was taken', 'sent_to_provider', taken] as const),
    /^This request was sent to the provider on 21 Nov 2026.*09:01.*\. Its reference there is AR-7\./,
  ],
  [
    ...(['was taken before it was changed', null, taken] as const),
    /^The request as it was submitted before was sent to the provider on .* Its reference there is AR-7\./,
  ],
])('the house reads where a request stands at the provider that %s', async (_what, status, change, text) => {
  atProvider(status, change);
  const notice = await screen.findByText(text);
  expect(notice).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test.each([
  ['provider_refused', 1, 'The provider refused this request.'],
  ['for_provider', 8, 'This request could not be sent to the provider in 8 attempts.'],
])('the house sends a request again that is %s after %i attempts', async (status, attempts, title) => {
  const { user } = atProvider(status, { attempts, problem: 'We open no accounts for <b>this</b>.' });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(/We open no accounts for <b>this<\/b>\./)).toBeVisible();
  refuseMutation('sendAccountSubmissionAgain', 'Another text.', { code: 'submission_not_editable' });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Another text.')).toBeVisible();
  const sent = onMutation('sendAccountSubmissionAgain', answer('sendAccountSubmissionAgain', 'submitted'));
  onQuery('submissionDelivery', { account_request_deliveries_by_pk: delivery({ attempts: 0 }) });
  onQuery('submission', {
    new_account_submissions_by_pk: submission({
      status_code: 'submitted',
      status_sub_code: 'for_provider',
      submitted_at: '2026-11-21T09:00:00Z',
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/^This request waits to be sent to the provider\./)).toBeVisible();
  expect(sent[0]?.variables).toEqual({ submissionId: id });
});

test('a request, and where it stands at the provider, follow by themselves', async () => {
  const submitted = { status_sub_code: 'for_provider', submitted_at: '2026-11-21T09:00:00Z' };
  const { live } = atProvider('for_provider', { attempts: 0 });
  expect(await screen.findByText(/^This request waits to be sent/)).toBeVisible();
  const problem = 'No answer came in time.';
  act(() => live.publish('SubmissionDeliveryLive', { account_request_deliveries_by_pk: delivery({ problem }) }));
  expect(
    await screen.findByText(/^This request was not sent to the provider yet\. No answer came in time\./),
  ).toBeVisible();
  act(() => {
    const approved = submission({ status_code: 'approved', ...submitted });
    live.publish('SubmissionLive', { new_account_submissions_by_pk: approved });
  });
  expect(await screen.findAllByText('Approved')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Approve request' })).toBeNull();
});

test('of a request that is not for the provider nothing is said', async () => {
  asHouse('approved', { submitted_at: '2026-11-21T09:00:00Z' });
  const asked = onQuery('submissionDelivery', { account_request_deliveries_by_pk: null });
  expect(await screen.findByRole('heading', { name: 'Nordics AB' })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(/provider/)).toBeNull();
});

test('an applicant is not told where a request stands at the provider', async () => {
  const asked = onQuery('submissionDelivery', { account_request_deliveries_by_pk: delivery(taken) });
  open(`/account-submissions/${id}`, { status_sub_code: 'sent_to_provider', submitted_at: '2026-11-21T09:00:00Z' });
  expect(await screen.findByRole('heading', { name: 'Nordics AB' })).toBeVisible();
  expect(asked).toEqual([]);
  expect(screen.queryByText(/provider/)).toBeNull();
});
