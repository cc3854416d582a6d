import { array, object, string, oneLine } from './yup';
import { messages } from './messages';

/** The lists whose filters can be saved. */
export const savedLists = ['payments'] as const;

/** The most saved views of one list of a user. */
export const maxSavedViews = 30;

/** The name of a saved view. */
export const savedViewName = () => oneLine(60).required(messages.fields.required);

const filter = object({
  name: string()
    .matches(/^[A-Za-z]{1,40}$/, 'This is no filter.')
    .required(messages.fields.required),
  value: oneLine(200).required(messages.fields.required),
}).noUnknown();

/** The filters of a list under a name, as its query parameters. */
export const savedViewSchema = object({
  list: string()
    .required(messages.fields.required)
    .oneOf([...savedLists], 'The filters of this list cannot be saved.'),
  name: savedViewName(),
  filters: array(filter).min(1, 'Choose a filter first.').max(20, 'Save at most 20 filters.').required(),
}).noUnknown();
