import { alarmFields } from '../safeguarding/currencies';

/** A name of the specification that no column of the schema `public` holds under it in plain: where it is, and why there. */
export interface NameElsewhere {
  readonly name: string;
  /** A column or function with its schema, or who has it. */
  readonly where: string;
  readonly why: string;
}

/** The names of the specification that are kept elsewhere. `docs/access.md` prints the table; `tests/access/specificationNames.test.ts` finds each place. */
export const namesElsewhere: readonly NameElsewhere[] = [
  {
    name: 'organisations.api_key, in plain',
    where: 'vault.provider_credentials.sealed_api_key',
    why: 'It must be sent to the provider again, so it is sealed; `organisations.api_key` holds its digest.',
  },
  {
    name: 'admin_key_credentials',
    where: 'vault.admin_key_credentials.sealed_api_key',
    why: 'The house’s own key is sealed, and out of reach of Hasura.',
  },
  {
    name: 'Beneficiary.beneficiaryTypes',
    where: 'public.beneficiary_information_slice.beneficiaryEntityType',
    why: 'The specification names it once and gives no values. A beneficiary of the provider has one type, company or individual, which the form and its validation ask for as `beneficiaryEntityType`; a list would hold this value alone.',
  },
  {
    name: 'Beneficiary.paymentTypes: priority',
    where: 'public.beneficiary_information_slice.isPriority',
    why: 'The input of the actions is the list `paymentTypes`; it is stored as one flag for each type.',
  },
  {
    name: 'Beneficiary.paymentTypes: regular',
    where: 'public.beneficiary_information_slice.isRegular',
    why: 'As before.',
  },
  {
    name: 'Payment.youCanAuthorise',
    where: 'public.payments_you_can_authorise()',
    why: 'It depends on who asks.',
  },
  ...Object.values(alarmFields).map((name) => ({
    name: `settings.${name}`,
    where: `public.${name}()`,
    why: 'A computed field: each currency has its row in `currency_settings`.',
  })),
  {
    name: 'hasMfaEnabled, isEmailVerified, isSuperAdmin',
    where: 'the identity provider',
    why: 'It alone knows; a copy would go stale.',
  },
  {
    name: 'tracking info, the end-to-end tracker, funding and settlement accounts',
    where: 'the provider',
    why: 'The portal asks for them when they are looked at.',
  },
];
