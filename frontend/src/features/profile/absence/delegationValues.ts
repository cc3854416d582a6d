import dayjs from 'dayjs';
import { object, string } from '../../../../../domain/yup';
import { isIsoDate } from '../../../../../domain/isoDate';
import { messages } from '../../../../../domain/messages';

/** What is entered of a delegation: days as YYYY-MM-DD, the last one included. */
export interface DelegationValues {
  readonly toUserId: string;
  readonly roleId: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

const day = string()
  .required(messages.fields.required)
  .test('date', 'Enter a date such as 24 Nov 2026.', (text) => isIsoDate(text));

/** The form's schema. The action checks the period. */
export const delegationSchema = object({
  toUserId: string().required(messages.fields.required),
  roleId: string().required(messages.fields.required),
  firstDay: day,
  lastDay: day,
});

/** The input of the mutation: from the beginning of the first day to the end of the last one, where the user is. */
export function toDelegationInput({ toUserId, roleId, firstDay, lastDay }: DelegationValues) {
  return {
    toUserId,
    roleId,
    startsAt: dayjs(firstDay).toISOString(),
    endsAt: dayjs(lastDay).add(1, 'day').toISOString(),
  };
}

const fields: Readonly<Record<string, keyof DelegationValues>> = { startsAt: 'firstDay', endsAt: 'lastDay' };

/** The form's field for a field of the mutation. */
export const fieldOf = (field: string | undefined) => field && (fields[field] ?? field);
