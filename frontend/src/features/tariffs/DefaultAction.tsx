import { ConfirmAction } from '../../shared/ConfirmAction';
import { MakeTariffDefaultDocument } from './tariffWrites';
import type { TariffRow } from './tariffsQuery';

/** Makes the tariff the default of its type, after a confirmation. */
export function DefaultAction({ tariff: { id, name } }: { tariff: TariffRow }) {
  return (
    <ConfirmAction
      label="Make default"
      tone="primary"
      document={MakeTariffDefaultDocument}
      variables={{ tariffId: id }}
      done={`${name} is the default now.`}
    >
      <p>From now on accounts without a tariff of their own are charged by {name}.</p>
    </ConfirmAction>
  );
}
