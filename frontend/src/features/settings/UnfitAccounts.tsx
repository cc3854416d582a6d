import { houseAccountRefusal } from '../../../../domain/accounts/houseAccount';
import { errorCatalogue } from '../../../../domain/errors';
import { Notice } from '../../ui/Notice';
import { accountLabels } from './settingLabels';
import { useAccountsWithoutMark } from './settingsQuery';
import type { SettingValues } from './settingValues';

const names = Object.keys(accountLabels) as (keyof typeof accountLabels)[];

/** Warns of accounts that the stored settings name although no money of the house may go to them, with the reason of each. */
export function UnfitAccounts({ stored }: { stored: SettingValues }) {
  const ids = [...new Set(names.map((name) => stored[name]).filter(Boolean))];
  const { data } = useAccountsWithoutMark(ids);
  const unfit = (data?.accounts ?? []).flatMap((account) => {
    const refusal = houseAccountRefusal(account);
    return refusal ? [{ ...account, refusal }] : [];
  });
  if (unfit.length === 0) return null;
  return (
    <Notice tone="waiting" title="Some accounts may not be the house’s">
      <p>No charge is taken to them. Choose another account, or mark the account as the house’s on its page.</p>
      <ul>
        {unfit.map(({ id, name, refusal }) => (
          <li key={id}>
            {name} ({usesOf(stored, id)}): {errorCatalogue[refusal]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const usesOf = (stored: SettingValues, id: string): string =>
  names
    .filter((name) => stored[name] === id)
    .map((name) => accountLabels[name])
    .join(', ');
