import { array, boolean, object, string, type InferType, oneLine } from '../yup';
import { isEmailAddress, isUuid } from '../text';
import { isIsoDate } from '../isoDate';
import { messages } from '../messages';

const maxLinks = 50;

const nameOfPerson = () => oneLine(100).required(messages.fields.required);

/** A username: as it is stored, in small letters. */
export const usernameSchema = string()
  .required(messages.fields.required)
  .matches(
    /^[a-z0-9][a-z0-9._@+-]{1,63}$/,
    'Use 2 to 64 small letters, digits, dots, hyphens, underscores, plus or at signs. Begin with a letter or a digit.',
  );

const phone = () =>
  string()
    .required(messages.fields.required)
    .matches(/^\+[1-9]\d{6,14}$/, 'Enter the phone number with its country code, such as +442071234567.');

const email = () =>
  oneLine(254).required(messages.fields.required).test('e-mail', 'Enter an e-mail address.', isEmailAddress);

const birthDay = () =>
  string().required(messages.fields.required).test('date', 'Enter a date as YYYY-MM-DD.', isIsoDate);

/** What a user may do for one organisation (specification, part two, section 3, users_organisations). */
export const organisationLinkSchema = object({
  org_id: string().required(messages.fields.required).test('id', 'This organisation does not exist.', isUuid),
  can_user_admin_org: boolean().nullable(),
  can_manage_favourites: boolean().nullable(),
  canManageNewAccount: boolean().nullable(),
}).noUnknown();

/** A user as administrators create and edit one (specification, part two, section 5). */
export const userInputSchema = object({
  first_name: nameOfPerson(),
  last_name: nameOfPerson(),
  email: email(),
  phone: phone(),
  date_of_birth: birthDay(),
  can_use_transfers: boolean().nullable(),
  can_transfer_between_orgs: boolean().nullable(),
  organisations: array(organisationLinkSchema.required())
    .required(messages.fields.required)
    .min(1, 'Choose at least one organisation.')
    .max(maxLinks, `Choose at most ${maxLinks} organisations.`)
    .test('once', 'Name each organisation once.', (links) => hasNoRepeat(links.map((link) => link.org_id))),
}).noUnknown();

/** The name and phone of a user. */
export const userContactSchema = object({ first_name: nameOfPerson(), last_name: nameOfPerson(), phone: phone() });

const hasNoRepeat = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** What passes userInputSchema. */
export type UserInput = InferType<typeof userInputSchema>;

/** What passes organisationLinkSchema. */
export type OrganisationLink = InferType<typeof organisationLinkSchema>;
