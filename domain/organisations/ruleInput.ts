import { array, boolean, number, object, string, type InferType } from '../yup';
import { messages } from '../messages';

/** The most people of one role that a rule may ask for. */
export const maxNumberRequired = 20;

const whole = 'Enter a whole number.';

const ruleRole = object({
  roleId: string().uuid('Choose a role.').required('Choose a role.'),
  numberRequired: number()
    .typeError(messages.fields.number)
    .required(messages.fields.required)
    .integer(whole)
    .min(1, 'At least one person authorises.')
    .max(maxNumberRequired, `At most ${maxNumberRequired} people authorise.`),
}).noUnknown();

/** An authorisation rule (specification, part two, section 5). The threshold is in whole units of the authorisation currency. */
export const ruleInputSchema = object({
  thresholdAbove: number()
    .typeError(messages.fields.number)
    .required(messages.fields.required)
    .integer(whole)
    .min(0, 'Enter 0 or more.')
    .max(2_000_000_000, 'Enter a smaller number.'),
  canAuthoriseOwnPayments: boolean().required(messages.fields.required),
  paymentCreatorCanSatisfyRule: boolean().required(messages.fields.required),
  roles: array(ruleRole)
    .required(messages.fields.required)
    .min(1, 'Choose at least one role.')
    .test('distinct', 'Choose each role once.', (roles) => {
      return new Set(roles.map(({ roleId }) => roleId)).size === roles.length;
    }),
}).noUnknown();

/** What passes ruleInputSchema. */
export type RuleInput = InferType<typeof ruleInputSchema>;
