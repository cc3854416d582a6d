import { londonDay } from '../../domain/londonTime';
import { must } from './must';
import { providerAccount, type Kind, type ProviderRecord } from './provider';
import type { World } from './world';

/** Checks what the provider accepted: each order once, while its intent was pending, and as people approved it. */
export class AcceptedOrders {
  private readonly ids = new Map<string, string>();

  constructor(private readonly world: World) {}

  get count(): number {
    return this.ids.size;
  }

  /** Whether the provider accepted it. */
  has(ourId: string): boolean {
    return this.ids.has(ourId);
  }

  /** A record that is new at the provider. @throws Violation */
  check(kind: Kind, record: ProviderRecord): void {
    if (kind === 'transaction' || kind === 'balance') return;
    const { mark = '', unique_request_id: key, id } = record;
    must(!this.ids.has(mark), `${mark} is sent once: the provider has ${this.ids.get(mark)} and ${id}`);
    this.ids.set(mark, id);
    const [intent] = this.world.books.all('intents', (one) => one.entityId === mark && one.key === key);
    must(intent?.state === 'pending', `${id} is taken while ${mark} is owed, not ${intent?.state}`);
    must(record.account_id === providerAccount(intent.accountId), `${id} is sent from the account of ${mark}`);
    if (kind === 'payment') this.checkSent(record);
    if (kind === 'conversion') this.checkBought(record);
  }

  /** The payment that was sent is the one that people approved. */
  private checkSent(record: ProviderRecord): void {
    const { world } = this;
    const { mark: paymentId = '', payment_date: day = '', asked_at: askedAt = '' } = record;
    const objection = world.approvals.objection(paymentId);
    must(objection === undefined, `${paymentId} left authorised: ${objection}`);
    const entered = world.approvals.entered(paymentId);
    must(entered !== undefined, `${paymentId} was entered`);
    const slice = world.books.require('slices', entered.beneficiarySliceId);
    const isAsEntered =
      record.amount === entered.amount &&
      record.currency === entered.currency &&
      record.reference === entered.reference &&
      record.beneficiary_id === slice.providerBeneficiaryId;
    must(isAsEntered, `${paymentId} left as it was entered and authorised`);
    const isLate = day > entered.paymentDate && entered.paymentDate < londonDay(new Date(askedAt));
    must(day === entered.paymentDate || isLate, `${paymentId} left for its day, ${entered.paymentDate}, not ${day}`);
    must(record.account_id === providerAccount(slice.accountId), `${paymentId} pays a payee of its own account`);
  }

  private checkBought({ mark = '', asked_at: askedAt = '' }: ProviderRecord): void {
    const { quoteExpiresAt } = this.world.books.require('conversions', mark);
    must(Date.parse(askedAt) < quoteExpiresAt.getTime(), `${mark} is bought at the price that was shown`);
  }
}
