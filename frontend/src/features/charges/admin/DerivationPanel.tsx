import { ReadFrame } from '../../../shared/ReadFrame';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Panel, PanelFoot } from '../../../ui/Panel';
import { Row } from '../../../ui/layout';
import { actLabels, actsOf, type ActedCharge, type ChargeAct } from './chargeActs';
import { Derivation } from './Derivation';
import { useDerivation, type DerivedCharge } from './derivationQuery';

interface Props {
  id: string;
  onClose: () => void;
  onAct: (act: ChargeAct, charge: ActedCharge) => void;
}

/** How a charge came about, at the side of the list, and what may be done with it. */
export function DerivationPanel({ id, onClose, onAct }: Props) {
  const read = useDerivation(id);
  const charge = read.data?.charges_by_pk;
  return (
    <Panel title={charge?.narrative ?? 'Charge'} isOpen onClose={onClose} isWide>
      <ReadFrame read={read} rows={8}>
        {({ charges_by_pk: found }) =>
          found ? <Derivation charge={found} /> : <Notice tone="waiting">This charge does not exist.</Notice>
        }
      </ReadFrame>
      {charge && <Acts charge={charge} onAct={onAct} />}
    </Panel>
  );
}

function Acts({ charge, onAct }: Pick<Props, 'onAct'> & { charge: DerivedCharge }) {
  const acts = actsOf(charge);
  if (acts.length === 0) return null;
  return (
    <PanelFoot>
      <Row>
        {acts.map((act) => (
          <Button key={act} onClick={() => onAct(act, charge)}>
            {actLabels[act]}
          </Button>
        ))}
      </Row>
    </PanelFoot>
  );
}
