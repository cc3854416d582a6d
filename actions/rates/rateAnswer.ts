import type { ExchangeRate } from '../../domain/rates/exchangeRate';
import type { ExchangeRate as Answer } from '../runtime/generated/actions';

/** The rate as an action answers it. */
export const rateAnswer = ({ currencyPair, midMarketRate, updatedAt }: ExchangeRate): Answer => ({
  currencyPair,
  midMarketRate,
  updatedAt: updatedAt.toISOString(),
});
