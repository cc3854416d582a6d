import { demoId } from '../../../seeds/demo/demoId';
import { conversionMovements, conversionTerms, type DemoConversion } from '../../../seeds/demo/conversions';
import { fundingMovement, type DemoFunding } from '../../../seeds/demo/funding';
import { contactId } from '../../../seeds/demo/people';
import { transferMovements, type DemoTransfer } from '../../../seeds/demo/transfers';
import { timeText } from '../../provider/wire';
import type { WorldConversion, WorldFunding, WorldTransfer } from '../../provider/world';

/** The provider's id of a demo account, by the account's key. */
export function providerAccountId(account: string): string {
  return demoId(`provider account ${account}`);
}

/** The parent account of all others; the portal uses its login. */
export const houseAccountId = providerAccountId('house');

/** The contact of that login. */
export const houseContactId = demoId('contact house');

/** A demo conversion as the provider keeps it. */
export function worldConversion(traded: DemoConversion): WorldConversion {
  const [sold, bought] = conversionMovements(traded);
  return {
    id: traded.tccConversionId,
    account_id: providerAccountId(traded.account),
    creator_contact_id: contactId(traded.creator, traded.account),
    ...conversionTerms(traded),
    parent_conversion_id: traded.parent?.tccConversionId ?? null,
    conversion_date: `${traded.conversionDate}T00:00:00+00:00`,
    settlement_date: `${traded.conversionDate}T14:00:00+00:00`,
    created_at: timeText(traded.createdAt),
    updated_at: timeText(traded.createdAt),
    sell_transaction_id: sold?.id ?? '',
    buy_transaction_id: bought?.id ?? '',
  };
}

/** A demo transfer as the provider keeps it. A pending one stays pending, so that the demo shows one. */
export function worldTransfer(moved: DemoTransfer): WorldTransfer {
  const [debit, credit] = transferMovements(moved);
  return {
    id: moved.tccTransferId,
    short_reference: moved.shortReference,
    source_account_id: providerAccountId(moved.source),
    destination_account_id: providerAccountId(moved.destination),
    currency: moved.currency,
    amount: moved.amount,
    status: moved.status,
    reason: moved.reason,
    creator_account_id: houseAccountId,
    creator_contact_id: houseContactId,
    unique_request_id: demoId(`key transfer ${moved.name}`),
    completed_at: moved.completedAt ? timeText(moved.completedAt) : '',
    created_at: timeText(moved.createdAt),
    updated_at: timeText(moved.completedAt ?? moved.createdAt),
    debit_transaction_id: debit?.id ?? '',
    credit_transaction_id: credit?.id ?? '',
    is_held: moved.status === 'pending',
  };
}

const rails: Readonly<Record<string, string>> = { EUR: 'SEPA', GBP: 'FPS' };

/** Money that the demo received, or sent back, as the provider keeps it. */
export function worldFunding(received: DemoFunding): WorldFunding {
  const at = timeText(received.at);
  return {
    id: received.id,
    account_id: providerAccountId(received.account),
    transaction_id: fundingMovement(received).id,
    currency: received.currency,
    amount: received.amount,
    status: received.status,
    rail: rails[received.currency] ?? 'SWIFT',
    short_reference: received.shortReference,
    additional_information: received.shortReference,
    sender_name: received.sender,
    value_date: at,
    completed_at: received.status === 'completed' ? at : null,
    created_at: at,
    updated_at: at,
  };
}
