import { object, type InferType, oneLine } from '../yup';
import { messages } from '../messages';
import { fieldsWith } from './fields';
import { paymentAmount, paymentInputSchema } from './paymentInput';
import { maxTemplateName } from './templateLimits';

/** The name of a template. */
export const templateName = () => oneLine(maxTemplateName).required(messages.fields.required);

/** What a template keeps of a payment: all that the next one has in common with it. The amount may be left open. */
export const paymentTemplateSchema = paymentInputSchema
  .pick([...fieldsWith('isKept')])
  .shape({ amount: paymentAmount().nullable() })
  .noUnknown();

/** What passes paymentTemplateSchema. */
export type PaymentTemplate = InferType<typeof paymentTemplateSchema>;

/** A name and a template, as an action takes them. */
export const namedTemplateSchema = object({ name: templateName(), template: paymentTemplateSchema.required() });
