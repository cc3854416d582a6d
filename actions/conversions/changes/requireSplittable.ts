import { splitFault } from '../../../domain/conversions/changes';
import { RuleError } from '../../../domain/errors';
import { normaliseAmount } from '../../../domain/money/amount';
import type { Changeable } from './changeableConversion';

/**
 * Refuses an amount at which the conversion cannot be split.
 * @param amount of the fixed side, in major units
 * @returns the amount with the decimals of its currency
 * @throws RuleError invalid_input
 */
export function requireSplittable({ conversion }: Changeable, amount: string): string {
  const { fixed_side: fixedSide, buy_currency: buyCurrency, sell_currency: sellCurrency } = conversion;
  const amounts = { buyAmount: conversion.client_buy_amount, sellAmount: conversion.client_sell_amount };
  const fault = splitFault({ fixedSide, buyCurrency, sellCurrency, ...amounts }, amount);
  if (fault) throw new RuleError('invalid_input', 'amount', fault);
  return normaliseAmount(amount, fixedSide === 'buy' ? buyCurrency : sellCurrency);
}
