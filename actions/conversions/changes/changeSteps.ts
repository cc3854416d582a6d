import { equals } from '../../../domain/money/amount';
import type { ConversionChangesRow } from '../../database/generated/tables';
import { invariant } from '../../../domain/invariant';
import type { ProviderClient } from '../../provider/client';
import type { ChangeContent } from './changeFields';

/** What the provider stated of a change that it made. The amount is null where it states none; a cost is negative. */
export interface ChangeMade {
  readonly settledAmount: string | null;
  readonly childConversionId: string | null;
}

/** What each kind of change asks the provider. All may throw ProviderError. */
export interface ChangeSteps {
  /** What the change costs now; null for one without a price. */
  readonly price: (client: ProviderClient, content: ChangeContent) => Promise<string | null>;
  readonly make: (client: ProviderClient, content: ChangeContent) => Promise<ChangeMade>;
  /** Looks for what an earlier attempt has done; undefined if it did nothing. */
  readonly find: (
    client: ProviderClient,
    change: ConversionChangesRow,
    onBehalfOf: string | null,
  ) => Promise<ChangeMade | undefined>;
}

const priced = ({ amount }: { readonly amount: string }): ChangeMade => ({
  settledAmount: amount,
  childConversionId: null,
});

/** The provider keeps what a cancellation cost. A conversion is cancelled once. */
const cancellation: ChangeSteps = {
  price: async (client, { tccConversionId: id }) => (await client.quoteCancellation(id)).amount,
  make: async (client, { tccConversionId: id }) => priced(await client.cancelConversion(id, null)),
  find: async (client, { tccConversionId: id }) => {
    const [cost] = await client.findChangeCosts(id, 'self_service_cancellation');
    return cost && priced(cost);
  },
};

/** A conversion that has the new date was moved: only one change is under way at a time, and it began with another date. */
const dateChange: ChangeSteps = {
  price: async (client, content) => (await client.quoteDateChange(content.tccConversionId, dateOf(content))).amount,
  make: async (client, content) => priced(await client.changeConversionDate(content.tccConversionId, dateOf(content))),
  find: async (client, change, onBehalfOf) => {
    const { conversion_date: date } = await client.getConversion(change.tccConversionId, onBehalfOf);
    if (date.slice(0, 10) !== change.newDate) return undefined;
    const [cost] = await client.findChangeCosts(change.tccConversionId, 'self_service_date_change');
    return { settledAmount: cost?.amount ?? null, childConversionId: null };
  },
};

/** The conversion of the asked amount that was not split off before is the split's. */
const split: ChangeSteps = {
  price: () => Promise.resolve(null),
  make: async (client, content) => {
    const { child_conversion: child } = await client.splitConversion(content.tccConversionId, amountOf(content));
    return { settledAmount: null, childConversionId: child.id };
  },
  find: async (client, change) => {
    const { child_conversions: children } = await client.getSplitHistory(change.tccConversionId);
    const isNew = ({ id }: { id: string | null }) => id !== null && !change.childrenBefore.includes(id);
    const child = children.find(
      (half) => isNew(half) && [half.sell_amount, half.buy_amount].some((amount) => equals(amount, amountOf(change))),
    );
    return child && { settledAmount: null, childConversionId: child.id };
  },
};

/** The steps of each kind of change. */
export const changeSteps: Readonly<Record<ChangeContent['kind'], ChangeSteps>> = {
  cancellation,
  date_change: dateChange,
  split,
};

function dateOf({ newDate }: Pick<ChangeContent, 'newDate'>): string {
  invariant(newDate, 'a change of the date has a new date');
  return newDate;
}

function amountOf({ splitAmount }: Pick<ChangeContent, 'splitAmount'>): string {
  invariant(splitAmount, 'a split has an amount');
  return splitAmount;
}
