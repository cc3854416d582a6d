import type { ChargeStatus } from '../../domain/charges/transitions';
import type { ConversionStatus } from '../../domain/conversions/transitions';
import type { BeneficiaryEntityType, IdentificationType } from '../../domain/beneficiaries/beneficiaryFields';
import type { ChargeType, PaymentType } from '../../domain/payments/fields';
import type { PaymentStatus } from '../../domain/payments/transitions';
import type { SubmissionStatus } from '../../domain/submissions/transitions';
import type { TransferStatus } from '../../domain/transfers/transitions';
import type {
  BeneficiaryInformationSliceRow,
  ChargesRow,
  ConversionsRow,
  NewAccountSubmissionsRow,
  PaymentsRow,
  SafeguardingTransfersRow,
  TransfersRow,
} from './generated/tables';

type Agree<A, B> = [A, B] extends [B, A] ? true : false;
type Confirmed<Agreement extends true> = Agreement;

/** The closed sets that both the database and the domain name. Where the two differ, this file does not compile. */
export type Agreements = readonly [
  Confirmed<Agree<BeneficiaryInformationSliceRow['beneficiaryEntityType'], BeneficiaryEntityType>>,
  Confirmed<Agree<BeneficiaryInformationSliceRow['identificationType'], IdentificationType | null>>,
  Confirmed<Agree<ChargesRow['status'], ChargeStatus>>,
  Confirmed<Agree<ConversionsRow['status'], ConversionStatus>>,
  Confirmed<Agree<NewAccountSubmissionsRow['status_code'], SubmissionStatus>>,
  Confirmed<Agree<PaymentsRow['chargeType'], ChargeType | null>>,
  Confirmed<Agree<PaymentsRow['paymentType'], PaymentType>>,
  Confirmed<Agree<PaymentsRow['status'], PaymentStatus>>,
  Confirmed<Agree<SafeguardingTransfersRow['status'], TransferStatus>>,
  Confirmed<Agree<TransfersRow['status'], TransferStatus>>,
];
