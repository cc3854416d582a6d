import { hash } from 'node:crypto';
import type { ConversionStatus } from '../../domain/conversions/transitions';
import { invariant } from '../../domain/invariant';
import type { StoredRate } from '../../domain/money/storedRate';
import type { AuthorisationRequest, AuthorisationRule } from '../../domain/payments/authorisation';
import type { PaymentContent } from '../../domain/payments/content';
import type { PaymentStatus } from '../../domain/payments/transitions';
import type { Position } from '../../domain/sync/nextPosition';
import type { TransferStatus } from '../../domain/transfers/transitions';
import type { ProviderRecord } from './provider';

export interface Payment extends PaymentContent {
  readonly id: string;
  readonly version: number;
  readonly status: PaymentStatus;
  readonly uniqueRequestId: string;
  readonly createdById: string;
  readonly beneficiaryId: string;
  readonly tccPaymentId: string | null;
  readonly errorCode: string | null;
}

export interface Request extends AuthorisationRequest {
  readonly paymentId: string;
  readonly ruleId: string;
  readonly contentDigest: string | null;
}

/** One version of a payee's bank details; the provider knows each as a beneficiary of its own. */
export interface Slice {
  readonly id: string;
  readonly beneficiaryId: string;
  readonly accountId: string;
  readonly currency: string;
  readonly isCurrent: boolean;
  readonly providerBeneficiaryId: string;
  readonly bank: PaymentContent['bank'];
}

/** A conversion or a transfer of ours: its content is a flat record whose digest its intent bears. */
export interface Trade<Status extends string> {
  readonly id: string;
  readonly accountId: string;
  readonly status: Status;
  readonly uniqueRequestId: string;
  readonly providerId: string | null;
  readonly errorCode: string | null;
  readonly content: Readonly<Record<string, string>>;
}

export interface Conversion extends Trade<ConversionStatus> {
  readonly quoteExpiresAt: Date;
}

export type Transfer = Trade<TransferStatus>;

export interface Intent {
  readonly id: string;
  readonly kind: 'payment' | 'conversion' | 'transfer';
  readonly entityId: string;
  readonly accountId: string;
  readonly onBehalfOf: string;
  readonly key: string;
  readonly digest: string;
  readonly state: 'pending' | 'done' | 'rejected';
  readonly attempts: number;
  readonly fence: number;
  /** The claim that recorded last, so that the auditor can tell. */
  readonly recordedBy: number;
  readonly leaseUntil: Date | null;
  readonly nextAttemptAt: Date;
  readonly unresolvedAt: Date | null;
  readonly wantedUntil: Date | null;
}

export type Rule = AuthorisationRule & { readonly organisationId: string };

interface Rows {
  readonly payments: Payment;
  readonly requests: Request;
  readonly slices: Slice;
  readonly conversions: Conversion;
  readonly transfers: Transfer;
  readonly intents: Intent;
  readonly rules: Rule;
  readonly rates: StoredRate & { readonly id: string };
  readonly positions: Position & { readonly id: string };
  readonly mirrors: ProviderRecord;
}

type TableName = keyof Rows;
type Row = { readonly id: string };

/** One change of a row, chained to the one before it. */
export interface Entry {
  readonly table: TableName;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  readonly hash: string;
}

export const genesis = 'the beginning';

/** The hash of a change over the hash of the one before it. */
export function chained(previous: string, { table, before, after }: Omit<Entry, 'hash'>): string {
  return hash('sha256', JSON.stringify([previous, table, before, after]), 'hex');
}

/** Our tables in memory. Rows are replaced, never changed; every change is in the audit log. */
export class Books {
  readonly audit: Entry[] = [];
  private readonly tables = new Map<TableName, Map<string, Row>>();

  get<Name extends TableName>(table: Name, id: string): Rows[Name] | undefined {
    return this.table(table).get(id);
  }

  /** The row that must be there. */
  require<Name extends TableName>(table: Name, id: string): Rows[Name] {
    const row = this.get(table, id);
    invariant(row, `${table} has no ${id}`);
    return row;
  }

  all<Name extends TableName>(table: Name, fits: (row: Rows[Name]) => boolean = () => true): Rows[Name][] {
    const found: Rows[Name][] = [];
    for (const row of this.table(table).values()) if (fits(row)) found.push(row);
    return found;
  }

  put<Name extends TableName>(table: Name, row: Rows[Name]): void {
    this.write(table, row.id, Object.freeze(row));
  }

  change<Name extends TableName>(table: Name, id: string, changes: Partial<Rows[Name]>): void {
    this.put(table, { ...this.require(table, id), ...changes });
  }

  delete(table: TableName, id: string): void {
    this.write(table, id, undefined);
  }

  /** All of it or nothing: what throws leaves no trace. */
  transaction<T>(work: () => T): T {
    const begun = this.audit.length;
    try {
      return work();
    } catch (error) {
      for (const { table, before, after } of this.audit.splice(begun).reverse()) this.set(table, before, after);
      throw error;
    }
  }

  private write(table: TableName, id: string, after: Row | undefined): void {
    const change = { table, before: this.table(table).get(id), after };
    if (change.before === after) return;
    this.audit.push({ ...change, hash: chained(this.audit.at(-1)?.hash ?? genesis, change) });
    this.set(table, after, change.before);
  }

  private set(table: TableName, row: Row | undefined, replaced: Row | undefined): void {
    const rows = this.table(table);
    if (row) rows.set(row.id, row as never);
    else if (replaced) rows.delete(replaced.id);
  }

  private table<Name extends TableName>(name: Name): Map<string, Rows[Name]> {
    const rows = this.tables.get(name) ?? new Map<string, Row>();
    this.tables.set(name, rows);
    return rows as Map<string, Rows[Name]>;
  }
}
