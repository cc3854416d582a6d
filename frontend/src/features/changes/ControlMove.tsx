import type { RowEffect } from '../../../../domain/changes/effect';
import { moneyText } from '../../ui/money/amountTexts';
import { useChangeNames } from './changesQuery';
import { idsIn } from './effectFacts';

/** What a move of the control account moves, in words. Nothing for another change. */
export function ControlMove({ effect }: { effect: readonly RowEffect[] }) {
  const isMove = effect.some(({ table }) => table === 'settings');
  const transfers = effect.flatMap(({ table, after }) =>
    isMove && table === 'safeguarding_transfers' && after ? [after] : [],
  );
  const nameOf = useChangeNames(transfers.length > 0 ? idsIn(effect) : []);
  const [transfer] = transfers;
  if (!transfer) return null;
  const amounts = transfers.map(({ amount, currency }) => moneyText(String(amount), String(currency)));
  const [from, to] = [transfer.sourceAccountId, transfer.destinationAccountId].map((id) => nameOf(String(id)));
  return (
    <p>{`${amounts.join(', ')} move from ${from} to ${to}, and client money is safeguarded there from then on.`}</p>
  );
}
