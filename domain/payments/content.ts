import type { HeldRate } from '../conversions/heldRate';
import { fieldsWith, paymentFields, type EnteredFields, type FieldsWith } from './fields';

/** The fields whose change voids an authorisation: those that the provider is sent. */
export const contentFields = fieldsWith('provider');
/** One of contentFields. */
export type ContentField = FieldsWith<'provider'>;

/** The content that an authorisation covers: changing one of these fields voids it. */
export interface PaymentContent extends Pick<EnteredFields, ContentField> {
  readonly accountId: string;
  /** The conversion that is booked at a held rate when the payment is approved, and that it is then paid from. */
  readonly heldRate?: HeldRate | null;
  /** The beneficiary at the provider: where the money goes. */
  readonly providerBeneficiaryId: string | null;
  /** The provider contact of the maker; null while the maker's seat has none. */
  readonly onBehalfOf: string | null;
  readonly beneficiarySliceId: string;
  /** The bank details of the slice. A slice cannot change, but the digest does not depend on that alone. */
  readonly bank: {
    readonly accountNumber: string | null;
    readonly iban: string | null;
    readonly bicSwift: string | null;
    readonly routingCodeValue1: string | null;
    readonly routingCodeValue2: string | null;
    readonly bankCountry: string;
    readonly bankAccountHolderName: string;
  };
}

/**
 * The parameters of the provider's `payments/create`, all but the key. The call and the digest of an authorisation are
 * both made from these, so nothing can be sent that was not authorised.
 */
export function paymentOrder(content: PaymentContent) {
  const entered = contentFields.map((name) => [paymentFields[name].provider, content[name]]);
  return {
    on_behalf_of: content.onBehalfOf,
    beneficiary_id: content.providerBeneficiaryId,
    ...(Object.fromEntries(entered) as Record<(typeof paymentFields)[ContentField]['provider'], string | null>),
  };
}

/**
 * The content as one text, to be hashed: the provider's parameters, the account, the slice and its bank details. The
 * order of the fields makes no difference. A missing value and an empty one differ. With a held rate its terms stand in the place of the
 * conversion, which is booked after the last approval.
 */
export function canonicalContent(content: PaymentContent): string {
  const { accountId, beneficiarySliceId, bank, heldRate } = content;
  const order = paymentOrder(heldRate ? { ...content, conversionId: null } : content);
  return JSON.stringify([
    'payment-content-2',
    accountId,
    beneficiarySliceId,
    sorted(bank),
    sorted(order),
    ...(heldRate ? [sorted(heldRate)] : []),
  ]);
}

function sorted(record: object): [string, unknown][] {
  return Object.entries(record).sort(([name], [other]) => (name < other ? -1 : 1));
}
