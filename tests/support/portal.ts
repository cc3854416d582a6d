import { firstWorkingDay } from '../../local/provider/reference/calendar';
import { londonDate } from '../../local/provider/reference/londonTime';
import { demoId } from '../../seeds/demo/demoId';
import { accountId } from '../../seeds/demo/organisations';
import { control, graphql, type GraphqlAnswer } from './stack';

/** The account that most stack tests work on: Aldgate's, where maker, approver, approver2 and viewer hold seats. */
export const tradingAccount = accountId('aldgate-trading');

export const createPayment = `mutation ($payment: PaymentInput!) {
  createPayment(payment: $payment) { id status authorisationsRequired }
}`;
export const updatePayment = `mutation ($paymentId: uuid!, $payment: PaymentInput!) {
  updatePayment(paymentId: $paymentId, payment: $payment) { id status }
}`;
export const deletePayment = `mutation ($paymentId: uuid!) { deletePayment(paymentId: $paymentId) { id status } }`;
export const rejectPayment = `mutation ($paymentId: uuid!, $version: Int! = 1, $reason: String!) {
  rejectPayment(paymentId: $paymentId, version: $version, reason: $reason) { id status authorisationsRequired }
}`;
/** The version is that of a payment that nobody edited, unless it is given. */
export const authorisePayment = `mutation ($paymentId: uuid!, $version: Int! = 1) {
  authorisePayment(paymentId: $paymentId, version: $version) {
    status tccStatus authorisationsRequired requestsAdded errorCode
  }
}`;

/**
 * Later than any test moves the clock to. If hundreds of payments fell due on one day, their pushes would use up the
 * provider's calls of a minute and the tests of that day would wait.
 */
const sixtyDaysMs = 60 * 86_400_000;

/** A payment that is sent at once: pounds, below every threshold, due on a working day in sixty days or soon after. */
export const smallPayment = (changes: Record<string, unknown> = {}) => ({
  beneficiaryId: demoId('beneficiary thames-logistics'),
  amount: '12.50',
  currency: 'GBP',
  paymentDate: firstWorkingDay(londonDate(new Date(Date.now() + sixtyDaysMs)), 'GBP'),
  paymentType: 'regular',
  reason: 'Carriage',
  reference: 'STACK',
  ...changes,
});

/** Sends a document as a demo user with an account selected. */
export function as<T>(
  username: string,
  query: string,
  variables: Record<string, unknown>,
  selected = tradingAccount,
): Promise<GraphqlAnswer<T>> {
  return graphql<T>(username, query, variables, { 'x-account-id': selected });
}

/** What an answer refuses with; both undefined when it does not. */
export function refusalOf(answer: GraphqlAnswer<unknown>) {
  return { code: answer.errors?.[0]?.extensions.code, field: answer.errors?.[0]?.extensions.field };
}

/** Creates a payment as the maker and gives its id. @throws Error with the refusal */
export async function newPayment(changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await as<{ createPayment: { id: string } }>('maker', createPayment, {
    payment: smallPayment(changes),
  });
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.createPayment.id;
}

/** The simulator's books, as far as tests look into them. */
export interface ProviderBooks {
  readonly contacts: readonly {
    readonly id: string;
    readonly account_id: string;
    readonly login_id: string;
    readonly email_address: string;
    readonly first_name: string;
    readonly phone_number: string;
    readonly status: string;
  }[];
  readonly payments: readonly {
    readonly id: string;
    readonly unique_request_id: string | null;
    readonly amount: string;
    readonly status: string;
    readonly beneficiary_id: string;
    readonly creator_contact_id: string;
    readonly payment_date: string;
    readonly updated_at: string;
  }[];
  readonly beneficiaries: readonly {
    readonly id: string;
    readonly name: string;
    readonly beneficiary_external_reference: string | null;
    readonly cloned_from: string | null;
  }[];
}

/** What the provider holds. */
export const providerBooks = (): Promise<ProviderBooks> => control<ProviderBooks>('books');
