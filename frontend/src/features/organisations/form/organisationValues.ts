import { ValidationError } from '../../../../../domain/yup';
import {
  organisationChangesSchema,
  organisationInputSchema,
} from '../../../../../domain/organisations/organisationInput';
import { noticeInputOf, noticeValuesOf, type NoticeValues } from './noticeValues';
import type { EditedOrganisation } from './organisationWrites';

/** The form as its controls hold it. */
export interface OrganisationValues {
  readonly name: string;
  readonly authorisation_currency: string;
  readonly idle_limit_minutes: string;
  /** Empty: payments never expire. */
  readonly payment_expiry_days: string;
  readonly tcc_login_id: string;
  readonly api_key: string;
  readonly tcc_contact_id: string;
  readonly defaultToAdminCredentials: boolean;
  readonly enable_dip: boolean;
  readonly enable_favourites: boolean;
  readonly notices: NoticeValues;
}

/** An empty form. */
export const noValues: OrganisationValues = {
  name: '',
  authorisation_currency: '',
  idle_limit_minutes: '55',
  payment_expiry_days: '',
  tcc_login_id: '',
  api_key: '',
  tcc_contact_id: '',
  defaultToAdminCredentials: false,
  enable_dip: false,
  enable_favourites: false,
  notices: noticeValuesOf({}),
};

/** What the form shows of a stored organisation; never its key. */
export const valuesOf = ({
  tcc_login_id,
  tcc_contact_id,
  idle_limit_minutes,
  payment_expiry_days,
  fraud_notices,
  ...row
}: EditedOrganisation) => ({
  ...noValues,
  ...row,
  api_key: '',
  tcc_login_id: tcc_login_id ?? '',
  tcc_contact_id: tcc_contact_id ?? '',
  idle_limit_minutes: String(idle_limit_minutes),
  payment_expiry_days: payment_expiry_days === null ? '' : String(payment_expiry_days),
  notices: noticeValuesOf(fraud_notices),
});

/** What creating an organisation takes. */
export const creationOf = (values: OrganisationValues) => ({
  name: values.name.trim(),
  api_key: values.api_key.trim(),
  tcc_login_id: values.tcc_login_id.trim(),
  tcc_contact_id: values.tcc_contact_id.trim(),
  authorisation_currency: values.authorisation_currency,
  enable_dip: values.enable_dip,
  defaultToAdminCredentials: values.defaultToAdminCredentials,
});

/** The fields that differ from what is stored. */
export function changesOf(values: OrganisationValues, stored: EditedOrganisation) {
  const before = valuesOf(stored);
  const texts = (['name', 'tcc_login_id', 'tcc_contact_id', 'api_key'] as const).filter(
    (field) => values[field].trim() !== before[field],
  );
  const flags = (['enable_dip', 'enable_favourites', 'defaultToAdminCredentials'] as const).filter(
    (field) => values[field] !== before[field],
  );
  const hasLimit = values.idle_limit_minutes.trim() !== before.idle_limit_minutes;
  const hasExpiry = values.payment_expiry_days.trim() !== before.payment_expiry_days;
  const hasNotices = JSON.stringify(values.notices) !== JSON.stringify(before.notices);
  return {
    ...Object.fromEntries(texts.map((field) => [field, values[field].trim()])),
    ...Object.fromEntries(flags.map((field) => [field, values[field]])),
    ...(hasLimit ? { idle_limit_minutes: wholeNumber(values.idle_limit_minutes) } : {}),
    ...(hasExpiry ? { payment_expiry_days: expiryOf(values.payment_expiry_days) } : {}),
    ...(hasNotices ? { fraud_notices: noticeInputOf(values.notices) } : {}),
  };
}

const wholeNumber = (text: string): number => (text.trim() ? Number(text) : NaN);

const expiryOf = (text: string): number | null => (text.trim() ? Number(text) : null);

/** The field of the form that a path of the input belongs to. */
export const fieldOf = (path: string): string =>
  path.replace('fraud_notices.paymentThreshold', 'notices.paymentThreshold');

/** The faults of the form by field: of a new organisation, or of changes. */
export function faultsOf(values: OrganisationValues, stored?: EditedOrganisation): Record<string, string> {
  const schema = stored ? organisationChangesSchema : organisationInputSchema;
  try {
    schema.validateSync(stored ? changesOf(values, stored) : creationOf(values), { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [fieldOf(path ?? ''), message]));
  }
}
