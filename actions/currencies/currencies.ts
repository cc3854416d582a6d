import { answer, answerError, type Answer } from '../runtime/answer';
import { sharedContext, type Context } from '../runtime/context';
import { RuleError } from '../../domain/errors';

const keepMs = 24 * 60 * 60 * 1000;

interface CurrencyName {
  readonly code: string;
  readonly name: string;
}

let kept: { readonly until: number; readonly currencies: readonly CurrencyName[] } | undefined;

/** `GET /currencies`: the provider's currencies (code, name), kept for a day per container (specification, section 7). */
export const handler = (): Promise<Answer> => listCurrencies(sharedContext());

/** The same with the context as a parameter. */
export async function listCurrencies(context: Context): Promise<Answer> {
  const now = context.clock.now().getTime();
  try {
    if (!kept || kept.until <= now) {
      const client = await context.provider.house();
      const currencies = await client.getCurrencies();
      kept = { until: now + keepMs, currencies: currencies.map(({ code, name }) => ({ code, name })) };
    }
    return answer(200, { currencies: kept.currencies });
  } catch (error) {
    const refusal = answerError(new RuleError('provider_unavailable'), context.newId(), context.log);
    context.log.warn({ error: String(error) }, 'currencies could not be read');
    return { ...refusal, statusCode: 503 };
  }
}
