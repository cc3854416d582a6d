import { answer, answerError, type Answer } from '../runtime/answer';
import type { Context } from '../context';
import { RuleError } from '../../domain/errors';

const ttlMs = 24 * 60 * 60 * 1000;

interface CurrencyName {
  readonly code: string;
  readonly name: string;
}

let cached: { readonly until: number; readonly currencies: readonly CurrencyName[] } | undefined;

/**
 * The provider's currencies (code, name), cached for a day in each Lambda container (specification, section 7). Answers
 * 200 or 503.
 */
export async function listCurrencies(context: Context): Promise<Answer> {
  const now = context.clock.now().getTime();
  try {
    if (!cached || cached.until <= now) {
      const client = await context.provider.house();
      const currencies = await client.getCurrencies();
      cached = { until: now + ttlMs, currencies: currencies.map(({ code, name }) => ({ code, name })) };
    }
    return answer(200, { currencies: cached.currencies });
  } catch (error) {
    const refusal = answerError(new RuleError('provider_unavailable'), context.newId, context.log);
    context.log.warn({ error: String(error) }, 'currencies could not be read');
    return { ...refusal, statusCode: 503 };
  }
}
