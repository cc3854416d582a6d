import { useMayOpen, usePortal } from '../../session/PortalContext';
import { paths } from '../../session/paths';
import { useOffers } from '../offers';
import { useMayPay } from '../payments/useMayPay';

/** Where a user can go with a balance; an address is undefined where its screen is off or the role does not permit it. */
export interface BalanceLinks {
  readonly fund: string | undefined;
  readonly convert: string | undefined;
  /** A conversion that buys what is missing. @param amount a decimal string in major units */
  readonly buy: (amount: string) => string | undefined;
  readonly pay: string | undefined;
}

/** The links of a balance by its currency: none where the currency is not offered. The server checks again. */
export function useBalanceLinks(): (currency: string) => BalanceLinks {
  const mayOpen = useMayOpen();
  const mayPay = useMayPay();
  const { seat } = usePortal();
  const mayFund = mayOpen(paths.fundBalance(':currency'));
  const mayConvert = Boolean(seat?.role.can_create_conversions) && mayOpen(paths.newConversion);
  const { isOffered } = useOffers();
  return (currency) => ({
    fund: mayFund && isOffered(currency) ? paths.fundBalance(currency) : undefined,
    convert: mayConvert && isOffered(currency) ? `${paths.newConversion}?currency=${currency}` : undefined,
    buy: (amount) => {
      const search = new URLSearchParams({ buyCurrency: currency, amount });
      return mayConvert && isOffered(currency) ? `${paths.newConversion}?${search.toString()}` : undefined;
    },
    pay: mayPay && isOffered(currency) ? `${paths.newPayment}?currency=${currency}` : undefined,
  });
}
