import { boolean, number, object, string, type InferType, oneLine } from '../yup';
import { messages } from '../messages';

const { required, number: notANumber } = messages.fields;

/** A whole number in a range. */
const whole = (min: number, max: number) =>
  number()
    .typeError(notANumber)
    .required(required)
    .integer(`Enter a whole number from ${min} to ${max}.`)
    .min(min, `Enter a whole number from ${min} to ${max}.`)
    .max(max, `Enter a whole number from ${min} to ${max}.`);

/** A country as an administrator enters it (specification, part two, section 3). */
export const countryInputSchema = object({
  countryName: oneLine(80).required(required),
  alpha2Code: string()
    .required(required)
    .matches(/^[A-Z]{2}$/, 'Enter two capital letters, such as DE.'),
  alpha3Code: string()
    .required(required)
    .matches(/^[A-Z]{3}$/, 'Enter three capital letters, such as DEU.'),
  /** Which tier's price a priority payment to its banks costs. */
  swiftTier: whole(1, 4),
  /** Countries of a greater weight come first in pickers. */
  weighting: whole(0, 1000),
  permittedJurisdiction: boolean().required(),
  sanctionFlag: boolean().required(),
  /** Whether the country stands in `restricted_countries`: no money goes there, whatever the flags say. */
  isRestricted: boolean().required(),
}).noUnknown();

/** What passes countryInputSchema. */
export type CountryInput = InferType<typeof countryInputSchema>;

const fields = [
  ...(['countryName', 'alpha3Code', 'swiftTier', 'weighting'] as const),
  ...(['permittedJurisdiction', 'sanctionFlag', 'isRestricted'] as const),
];

/** What the activity log says of a changed country: each changed field with its old and new value. Undefined where none changed. */
export function countryChange(before: CountryInput, after: CountryInput): string | undefined {
  const changes = fields
    .filter((field) => before[field] !== after[field])
    .map((field) => `${field} ${before[field]} → ${after[field]}`);
  return changes.length > 0 ? `${after.alpha2Code}: ${changes.join(', ')}` : undefined;
}
