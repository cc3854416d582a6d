import { IconBuildingBank, IconSend } from '@tabler/icons-react';
import { formatAmount } from '../../../../domain/money/amount';
import { type CommandGroup } from '../../ui/palette/command';
import { paths } from '../paths';
import { mostFound, type Found } from './findQuery';

/** What was found, as commands that lead there: payments first, with room left for the beneficiaries. */
export function findCommands(found: Found, goTo: (path: string) => void): CommandGroup[] {
  const beneficiaries = found.beneficiary_information_slice;
  const room = mostFound - Math.min(beneficiaries.length, 3);
  const payments = found.payments.slice(0, room);
  return [
    {
      label: 'Payments',
      commands: payments.map(({ id, amount, currency, beneficiarySlice, shortReference, reference }) => ({
        id: `payment-${id}`,
        label: `${formatAmount(amount, currency)} ${currency} to ${beneficiarySlice.name}`,
        detail: `${shortReference} · ${reference}`,
        icon: <IconSend size={18} stroke={1.7} aria-hidden />,
        run: () => goTo(paths.payment(id)),
      })),
    },
    {
      label: 'Beneficiaries',
      commands: beneficiaries.slice(0, mostFound - payments.length).map(({ id, beneficiaryId, name, currency }) => ({
        id: `beneficiary-${id}`,
        label: name,
        detail: currency,
        icon: <IconBuildingBank size={18} stroke={1.7} aria-hidden />,
        run: () => goTo(paths.beneficiary(beneficiaryId)),
      })),
    },
  ].filter(({ commands }) => commands.length > 0);
}
