import { showBankCode } from '../../../../../domain/beneficiaries/bankCodes';
import { routingCodeText } from '../../../shared/beneficiaries/bankLine';
import { labelOfCode } from '../../../shared/beneficiaries/labelOfCode';
import type { Change } from '../../../shared/changes/ChangesTable';
import { changesOf, type Fact } from '../../../shared/changes/changesOf';
import { regionName } from '../../../shared/codeTexts';
import { formatDay } from '../../../ui/formatDate';
import type { BeneficiaryDetails } from './beneficiaryDetails';

type Stated = Omit<BeneficiaryDetails, 'id' | 'createdAt' | '__typename'>;

/** A beneficiary's details as they are, were, or are about to be. */
export type ComparedDetails = { readonly [Field in keyof Stated]?: Stated[Field] | null };

const paymentTypesOf = ({ isRegular, isPriority }: ComparedDetails) =>
  [isRegular && 'Regular', isPriority && 'Priority'].filter(Boolean).join(', ');

const facts: readonly Fact<ComparedDetails>[] = [
  ['Name', ({ name }) => name],
  ['Kind', ({ beneficiaryEntityType: kind }) => kind && labelOfCode(kind)],
  ['Company name', ({ companyName }) => companyName],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Date of birth', ({ dateOfBirth }) => dateOfBirth && formatDay(dateOfBirth)],
  ['Account holder', ({ bankAccountHolderName }) => bankAccountHolderName],
  ['IBAN', ({ iban }) => iban && showBankCode('iban', iban)],
  ['Account number', ({ accountNumber }) => accountNumber],
  ['BIC', ({ bicSwift }) => bicSwift],
  ['Routing code', (one) => routingCodeText(one.routingCodeType1 ?? null, one.routingCodeValue1 ?? null)],
  ['Second routing code', (one) => routingCodeText(one.routingCodeType2 ?? null, one.routingCodeValue2 ?? null)],
  ['Bank', ({ bankName }) => bankName],
  ['Bank address', ({ bankAddress }) => bankAddress],
  ['Bank country', ({ bankCountry }) => bankCountry && regionName(bankCountry)],
  ['Currency', ({ currency }) => currency],
  ['Payment types', paymentTypesOf],
  ['Address', ({ address }) => address],
  ['City', ({ city }) => city],
  ['State or province', ({ stateOrProvince }) => stateOrProvince],
  ['Postcode', ({ postcode }) => postcode],
  ['Country', ({ country }) => country && regionName(country)],
  ['Email', ({ email }) => email],
  ['Identification type', ({ identificationType: type }) => type && labelOfCode(type)],
  ['Identification value', ({ identificationValue }) => identificationValue],
  ['External reference', ({ externalReference }) => externalReference],
  ['Business nature', ({ businessNature }) => businessNature],
  ['Company website', ({ companyWebsite }) => companyWebsite],
];

/** What differs between two versions of a beneficiary's details. */
export function detailChanges(before: ComparedDetails, now: ComparedDetails): Change[] {
  return changesOf(facts, before, now);
}
