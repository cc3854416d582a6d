import { Button } from '../../../ui/Button';
import { Row, Stack } from '../../../ui/layout';
import type { BeneficiaryDetails } from '../details/beneficiaryDetails';
import { PayeeCheckNotice } from './PayeeCheckNotice';
import { usePayeeCheck } from './usePayeeCheck';

/** Asks the bank of a stored beneficiary whether its account is held under the name. Nothing for accounts that no bank checks. */
export function CheckNameAction({ details }: { details: BeneficiaryDetails }) {
  const { check, ask, canAsk } = usePayeeCheck(details);
  if (!canAsk) return null;
  return (
    <Stack gap="small">
      <Row>
        <Button isLoading={check.answer === 'asking'} onClick={() => void ask()}>
          Check the name
        </Button>
      </Row>
      <PayeeCheckNotice check={check}>
        {check.answer === 'close_match' && <p>Change the beneficiary to use this name.</p>}
      </PayeeCheckNotice>
    </Stack>
  );
}
