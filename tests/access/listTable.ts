import { Kind, parse, print, visit, type FieldNode } from 'graphql';
import type { QueryCollection } from '../../hasura/engine/metadata/types';

/** A list in a document of the SPA that has a limit. */
interface LimitedList {
  /** `operation field.field`; a list of a fragment has the fragment's name in place of the operation. */
  readonly name: string;
  /** Whether its further rows can be read: by pages, from the last row on, or by a text that the server searches. */
  readonly isComplete: boolean;
}

/** The lists with a limit in the SPA's documents, each once. */
export function limitedLists(collections: readonly QueryCollection[]): LimitedList[] {
  const found = new Map<string, LimitedList>();
  const documents = collections.flatMap(({ definition }) => definition.queries);
  for (const { name, query } of documents) {
    for (const definition of parse(query).definitions) {
      const isFragment = definition.kind === Kind.FRAGMENT_DEFINITION;
      const path: string[] = [];
      visit(definition, {
        Field: {
          enter: (field) => {
            path.push(field.alias?.value ?? field.name.value);
            if (!argumentsOf(field).has('limit')) return;
            const list = `${isFragment ? definition.name.value : name} ${path.join('.')}`;
            found.set(list, { name: list, isComplete: isComplete(field) });
          },
          leave: () => void path.pop(),
        },
      });
    }
  }
  return [...found.values()];
}

const argumentsOf = ({ arguments: all = [] }: FieldNode) => new Map(all.map(({ name, value }) => [name.value, value]));

function isComplete(field: FieldNode): boolean {
  const given = argumentsOf(field);
  const filters = [given.get('where'), given.get('args')].map((one) => (one ? print(one) : '')).join(' ');
  return given.has('offset') || /\$(pattern|before\w*)\b/.test(filters);
}

/** Why a list that ends at its limit hides nothing: a maximum that writing enforces, what the screen says, or the record it belongs to. */
export const endingLists: Readonly<Record<string, string>> = {
  // A maximum that writing enforces, or a closed set.
  'AccountTariffs tariffs': 'maxTariffs',
  'tariffs tariffs': 'maxTariffs',
  'TariffsLive tariffs': 'maxTariffs',
  'PaymentTemplates payment_templates': 'maxTemplates',
  'PaymentTemplatesLive payment_templates': 'maxTemplates',
  'BeneficiaryRow beneficiary.tags': 'maxTags',
  'beneficiary beneficiaries_by_pk.tags': 'maxTags',
  'AccountsWithoutMark accounts': 'the settings name six accounts',
  'AllCountries countries': 'the countries of the world',
  'AllCountries restricted_countries': 'the countries of the world',
  'PayeesToConfirm beneficiaries': 'the beneficiaries of a page of payments',
  'ChargesLive charges': 'the charges of a page',
  // The screen says that there are more, or that it shows the newest only.
  'AuditHistory entries': 'says that only the newest are shown',
  'ConversionsBeingBooked conversions': 'a notice above the list of all conversions',
  'ConversionsNotBooked conversions': 'the newest of the last hour, above the list of all conversions',
  'LinkableConversions tcc_conversions': 'says that only the newest are offered',
  'OpenConversionsLive tcc_conversions': 'says how many of each kind are counted',
  'OpenPositions payments': 'says how many of each kind are counted',
  'OpenPositions tcc_conversions': 'says how many of each kind are counted',
  'OpenPositions tcc_transactions': 'says how many of each kind are counted',
  'ScheduledPaymentsLive payments': 'says how many of each kind are counted',
  'RecurringHistory recurring_payments_by_pk.omissions': 'says that only the newest are listed',
  'RecurringHistory recurring_payments_by_pk.payments': 'says that only the newest are listed',
  'StatementExports exports': 'says that only the newest are listed',
  'TransferAccounts accounts': 'says that only the first can be chosen',
  'UpcomingPayments payments': 'says that the chart is cut',
  'WaitingDelegations pending_changes': 'says that only the newest are shown',
  'beneficiary beneficiaries_by_pk.older': 'says how many there are',
  'operations alarms': 'says how many there are',
  'recentSignIns activity': 'says that they are the newest',
  'safeguardingScheduled largestEUR': 'the three largest, with the sums of all beside them',
  'safeguardingScheduled largestGBP': 'the three largest, with the sums of all beside them',
  'safeguardingScheduled largestUSD': 'the three largest, with the sums of all beside them',
  'safeguardingConversions tcc_conversions': 'says that only the earliest are listed',
  'seatFacts CurrencyCloudContacts': 'refuses to judge an account with more',
  'simulatedSeats CurrencyCloudContacts': 'refuses to judge an account with more',
  // The first of a list that has a page of its own, to which they lead.
  'DashboardAccount failed': 'leads to the list',
  'DashboardAccount payments': 'leads to the list',
  'PaymentsAwaitingAuthorisationLive paymentsYouCanAuthorise': 'leads to the list',
  'paymentsAwaitingAuthorisation paymentsYouCanAuthorise': 'leads to the list',
  'balance tcc_transactions': 'leads to the list',
  'RecentPayees payments': 'proposals beside the picker of all payees',
  'LikePayments payments': 'a warning that names three and says when there are more',
  'SameBankAccount beneficiary_information_slice': 'a warning that names some',
  // One row, or a few that belong to a record.
  'BeneficiaryName beneficiary_information_slice': 'one row',
  'ChargeDerivation charges_by_pk.attempts': 'one row',
  'LivePayment assets.sharepointFiles': 'one row',
  'LivePayment charges': 'one row',
  'PayeeVersions slices': 'versions to compare with the newest',
  'PayeeVersions slices.payments': 'one row',
  'beneficiary beneficiaries_by_pk.slices': 'one row',
  'accountById new_account_submissions': 'one row',
  'bookDifference pending_changes': 'one row',
  'ownApiKey keys': 'one row',
  'paymentByShortReference payments': 'one row',
};
