import { object, string, type AnyObject, type ObjectSchema, oneLine } from '../yup';
import { isEmailAddress } from '../text';
import { identificationTypes } from '../beneficiaries/beneficiaryFields';
import { isIsoDate } from '../isoDate';
import { messages } from '../messages';

const { required } = messages.fields;

/** What an organisation keeps at hand (specification, part two, section 3). */
export const favouriteKinds = ['address', 'entity', 'person'] as const;

/** One of those kinds. */
export type FavouriteKind = (typeof favouriteKinds)[number];

const line = (length: number) => oneLine(length).nullable();
const country = () =>
  string()
    .nullable()
    .matches(/^([A-Z]{2})?$/, 'Choose a country.');
const email = () =>
  line(255).test(
    'e-mail',
    'Enter an e-mail address, such as name@company.com.',
    (address) => !address || isEmailAddress(address),
  );
const identificationType = () =>
  string()
    .nullable()
    .oneOf([null, '', ...identificationTypes], 'Choose a type from the list.');

const place = {
  street: line(200),
  city: line(100),
  state_or_province: line(100),
  postal_code: line(20),
  country: country(),
};

const identity = {
  identification_type: identificationType(),
  identification_value: line(100),
  email: email(),
  phone: line(40),
};

/** An address, which is complete. */
export const favouriteAddressSchema = object({
  name: oneLine(120).required(required),
  ...place,
  street: oneLine(200).required(required),
  city: oneLine(100).required(required),
  country: string()
    .required(required)
    .matches(/^[A-Z]{2}$/, 'Choose a country.'),
}).noUnknown();

/** A company or an individual by name. */
export const favouriteEntitySchema = object({
  name: oneLine(120).required(required),
  legal_entity_type: string().nullable().oneOf([null, '', 'company', 'individual'], 'Choose a type from the list.'),
  ...identity,
  website: line(255),
  ...place,
}).noUnknown();

/** A person. */
export const favouritePersonSchema = object({
  first_name: oneLine(100).required(required),
  last_name: oneLine(100).required(required),
  date_of_birth: string()
    .nullable()
    .test('date', 'Enter a date such as 24 Nov 1980.', (text) => !text || isIsoDate(text)),
  nationality: country(),
  ...identity,
  ...place,
}).noUnknown();

/** The schema of each kind. */
export const favouriteSchemas: Readonly<Record<FavouriteKind, ObjectSchema<AnyObject>>> = {
  address: favouriteAddressSchema,
  entity: favouriteEntitySchema,
  person: favouritePersonSchema,
};

/** A favourite with each empty text as null, as it is stored. */
export const storedFavourite = <Input extends object>(input: Input): Input =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value === '' ? null : value])) as Input;
