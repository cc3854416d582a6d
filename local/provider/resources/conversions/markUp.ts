import Big from 'big.js';
import type { Call } from '../../http/endpoint';
import type { Deal, Price } from '../../reference/price';
import { moneyText } from '../../wire';
import { ownFieldRefusal } from './deal';

/** The client's amounts, and the partner's beside them where the partner keeps a difference. */
export interface QuotedAmounts {
  readonly buyAmount: string;
  readonly sellAmount: string;
  readonly isMarkedUp: boolean;
}

/**
 * The amounts that the client trades. A partner may state the side that is not fixed, for its client, in its own favour.
 * @throws ApiError 400 when it is the wrong side, the wrong way, or for nobody
 */
export function quotedAmounts({ parameters, actor }: Call, deal: Deal, price: Price, failure: string): QuotedAmounts {
  const refuse = (code: string, message: string) => ownFieldRefusal(failure, code, message);
  const [buy, sell] = [parameters.text('client_buy_amount'), parameters.text('client_sell_amount')];
  if (buy === undefined && sell === undefined) return { ...price, isMarkedUp: false };
  if (!actor.isOnBehalf) {
    throw refuse(
      'fixed_amounts_not_permitted_for_this_user',
      'Client amounts are for conversions on behalf of a client',
    );
  }
  if (deal.fixedSide === 'sell' ? sell !== undefined : buy !== undefined) {
    const code = `cannot_fix_client_${deal.fixedSide}_on_fixed_${deal.fixedSide}_side`;
    throw refuse(code, 'The client amount must be of the side that is not fixed');
  }
  if (buy !== undefined && new Big(buy).gt(price.buyAmount)) {
    throw refuse('client_buy_amount_exceeds_partner_buy_amount', 'The client would receive more than is bought');
  }
  if (sell !== undefined && new Big(sell).lt(price.sellAmount)) {
    throw refuse('partner_sell_amount_exceeds_client_sell_amount', 'The client would pay less than is sold');
  }
  return {
    buyAmount: moneyText(buy ?? price.buyAmount),
    sellAmount: moneyText(sell ?? price.sellAmount),
    isMarkedUp: true,
  };
}
