import { object, string } from '../../../../domain/yup';
import { messages } from '../../../../domain/messages';
import { adminCall } from '../../graphql/requestHeaders';
import { useCall } from '../../graphql/useCall';
import { AccountField } from '../../shared/accounts/AccountField';
import { tellSaved } from '../../shared/changes/tellSaved';
import { ReadFrame } from '../../shared/ReadFrame';
import { ActionBar } from '../../ui/layout';
import { Button } from '../../ui/Button';
import { Details } from '../../ui/Details';
import { Form } from '../../ui/form/Form';
import { moneyText } from '../../ui/money/amountTexts';
import { Notice } from '../../ui/Notice';
import { Panel } from '../../ui/Panel';
import { movedMoneyOf, MoveControlAccountDocument, useControlAccountMoney } from './controlAccountQuery';

const schema = object({ accountId: string().required(messages.fields.required) });

/** Names the new control account, and says what moves. */
export function MovePanel({ label, onClose }: { label: string; onClose: () => void }) {
  const { call, isCalling, error } = useCall(MoveControlAccountDocument);
  const move = async ({ accountId }: { accountId: string }) => {
    const answer = await call({ accountId }, adminCall);
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    tellSaved(answer.data, 'The control account was moved.');
    onClose();
    return undefined;
  };
  return (
    <Panel title={label} isOpen onClose={onClose}>
      <Form initialValues={{ accountId: '' }} schema={schema} onSubmit={move}>
        {error && error.field !== 'accountId' && <Notice tone="failure">{error.text}</Notice>}
        <AccountField name="accountId" label="New control account" isOfHouse isRequired />
        <WhatMoves />
        <ActionBar>
          <Button type="submit" tone="primary" isLoading={isCalling}>
            {label}
          </Button>
        </ActionBar>
      </Form>
    </Panel>
  );
}

/** What leaves the control account of now, by currency. */
function WhatMoves() {
  return (
    <ReadFrame read={useControlAccountMoney()} rows={3}>
      {(data) => {
        const moved = movedMoneyOf(data);
        const name = data.settings[0]?.safeguardingControlAccount?.name ?? '';
        if (moved.length === 0) return <p>{`Nothing is safeguarded on ${name}, so that no money moves.`}</p>;
        return (
          <>
            <p>
              {`All that is safeguarded on ${name} moves to the new account, by one transfer for each currency. `}
              Another administrator allows it, if the same amounts are safeguarded then.
            </p>
            <Details
              items={moved.map(({ currency, amount }) => ({ label: currency, value: moneyText(amount, currency) }))}
            />
          </>
        );
      }}
    </ReadFrame>
  );
}
