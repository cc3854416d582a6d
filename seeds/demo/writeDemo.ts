import type { Knex } from 'knex';
import { demoBooks } from './books';
import { keyHolder, writeApiKey } from './writeApiKey';
import {
  accountId,
  accounts,
  closedAccount,
  demoStart,
  house,
  houseAccounts,
  newAccount,
  organisations,
  roleId,
  roles,
  rules,
} from './organisations';
import { beneficiaries, type DemoBeneficiary } from './beneficiaries';
import { demoId } from './demoId';
import { contactId, people, unopenedSeats } from './people';
import { expiryDays } from './payments';
import { writeDocuments } from './writeDocuments';
import { writeFees } from './writeFees';
import { writeMirrors } from './writeMirrors';
import { writeParties } from './writeParties';
import { writePayments } from './writePayments';
import { writeTrades } from './writeTrades';
import { writeRates } from './writeRates';
import { writeRecurring } from './writeRecurring';
import { writeTemplates } from './writeTemplates';
import { writeWebhooks } from './writeWebhooks';
import { writeWork } from './writeWork';

/**
 * Writes the demo's own rows: organisations, people, seats, rules, beneficiaries, payments,
 * conversions, transfers, charges, what the provider holds of them, and the related documents.
 * @param now the moment the demo begins
 */
export async function writeDemo(owner: Knex, now: Date): Promise<void> {
  await owner.transaction(async (transaction) => {
    const books = demoBooks(now);
    await writeOrganisations(transaction);
    await writePeople(transaction);
    await writeApiKey(transaction, now);
    await writeRules(transaction);
    await writeBeneficiaries(transaction, now);
    await writePayments(transaction, books.payments, now);
    await writeParties(transaction, now);
    await writeMirrors(transaction, books, now);
    await writeTrades(transaction, books);
    await writeRates(transaction, now);
    await writeFees(transaction, books);
    await writeDocuments(transaction, books.payments, now);
    await writeWork(transaction, now);
    await writeTemplates(transaction, now);
    await writeRecurring(transaction, now);
    // Webhooks come last: they send no messages about the rows that the demo writes.
    await writeWebhooks(transaction, now);
  });
}

/** Whether a demo was written into this database before. */
export async function hasDemo(owner: Knex): Promise<boolean> {
  return Boolean(
    await owner('organisations')
      .where({ id: demoId('organisation aldgate') })
      .first('id'),
  );
}

async function writeOrganisations(transaction: Knex.Transaction): Promise<void> {
  await transaction('organisations').insert(
    [...organisations, { ...house, favourites: false }].map(({ id, name, currency, favourites }) => ({
      id,
      name,
      authorisation_currency: currency,
      enable_favourites: favourites,
      createdAt: demoStart,
    })),
  );
  await transaction('organisations')
    .where({ id: demoId('organisation borealis') })
    .update({ fraud_notices: JSON.stringify({ paymentThreshold: '4000.00' }), payment_expiry_days: expiryDays });
  await transaction('accounts').insert(
    [...accounts, ...houseAccounts, closedAccount].map((account) => ({
      id: account.id,
      name: account.name,
      reference: account.reference,
      tccAccountId: account.tccAccountId,
      org_id: demoId(`organisation ${account.organisation}`),
      street: account.street,
      city: account.city,
      postal_code: account.postalCode,
      country: account.country,
      legal_entity_type: 'company',
      is_approved: true,
      isTccSubAccount: account.key !== 'house',
      createdAt: demoStart,
    })),
  );
  await transaction('accounts')
    .where({ id: closedAccount.id })
    .update({ is_closed: true, closed_date: closedAccount.closedDate });
  await transaction('accounts').insert({ ...newAccount, createdAt: demoStart });
  await transaction('roles').insert(
    roles.map(({ key, organisation, name, mayCreate }) => ({
      id: roleId(key),
      name,
      order: 1 + roles.filter((role) => role.organisation === organisation).findIndex((role) => role.key === key),
      org_id: demoId(`organisation ${organisation}`),
      can_create_beneficiaries: mayCreate,
      can_create_conversions: mayCreate,
      can_create_payments: mayCreate,
    })),
  );
}

function firstAccount(person: (typeof people)[number]): string | null {
  const [key] = Object.keys(person.seats);
  return key ? accountId(key) : null;
}

