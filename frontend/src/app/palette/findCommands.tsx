import { IconBuildingBank, IconSend } from '@tabler/icons-react';
import { moneyText } from '../../ui/money/amountTexts';
import type { CommandGroup } from '../../ui/palette/command';
import { paths } from '../../session/paths';
import { maxResults, type Found } from './findQuery';

/** The search results as commands that open them: payments first, but at most so many that three beneficiaries fit. */
export function findCommands(found: Found, goTo: (path: string) => void): CommandGroup[] {
  const beneficiaries = found.beneficiary_information_slice;
  const maxPayments = maxResults - Math.min(beneficiaries.length, 3);
  const payments = found.payments.slice(0, maxPayments);
  return [
    {
      label: 'Payments',
      commands: payments.map(({ id, amount, currency, beneficiarySlice, shortReference, reference }) => ({
        id: `payment-${id}`,
        label: `${moneyText(amount, currency)} to ${beneficiarySlice.name}`,
        detail: `${shortReference} · ${reference}`,
        icon: <IconSend size={18} stroke={1.7} aria-hidden />,
        run: () => goTo(paths.payment(id)),
      })),
    },
    {
      label: 'Beneficiaries',
      commands: beneficiaries.slice(0, maxResults - payments.length).map(({ id, beneficiaryId, name, currency }) => ({
        id: `beneficiary-${id}`,
        label: name,
        detail: currency,
        icon: <IconBuildingBank size={18} stroke={1.7} aria-hidden />,
        run: () => goTo(paths.beneficiary(beneficiaryId)),
      })),
    },
  ].filter(({ commands }) => commands.length > 0);
}
