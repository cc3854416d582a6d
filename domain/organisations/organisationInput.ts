import { boolean, number, object, string, type InferType, oneLine } from '../yup';
import { fraudNoticeInputSchema } from '../fraudNotices/settings';
import { messages } from '../messages';
import { currencies } from '../money/currencies';

/** The bounds of an organisation's idle limit, in minutes. */
export const idleLimitMinutes = { least: 5, most: 55 } as const;

/** The most days that a payment may wait for its approvals. */
export const maxExpiryDays = 365;

const expiryFault = `Enter 1 to ${maxExpiryDays} days, or nothing.`;

/** The length of the name of an organisation, a role or a group, in UTF-16 code units. */
export const maxNameLength = 120;

/** A name on one line that is not blank. */
export const nameField = () => oneLine(maxNameLength).required(messages.fields.required);

const key = () => string().max(256, 'Use at most 256 characters.').matches(/^\S*$/, 'A key has no spaces.');
const contactFault = 'Enter the id of a contact, such as 3fa85f64-5717-4562-b3fc-2c963f66afa6.';

/** What creating an organisation requires (specification, part two, section 5). */
export const organisationInputSchema = object({
  name: nameField(),
  api_key: key().required(messages.fields.required),
  tcc_login_id: oneLine(maxNameLength).required(messages.fields.required),
  tcc_contact_id: string().required(messages.fields.required).uuid(contactFault),
  authorisation_currency: string()
    .required(messages.fields.required)
    .test('known', 'This currency is not known.', (code) => currencies.has(code)),
  enable_dip: boolean().required(messages.fields.required),
  defaultToAdminCredentials: boolean().nullable(),
}).noUnknown();

/** What may be changed of an organisation; what is left out stays. The authorisation currency is not among it (docs/decisions/065). */
export const organisationChangesSchema = object({
  name: nameField().optional(),
  api_key: key().min(1, messages.fields.required),
  tcc_login_id: oneLine(maxNameLength).min(1, messages.fields.required),
  tcc_contact_id: string().uuid(contactFault),
  enable_dip: boolean(),
  enable_favourites: boolean(),
  defaultToAdminCredentials: boolean(),
  fraud_notices: fraudNoticeInputSchema.optional().default(undefined),
  idle_limit_minutes: number()
    .typeError(messages.fields.number)
    .integer('Enter a whole number.')
    .min(idleLimitMinutes.least, `Enter ${idleLimitMinutes.least} to ${idleLimitMinutes.most} minutes.`)
    .max(idleLimitMinutes.most, `Enter ${idleLimitMinutes.least} to ${idleLimitMinutes.most} minutes.`),
  /** After how many days without its approvals a payment fails (docs/decisions/043); null: never. */
  payment_expiry_days: number()
    .typeError(messages.fields.number)
    .nullable()
    .integer('Enter a whole number.')
    .min(1, expiryFault)
    .max(maxExpiryDays, expiryFault),
}).noUnknown();

/** What passes organisationChangesSchema. */
export type OrganisationChanges = InferType<typeof organisationChangesSchema>;
