import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { defineAction } from '../defineAction';
import { askForSeat } from '../provider/askForSeat';
import type { ProviderClient } from '../provider/client';
import { ProviderError } from '../provider/errors';
import type { ProviderBeneficiary, ProviderPayment } from '../provider/records';
import type { LivePaymentPayee } from '../runtime/generated/actions';
import { livePayment, ourPayments } from './livePayment';

/**
 * A payment of the account as the provider reports it now, with its payee, and with our id where it was made here (specification,
 * part one, section 7). Deleted payments are found, too.
 * @throws RuleError payment_not_found, and what askForSeat throws
 */
export const getLivePayment = defineAction({
  name: 'getLivePayment',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      A payment of the account as the provider reports it now. \`id\` is the provider's.
      """
      getLivePayment(id: uuid!): LivePaymentDetails!
    }

    type LivePaymentDetails {
      payment: LivePayment!
      payee: LivePaymentPayee!
    }

    type LivePaymentPayee {
      name: String!
      bankAccountHolderName: String
      bankName: String
      bankCountry: String
      iban: String
      accountNumber: String
      bicSwift: String
      routingCodeType1: String
      routingCodeValue1: String
      routingCodeType2: String
      routingCodeValue2: String
    }
  `,
  handler: async ({ id }, session, context) => {
    return askForSeat(context, session, 'id', async (client, onBehalfOf, accountId) => {
      const reading = await readPayment(client, id, onBehalfOf);
      const payee = await client.getBeneficiary(reading.beneficiary_id, onBehalfOf);
      const ours = await ourPayments(context.database, accountId, [id]);
      return { payment: livePayment(reading, ours.get(id)), payee: livePayee(payee) };
    });
  },
});

async function readPayment(client: ProviderClient, id: string, onBehalfOf: string): Promise<ProviderPayment> {
  if (!isUuid(id)) throw new RuleError('payment_not_found', 'id');
  return client.getPayment(id, onBehalfOf).catch((error: unknown) => {
    const isAbsent = error instanceof ProviderError && error.failure === 'not_found';
    throw isAbsent ? new RuleError('payment_not_found', 'id') : error;
  });
}

function livePayee(reading: ProviderBeneficiary): LivePaymentPayee {
  return {
    name: reading.name ?? reading.bank_account_holder_name ?? reading.id,
    bankAccountHolderName: reading.bank_account_holder_name,
    bankName: reading.bank_name,
    bankCountry: reading.bank_country,
    iban: reading.iban,
    accountNumber: reading.account_number,
    bicSwift: reading.bic_swift,
    routingCodeType1: reading.routing_code_type_1,
    routingCodeValue1: reading.routing_code_value_1,
    routingCodeType2: reading.routing_code_type_2,
    routingCodeValue2: reading.routing_code_value_2,
  };
}
