import { londonDay } from '../../domain/londonTime';
import { bank, market, type Provider, type ProviderRecord } from './provider';

type Chance = (probability: number) => boolean;

const dayMs = 86_400_000;
const daysForFunds = { conversion: 10, transfer: 5 } as const;

/** Moves every record at the provider that is due by one step. */
export function moveWhatIsDue(provider: Provider, chance: Chance): void {
  const { payment, conversion, transfer } = provider.records;
  for (const one of [...payment.values()]) advancePayment(provider, chance, one);
  for (const one of [...conversion.values()]) advanceConversion(provider, one);
  for (const one of [...transfer.values()]) advanceTransfer(provider, one);
}

function advancePayment(provider: Provider, chance: Chance, payment: ProviderRecord): void {
  const become = (status: string, fate = payment.fate ?? '') => {
    provider.put('payment', { ...payment, status, fate });
  };
  switch (payment.status) {
    case 'suspended':
      return become('ready_to_send');
    case 'ready_to_send':
      if (chance(0.02)) return become('failed');
      if (chance(0.02)) return become('suspended');
      return release(provider, payment, become);
    case 'released':
      return become('submitted');
    case 'submitted':
      return become('completed', chance(0.05) ? 'comes back' : 'arrived');
    case 'completed':
      return payment.fate === 'comes back' ? giveBack(provider, payment, become) : undefined;
  }
}

type Become = (status: string) => void;

/** On its day or later, as soon as the money is there. */
function release(provider: Provider, payment: ProviderRecord, become: Become): void {
  const { account_id: from, currency = '', amount = '', payment_date: day = '', id: about } = payment;
  const isDue = day <= londonDay(new Date(provider.now()));
  if (!isDue || !provider.holds(from, currency, amount)) return;
  provider.move({ from, to: bank, currency, amount, about });
  become('released');
}

function giveBack(provider: Provider, payment: ProviderRecord, become: Become): void {
  const { account_id: to, currency = '', amount = '', id: about } = payment;
  provider.move({ from: bank, to, currency, amount, about });
  become('failed');
}

/** What is sold is taken first; then what was bought comes. */
function advanceConversion(provider: Provider, conversion: ProviderRecord): void {
  const { status, account_id: account, sell_currency: sold = '', sell_amount: price = '', id: about } = conversion;
  const { buy_currency: currency = '', buy_amount: amount = '' } = conversion;
  const become = (next: string) => void provider.put('conversion', { ...conversion, status: next });
  if (status === 'funds_arrived') {
    provider.move({ from: market, to: account, currency, amount, about });
    become('trade_settled');
  } else if (status === 'awaiting_funds' && provider.holds(account, sold, price)) {
    provider.move({ from: account, to: market, currency: sold, amount: price, about });
    become('funds_arrived');
  } else if (status === 'awaiting_funds' && isOlderThan(provider, conversion, daysForFunds.conversion)) {
    become('closed');
  }
}

function advanceTransfer(provider: Provider, transfer: ProviderRecord): void {
  const { status, account_id: from, destination_account_id: to = '', currency = '', amount = '', id: about } = transfer;
  if (status !== 'pending') return;
  if (provider.holds(from, currency, amount)) {
    provider.move({ from, to, currency, amount, about });
    provider.put('transfer', { ...transfer, status: 'completed' });
  } else if (isOlderThan(provider, transfer, daysForFunds.transfer)) {
    provider.put('transfer', { ...transfer, status: 'cancelled' });
  }
}

function isOlderThan(provider: Provider, record: ProviderRecord, days: number): boolean {
  return provider.now() - Date.parse(record.created_at ?? '') > days * dayMs;
}
