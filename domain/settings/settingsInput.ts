import { boolean, number, object, string, type InferType } from '../yup';
import { coolingDays, houseSwitches } from '../changes/fourEyes';
import { switchList } from '../changes/fourEyesInput';
import { messages } from '../messages';
import { houseAmount } from './currencySettings';
import { newAccountFormsSchema } from './newAccountForms';

const coolingFault = `Enter ${coolingDays.least} to ${coolingDays.most} days.`;

const html = (length: number) => string().nullable().max(length, `Write at most ${length} characters.`);
const flag = () => boolean();
const accountId = () => string().uuid().nullable();

/** What the house's fraud notice says; without a text the default one is shown. */
const fraudNotices = object({
  text: string().nullable().max(4000, 'Write at most 4000 characters.'),
})
  .noUnknown()
  .optional()
  .default(undefined);

/**
 * The portal's settings that an administrator may change. An omitted field keeps its value; null clears a field that may be empty.
 * Amounts are decimal strings in major units of the currency that the field names.
 */
export const settingsInputSchema = object({
  maintenance_banner: html(2000),
  notifications_page_html: html(50_000),
  fraud_notices: fraudNotices,
  conversion_wizard: flag(),
  payments_wizard: flag(),
  balance_funding_page: flag(),
  balances: flag(),
  beneficiaries_listing: flag(),
  designatedAccountType: flag(),
  ownershipStructureDiagram: flag(),
  send_new_account_requests_to_provider: flag(),
  new_account_forms: newAccountFormsSchema.optional(),
  incoming_fund_fee_account_id: accountId(),
  monthly_maintenance_charge_account_id: accountId(),
  payment_fee_account_id: accountId(),
  euro_negative_interest_account_id: accountId(),
  balance_transfer_fee_account_id: accountId(),
  safeguarding_control_account_id: accountId(),
  /** A fraction per year: 0.005 is half a per cent. */
  euro_negative_interest_charge_rate: string().matches(/^(0(\.\d{1,10})?|1(\.0{1,10})?)$/, 'Enter a rate from 0 to 1.'),
  euro_liquidity_balance_amount: houseAmount(),
  safeguarding_gbp_balance_alarm: houseAmount().nullable(),
  safeguarding_eur_balance_alarm: houseAmount().nullable(),
  safeguarding_usd_balance_alarm: houseAmount().nullable(),
  /** What needs a second administrator. */
  four_eyes: switchList(houseSwitches),
  /** For how many days a user is no second person for whoever created or changed that user. */
  cooling_days: number()
    .typeError(messages.fields.number)
    .integer('Enter a whole number.')
    .min(coolingDays.least, coolingFault)
    .max(coolingDays.most, coolingFault),
}).noUnknown();

/** What passes settingsInputSchema. */
export type SettingsInput = InferType<typeof settingsInputSchema>;
