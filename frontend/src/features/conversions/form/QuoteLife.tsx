import { useEffect } from 'react';
import { Button } from '../../../ui/Button';
import { Row } from '../../../ui/layout';
import type { ShownQuote } from './useQuote';

/** The key that asks for a new quote. */
const refreshKey = 'r';

/** How long the quote can still be accepted, in words, and the way to a new one. Screen readers hear it at 30, 10 and 0 seconds. */
export function QuoteLife({ quote, secondsLeft, isAsking, refresh }: ShownQuote) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key === refreshKey && isPlain && !isTyping && !isAsking) refresh();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [refresh, isAsking]);
  return (
    <Row>
      <span className="tabular" aria-hidden>
        {lifeText(Boolean(quote), secondsLeft)}
      </span>
      <span className="visually-hidden" role="status">
        {quote && lifeText(true, announced(secondsLeft))}
      </span>
      <Button size="small" isLoading={isAsking} aria-keyshortcuts={refreshKey} onClick={refresh}>
        New quote (R)
      </Button>
    </Row>
  );
}

/** The last of the announced times that was reached. */
const announced = (secondsLeft: number): number => (secondsLeft === 0 ? 0 : secondsLeft <= 10 ? 10 : 30);

function lifeText(hasQuote: boolean, seconds: number): string {
  if (!hasQuote) return 'Asking for a quote…';
  if (seconds === 0) return 'This quote has expired.';
  return seconds === 1 ? 'This quote is valid for 1 second.' : `This quote is valid for ${seconds} seconds.`;
}
