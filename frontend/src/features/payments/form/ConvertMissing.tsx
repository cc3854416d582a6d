import { equals } from '../../../../../domain/money/amount';
import { paths } from '../../../session/paths';
import { useMayConvert } from '../../../shared/conversions/conversionSearch';
import { useDetourState } from '../../../shared/drafts/detour';
import { LinkButton } from '../../../ui/LinkButton';

interface Props {
  currency: string;
  /** Of the payment, in major units. */
  amount: string;
  /** What the balance lacks of it. */
  missing: string;
}

/**
 * The way to a conversion that buys what the balance lacks, and back to this payment. Where it buys the whole amount the payment is linked to
 * it; otherwise the payment is made from the balance, because the provider links a payment only to a conversion that covers all of it.
 */
export function ConvertMissing({ currency, amount, missing }: Props) {
  const mayConvert = useMayConvert();
  const state = useDetourState(equals(amount, missing) ? 'conversionId' : '');
  if (!mayConvert) return null;
  const search = new URLSearchParams({ buyCurrency: currency, amount: missing });
  return (
    <LinkButton to={`${paths.newConversion}?${search.toString()}`} state={state} size="small">
      Convert what is missing
    </LinkButton>
  );
}
