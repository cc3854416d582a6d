import { useState } from 'react';
import { splitFault } from '../../../../../domain/conversions/changes';
import { normaliseAmount } from '../../../../../domain/money/amount';
import { useRead } from '../../../graphql/useRead';
import { conversionTitle } from '../../../shared/conversions/conversionTexts';
import { ReadFrame } from '../../../shared/ReadFrame';
import { useSettled } from '../../../ui/timing';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Details } from '../../../ui/Details';
import { AmountInput } from '../../../ui/money/AmountInput';
import { Notice } from '../../../ui/Notice';
import type { ConversionDetails } from '../view/conversionQuery';
import { type ChangeDialogProps, useChange } from './useChange';
import { SplitConversionDocument, SplitPreviewDocument } from './changeDocuments';

const texts = { done: 'The conversion was split.', underWay: 'The conversion is being split.' };

/** The preview is asked for when the amount has not changed for this long, in ms. */
const settleMs = 400;

/** Asks for the amount to split off, shows the two conversions that come of it, and splits the conversion. */
export function SplitDialog({ conversion, onClose }: ChangeDialogProps) {
  const { id: conversionId, fixed_side, buy_currency, sell_currency } = conversion;
  const currency = fixed_side === 'buy' ? buy_currency : sell_currency;
  const amountBefore = fixed_side === 'buy' ? conversion.client_buy_amount : conversion.client_sell_amount;
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const fault = splitFault(splittable(conversion), typed);
  const amount = useSettled(fault ? '' : normaliseAmount(typed, currency), settleMs);
  const isCurrent = !fault && amount === normaliseAmount(typed, currency);
  const read = useRead({
    query: SplitPreviewDocument,
    variables: { conversionId, amount },
    requestPolicy: 'network-only',
    pause: !isCurrent,
  });
  const { send, isCalling, failure } = useChange(SplitConversionDocument, texts, onClose);
  const isReady = isCurrent && read.data !== undefined && !read.isRefreshing;
  return (
    <ConfirmDialog
      isOpen
      title="Split conversion"
      confirmLabel="Split conversion"
      isLoading={isCalling}
      onConfirm={() => (isReady ? void send({ conversionId, amount, amountBefore }) : setIsAsked(true))}
      onClose={onClose}
    >
      {failure && <Notice tone="failure">{failure}</Notice>}
      <p>A part becomes a conversion of its own, at the same rate and on the same day. It costs nothing.</p>
      <AmountInput
        label={`Amount to split off in ${currency}`}
        value={typed}
        currency={currency}
        onChange={setTyped}
        error={isAsked ? fault : undefined}
        isRequired
      />
      {isCurrent && (
        <ReadFrame read={read} rows={2}>
          {({ preview }) => (
            <Details
              items={[
                { label: 'This conversion', value: partTitle(conversion, preview.first) },
                { label: 'New conversion', value: partTitle(conversion, preview.second) },
              ]}
            />
          )}
        </ReadFrame>
      )}
    </ConfirmDialog>
  );
}

const splittable = (conversion: ConversionDetails) => ({
  fixedSide: conversion.fixed_side === 'buy' ? ('buy' as const) : ('sell' as const),
  buyCurrency: conversion.buy_currency,
  sellCurrency: conversion.sell_currency,
  buyAmount: conversion.client_buy_amount,
  sellAmount: conversion.client_sell_amount,
});

function partTitle(conversion: ConversionDetails, part: { buyAmount: string; sellAmount: string }): string {
  return conversionTitle({ ...conversion, client_buy_amount: part.buyAmount, client_sell_amount: part.sellAmount });
}
