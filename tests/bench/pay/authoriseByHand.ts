import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { digestOf } from '../../../actions/payments/digest';
import { convertAtRate } from '../../../domain/money/storedRate';
import {
  applicableRule,
  areAuthorisationsCurrent,
  decideAuthorisation,
  type AuthorisationRequest,
  type AuthorisationRule,
} from '../../../domain/payments/authorisation';
import type { PaymentContent } from '../../../domain/payments/content';
import { rules } from './createByHand';
import { inTransaction, only, type Caller, type Run, type Statement } from './transaction';

const lock: Statement = {
  name: 'lock',
  text: `select id from payments where id = $1 and "accountId" = $2 and status = 'awaiting_authorisation' for update`,
};

/** The payment with the caller's seat, the maker's contact and the rate. */
const load: Statement = {
  name: 'load',
  text: `
    select seat.role_id as "roleId", account.org_id as "organisationId", seat.upper_fx_limit as "upperLimit",
      rate."midMarketRate"::text as "midMarketRate", rate."updatedAt" as "rateAt", p."createdById", p."uniqueRequestId",
      json_build_object('accountId', p."accountId", 'amount', p.amount::text, 'currency', p.currency,
        'paymentDate', p."paymentDate"::text, 'paymentType', p."paymentType", 'chargeType', p."chargeType",
        'reason', p.reason, 'reference', p.reference, 'purposeCode', p."purposeCode",
        'ultimateBeneficiaryName', p."ultimateBeneficiaryName", 'invoiceNumber', p."invoiceNumber",
        'invoiceDate', p."invoiceDate"::text, 'conversionId', p."tccConversionId",
        'providerBeneficiaryId', payee.tcc_beneficiary_id, 'onBehalfOf', maker.tcc_contact_id,
        'beneficiarySliceId', s.id, 'bank', json_build_object('accountNumber', s."accountNumber", 'iban', s.iban,
          'bicSwift', s."bicSwift", 'routingCodeValue1', s."routingCodeValue1",
          'routingCodeValue2', s."routingCodeValue2", 'bankCountry', s."bankCountry",
          'bankAccountHolderName', s."bankAccountHolderName")) as content
    from payments p
    join beneficiary_information_slice s on s.id = p."beneficiarySliceId" and s.is_most_recent
    join beneficiaries payee on payee.id = s."beneficiaryId" and payee.enabled
    join accounts account on account.id = p."accountId"
    join "CurrencyCloudContacts" seat on seat.account_id = p."accountId" and seat.user_id = $2
    join users person on person.id = seat.user_id and person.enabled
    join "CurrencyCloudContacts" maker on maker.account_id = p."accountId" and maker.user_id = p."createdById"
    join exchange_rates rate on rate."fromCurrency" = p.currency and rate."toCurrency" = 'GBP'
    where p.id = $1`,
};

const requests: Statement = {
  name: 'requests',
  text: `select id, "roleIdRequired", "authorisedById", "contentDigest" from payment_authorisation_requests
    where "paymentId" = $1 order by id`,
};

const give: Statement = {
  name: 'give',
  text: `update payment_authorisation_requests
    set "authorisedById" = $2, "authorisedAt" = now(), "contentDigest" = $3 where id = $1`,
};

const setStatus: Statement = { name: 'setStatus', text: 'update payments set status = $2 where id = $1' };

const enqueue: Statement = {
  name: 'enqueue',
  text: `insert into provider_intents (id, kind, entity_id, account_id, key, payload, digest, next_attempt_at)
    values ($1, 'payment', $2, $3, $4, $5, $6, now())`,
};

interface Loaded {
  readonly roleId: string;
  readonly organisationId: string;
  readonly upperLimit: string | null;
  readonly midMarketRate: string;
  readonly rateAt: Date;
  readonly createdById: string;
  readonly uniqueRequestId: string;
  readonly content: PaymentContent;
}

type StoredRequest = AuthorisationRequest & { readonly contentDigest: string | null };

/** Gives one authorisation of a payment; the last one stores the intent. */
export function authoriseByHand(pool: Pool, caller: Caller, paymentId: string) {
  return inTransaction(pool, caller, async (run) => {
    only(await run(lock, [paymentId, caller.accountId]));
    const payment = only(await run<Loaded>(load, [paymentId, caller.userId]));
    const digest = digestOf(payment.content);
    const requested = await run<StoredRequest>(requests, [paymentId]);
    const given = requested.map(({ contentDigest }) => contentDigest);
    if (!areAuthorisationsCurrent(given, digest)) throw new Error('The payment was changed.');
    const decision = await decide(run, caller, payment, requested);
    await run(give, [decision.request.id, caller.userId, digest]);
    if (decision.isLast) await release(run, paymentId, payment, digest);
    const status = decision.isLast ? 'processing' : 'awaiting_authorisation';
    return { paymentId, status, errorCode: null };
  });
}

async function decide(run: Run, { userId }: Caller, payment: Loaded, requested: readonly StoredRequest[]) {
  const { roleId, upperLimit, createdById: creatorId, content } = payment;
  const rate = { midMarketRate: payment.midMarketRate, updatedAt: payment.rateAt };
  const amount = convertAtRate(content, 'GBP', rate, new Date());
  const stored = await run<{ rule: AuthorisationRule }>(rules, [payment.organisationId]);
  const rule = applicableRule(
    stored.map((row) => row.rule),
    amount,
  );
  const canAuthoriseOwnPayments = rule?.canAuthoriseOwnPayments ?? false;
  const decision = decideAuthorisation({
    userId,
    roleId,
    upperLimit,
    creatorId,
    amount,
    canAuthoriseOwnPayments,
    requests: requested,
  });
  if ('refusal' in decision) throw new Error(decision.refusal);
  return decision;
}

async function release(run: Run, paymentId: string, payment: Loaded, digest: string): Promise<void> {
  const { content, uniqueRequestId } = payment;
  await run(setStatus, [paymentId, 'authorised']);
  await run(setStatus, [paymentId, 'processing']);
  const payload = JSON.stringify({ onBehalfOf: content.onBehalfOf });
  await run(enqueue, [randomUUID(), paymentId, content.accountId, uniqueRequestId, payload, digest]);
}
