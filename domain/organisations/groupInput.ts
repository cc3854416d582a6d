import { array, object, string, type InferType } from '../yup';
import { messages } from '../messages';
import { nameField } from './organisationInput';

/** The most accounts, and the most people, of one group. */
export const maxGroupMembers = 1000;

const text = () => string().required(messages.fields.required);
const distinct = (values: readonly unknown[] | undefined) => new Set(values).size === (values ?? []).length;

const members = (one: ReturnType<typeof text>) =>
  array(one)
    .required(messages.fields.required)
    .max(maxGroupMembers, `Choose at most ${maxGroupMembers}.`)
    .test('distinct', 'Choose each once.', distinct);

/** The usernames of a group's people. */
export const groupUsersSchema = object({ userIds: members(text()) }).noUnknown();

/** A group of accounts and people. */
export const groupInputSchema = object({
  name: nameField(),
  accountIds: members(text().uuid()),
  userIds: members(text()),
}).noUnknown();

/** What passes groupInputSchema. */
export type GroupInput = InferType<typeof groupInputSchema>;
