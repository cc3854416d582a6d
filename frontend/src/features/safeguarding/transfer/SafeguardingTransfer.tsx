import { ReadFrame } from '../../../shared/ReadFrame';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { useControlAccount } from './clientPosition';
import { SafeguardingSteps } from './SafeguardingSteps';
import type { Direction } from './transferSearch';

interface Props {
  direction: Direction;
  /** What the address fills in. */
  filled: { readonly orgId: string; readonly accountId: string; readonly currency: string; readonly amount: string };
}

/** A transfer between a client and the control account. */
export function SafeguardingTransfer({ direction, filled: { orgId, ...filled } }: Props) {
  const read = useControlAccount();
  return (
    <>
      <PageHeader
        title={direction === 'to' ? 'Transfer to safeguarding' : 'Transfer from safeguarding'}
        context={
          direction === 'to' ? 'From a client to the control account' : 'From the control account back to a client'
        }
      />
      <ReadFrame read={read} rows={6}>
        {({ settings }) => {
          const control = settings[0]?.safeguardingControlAccount;
          return control ? (
            <SafeguardingSteps
              direction={direction}
              control={control}
              orgId={orgId}
              initialValues={{ ...filled, note: '' }}
            />
          ) : (
            <Notice tone="failure">The settings name no control account, so nothing can be safeguarded.</Notice>
          );
        }}
      </ReadFrame>
    </>
  );
}
