import { useCallback, useEffect, useRef, useState } from 'react';
import type { ServiceError } from '../../../graphql/serviceError';
import { useCall } from '../../../graphql/useCall';
import { useServices } from '../../../session/services';
import { useTicking } from '../../../ui/timing';
import { quoteVariables, type ConversionValues } from './conversionValues';
import { GetConversionQuoteDocument, type ConversionQuote } from './conversionWrites';

interface Held {
  readonly quote: ConversionQuote;
  /** In ms by the browser's clock. */
  readonly endsAt: number;
}

/** The quote that is shown, and how long it can be accepted. */
export interface ShownQuote {
  readonly quote: ConversionQuote | undefined;
  readonly secondsLeft: number;
  readonly isAsking: boolean;
  readonly error: ServiceError | undefined;
  readonly refresh: () => void;
}

/**
 * Asks for a quote when the review opens and whenever the user wants a new one. It is never renewed by itself: a price that changes under the
 * button would be accepted unseen.
 * @param onRefused called with the field that the server rejects
 */
export function useQuote(values: ConversionValues, onRefused: (error: ServiceError) => void): ShownQuote {
  const { now } = useServices();
  const { call, isCalling, error } = useCall(GetConversionQuoteDocument);
  const [held, setHeld] = useState<Held>();
  const ask = async () => {
    const asked = await call(quoteVariables(values));
    if ('error' in asked) return onRefused(asked.error);
    const { quote } = asked.data;
    setHeld({ quote, endsAt: now().getTime() + quote.validForMs });
  };
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void ask();
  });
  const read = useCallback(() => now().getTime(), [now]);
  const time = useTicking(read);
  // The clock ticks once a second, so a quote may be newer than the last tick.
  const msLeft = held ? Math.min(held.quote.validForMs, held.endsAt - time) : 0;
  const secondsLeft = Math.max(0, Math.ceil(msLeft / 1000));
  return { quote: held?.quote, secondsLeft, isAsking: isCalling, error, refresh: () => void ask() };
}