async function writePeople(transaction: Knex.Transaction): Promise<void> {
  await transaction('users').insert(
    people.map((person, index) => ({
      id: person.username,
      first_name: person.firstName,
      last_name: person.lastName,
      email: `${person.username}@demo.invalid`,
      phone: `+44770090${String(index).padStart(4, '0')}`,
      date_of_birth: `1984-05-${String(index + 1).padStart(2, '0')}`,
      is_api_key_access_enabled: person.username === keyHolder,
      enabled: person.isEnabled,
      can_use_transfers: person.canUseTransfers,
      last_used_account_id: firstAccount(person),
      createdAt: demoStart,
    })),
  );
  await transaction('users_organisations').insert(
    people.map((person) => ({
      user_id: person.username,
      org_id: demoId(`organisation ${person.organisation}`),
      can_user_admin_org: person.canAdministerUsers,
      can_manage_favourites: person.canManageFavourites,
      canManageNewAccount: person.canManageNewAccount,
    })),
  );
  await transaction('users_organisations').insert({ user_id: 'superadmin2', org_id: house.id });
  await transaction('CurrencyCloudContacts').insert(
    people.flatMap((person) =>
      Object.entries(person.seats).map(([account, role]) => ({
        id: demoId(`seat ${person.username} ${account}`),
        user_id: person.username,
        account_id: accountId(account),
        role_id: roleId(role),
        tcc_contact_id: contactId(person.username, account),
        upper_fx_limit: person.upperLimit,
      })),
    ),
  );
  await transaction('CurrencyCloudContacts').insert(
    unopenedSeats.map(({ username, account, role, refusal }) => ({
      id: demoId(`seat ${username} ${account}`),
      user_id: username,
      account_id: accountId(account),
      role_id: roleId(role),
      contact_refusal: refusal,
    })),
  );
}

async function writeRules(transaction: Knex.Transaction): Promise<void> {
  for (const { organisation, threshold, canAuthoriseOwnPayments, roles: required } of rules) {
    const id = demoId(`rule ${organisation} ${threshold}`);
    await transaction('organisation_payment_auth_rule').insert({
      id,
      org_id: demoId(`organisation ${organisation}`),
      threshold,
      can_authorise_own_payments: canAuthoriseOwnPayments,
    });
    await transaction('payment_auth_rule_role').insert(
      required.map(({ role, numberRequired }) => ({
        auth_rule_id: id,
        role_id: roleId(role),
        number_required: numberRequired,
      })),
    );
  }
}

async function writeBeneficiaries(transaction: Knex.Transaction, now: Date): Promise<void> {
  await transaction('beneficiaries').insert(
    beneficiaries.map((payee) => ({
      id: payee.id,
      account_id: accountId(payee.account),
      createdById: payee.account === 'borealis-imports' ? 'borealis' : 'maker',
      createdAt: now,
    })),
  );
  await transaction('beneficiary_tags').insert(
    beneficiaries.flatMap(({ id, tags = [] }) => tags.map((tag) => ({ beneficiary_id: id, tag }))),
  );
  await transaction('beneficiary_information_slice').insert(
    beneficiaries.flatMap((payee) =>
      payee.earlier ? [earlierSlice(payee, payee.earlier, now), sliceOf(payee, now)] : [sliceOf(payee, now)],
    ),
  );
}

/** Details of a month ago. Their record at the provider is not kept. */
function earlierSlice(payee: DemoBeneficiary, earlier: Partial<DemoBeneficiary>, now: Date): object {
  return {
    ...sliceOf({ ...payee, ...earlier }, new Date(now.getTime() - 30 * 86_400_000)),
    id: demoId(`earlier slice ${payee.key}`),
    tcc_beneficiary_id: null,
    is_most_recent: false,
  };
}

function sliceOf(payee: DemoBeneficiary, createdAt: Date) {
  return {
    is_most_recent: true,
    id: payee.sliceId,
    beneficiaryId: payee.id,
    tcc_beneficiary_id: payee.tccBeneficiaryId,
    name: payee.name,
    beneficiaryEntityType: payee.entityType,
    companyName: payee.entityType === 'company' ? payee.name : null,
    firstName: payee.entityType === 'individual' ? payee.name.split(' ')[0] : null,
    lastName: payee.entityType === 'individual' ? payee.name.split(' ')[1] : null,
    address: payee.address,
    city: payee.city,
    postcode: payee.postcode ?? null,
    stateOrProvince: payee.stateOrProvince ?? null,
    country: payee.country,
    bankCountry: payee.country,
    bankAccountHolderName: payee.name,
    currency: payee.currency,
    accountNumber: payee.accountNumber ?? null,
    iban: payee.iban ?? null,
    bicSwift: payee.bicSwift ?? null,
    routingCodeType1: payee.sortCode ? 'sort_code' : payee.aba ? 'aba' : null,
    routingCodeValue1: payee.sortCode ?? payee.aba ?? null,
    isPriority: payee.types.includes('priority'),
    isRegular: payee.types.includes('regular'),
    createdAt,
  };
}
