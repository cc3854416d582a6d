import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { contentDigest } from '../../../actions/intents/contentDigest';
import { shortReference } from '../../../actions/payments/storePayment';
import { normaliseAmount, roundAmount } from '../../../domain/money/amount';
import { convertAtRate } from '../../../domain/money/storedRate';
import { applicableRule, requestsDue, type AuthorisationRule } from '../../../domain/payments/authorisation';
import { payableDate } from '../../../domain/payments/paymentDate';
import type { PaymentInput } from '../../../domain/payments/paymentInput';
import { inTransaction, only, type Caller, type Statement } from './transaction';

/** A payment as the benchmark sends it. */
export type NewPayment = PaymentInput;

/** Seat, payee and rate in one row. */
interface Facts {
  readonly roleId: string;
  readonly organisationId: string;
  readonly sliceId: string;
  readonly midMarketRate: string;
  readonly rateAt: Date;
}

const facts: Statement = {
  name: 'facts',
  text: `
    select seat.role_id as "roleId", account.org_id as "organisationId", slice.id as "sliceId",
      rate."midMarketRate"::text as "midMarketRate", rate."updatedAt" as "rateAt"
    from "CurrencyCloudContacts" seat
    join users person on person.id = seat.user_id and person.enabled
    join roles role on role.id = seat.role_id and role.can_create_payments
    join accounts account on account.id = seat.account_id and account.is_approved and not account.is_closed
    join beneficiaries payee on payee.account_id = account.id and payee.enabled and payee.id = $3
    join beneficiary_information_slice slice on slice."beneficiaryId" = payee.id and slice.is_most_recent
    join exchange_rates rate on rate."fromCurrency" = slice.currency and rate."toCurrency" = 'GBP'
    where seat.user_id = $1 and seat.account_id = $2 and slice.currency = $4 and payee.tcc_beneficiary_id is not null
      and not exists (select from countries where "alpha2Code" in (slice.country, slice."bankCountry")
        and ("sanctionFlag" or not "permittedJurisdiction"))`,
};

/** The organisation's rules, each as JSON. */
export const rules: Statement = {
  name: 'rules',
  text: `
    select json_build_object('id', rule.id, 'threshold', rule.threshold, 'isArchived', false,
      'canAuthoriseOwnPayments', rule.can_authorise_own_payments,
      'creatorCanSatisfyRule', rule.payment_creator_can_satisfy_rule,
      'roles', (select json_agg(json_build_object('roleId', role_id, 'numberRequired', number_required) order by role_id)
        from payment_auth_rule_role where auth_rule_id = rule.id)) as rule
    from organisation_payment_auth_rule rule where rule.org_id = $1 and not rule.is_archived`,
};

const insertPayment: Statement = {
  name: 'insertPayment',
  text: `
    insert into payments (id, "shortReference", "uniqueRequestId", "clientRequestDigest", "accountId", "createdById",
      status, amount, currency, "paymentDate", "paymentType", reason, reference, "beneficiarySliceId",
      "gbpEquivalent", "authorisationAmount", "authorisationCurrency", "authRuleId")
    values ($1, $2, $3, $4, $5, $6, 'awaiting_authorisation', $7, $8, $9, $10, $11, $12, $13, $14, $15, 'GBP', $16)`,
};

const insertRequests: Statement = {
  name: 'insertRequests',
  text: `
    insert into payment_authorisation_requests ("paymentId", "authRuleId", "roleIdRequired")
    select $1, $2, unnest($3::uuid[])`,
};

/** The fee of a regular payment, as a pending charge with its derivation. */
const insertFee: Statement = {
  name: 'insertFee',
  text: `
    with terms as (
      select account.id as account, tariffs.id as tariff, details, settings.payment_fee_account_id as destination,
        coalesce((select each ->> 'amount' from jsonb_array_elements(details -> 'regular_overrides') each
          where each ->> 'currency' = $3::text), details ->> 'regular') as price
      from accounts account cross join settings
      join tariffs on tariffs.id = coalesce(account.payment_fee_tariff_id,
        (select id from tariffs where type = 'payment_fee' and is_default))
      where account.id = $2 and account.process_charges and settings.payment_fee_account_id is not null
    ), charge as (
      insert into charges (type, status, amount, amounts, currency, narrative, payment_id, tariff_id, main_account_id,
        source_account_id, destination_account_id)
      select 'payment_fee', 'pending', price::numeric, jsonb_build_object('GBP', price), 'GBP', $4::text, $1::uuid, tariff, account, account,
        destination
      from terms returning id
    )
    insert into charge_derivations (charge_id, inputs, steps)
    select charge.id, jsonb_build_object('tariff', details, 'currency', $3::text),
      jsonb_build_array(jsonb_build_object('amount', price, 'currency', 'GBP'))
    from charge cross join terms`,
};

/** Stores a payment that needs approvals, its fee, and its open requests. */
export function createByHand(pool: Pool, caller: Caller, input: NewPayment) {
  return inTransaction(pool, caller, async (run) => {
    const { userId, accountId } = caller;
    const now = new Date();
    const known = only(await run<Facts>(facts, [userId, accountId, input.beneficiaryId, input.currency]));
    const amount = normaliseAmount(input.amount, input.currency);
    const rate = { midMarketRate: known.midMarketRate, updatedAt: known.rateAt };
    const pounds = convertAtRate({ amount, currency: input.currency }, 'GBP', rate, now);
    const stored = await run<{ rule: AuthorisationRule }>(rules, [known.organisationId]);
    const rule = applicableRule(
      stored.map((row) => row.rule),
      pounds,
    );
    if (!rule || !pounds) throw new Error('The payment needs no approval.');
    const id = randomUUID();
    await run(insertPayment, [
      id,
      shortReference(id, now),
      randomUUID(),
      contentDigest(input),
      accountId,
      userId,
      amount,
      input.currency,
      payableDate(input.paymentDate, now),
      input.paymentType,
      input.reason,
      input.reference,
      known.sliceId,
      roundAmount(pounds, 'GBP'),
      pounds,
      rule.id,
    ]);
    await run(insertFee, [id, accountId, input.currency, `Payment fee ${input.reference}`]);
    const roles = requestsDue(rule, known.roleId).map(({ roleIdRequired }) => roleIdRequired);
    await run(insertRequests, [id, rule.id, roles]);
    return { id, status: 'awaiting_authorisation', authorisationsRequired: roles.length };
  });
}
