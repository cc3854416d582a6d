/** An amount in major units. */
export interface TrackedAmount {
  readonly currency: string;
  readonly amount: string;
}

interface Status {
  readonly status: string | null;
  readonly reason: string | null;
}

/** The events of a Swift payment as the provider reports them. Statuses and event types are an open set. */
export interface TrackingReading {
  readonly uetr: string | null;
  readonly transaction_status: Status | null;
  readonly initiation_time: string | null;
  readonly completion_time: string | null;
  readonly last_update_time: string | null;
  readonly payment_events: readonly TrackingEventReading[] | null;
}

interface TrackingEventReading {
  readonly tracker_event_type: string;
  readonly valid: boolean | null;
  readonly transaction_status: Status | null;
  readonly funds_available: string | null;
  readonly forwarded_to_agent: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly originator: string | null;
  readonly serial_parties: Readonly<Record<string, string | null>> | null;
  readonly sender_acknowledgement_receipt: string | null;
  readonly instructed_amount: TrackedAmount | null;
  readonly confirmed_amount: TrackedAmount | null;
  readonly interbank_settlement_amount: TrackedAmount | null;
  readonly interbank_settlement_date: string | null;
  readonly charge_amount: readonly TrackedAmount[] | null;
  readonly charge_type: string | null;
  readonly foreign_exchange_details: {
    readonly source_currency: string | null;
    readonly target_currency: string | null;
    readonly rate: string | null;
  } | null;
  readonly last_update_time: string | null;
}

/**
 * The events as a screen shows them, newest first. Events that the tracker has marked invalid are omitted, and unknown
 * parties.
 */
export function timelineOf(reading: TrackingReading) {
  return {
    uetr: reading.uetr,
    status: reading.transaction_status?.status ?? null,
    statusReason: reading.transaction_status?.reason ?? null,
    initiationTime: reading.initiation_time,
    completionTime: reading.completion_time,
    lastUpdateTime: reading.last_update_time,
    events: [...(reading.payment_events ?? [])]
      .filter(({ valid }) => valid !== false)
      .sort((a, b) => timeOf(b) - timeOf(a))
      .map(eventOf),
  };
}

/** When it happened, in milliseconds; an event without a time counts as the oldest. */
function timeOf({ sender_acknowledgement_receipt: receipt, last_update_time: update }: TrackingEventReading): number {
  return Date.parse(receipt ?? update ?? '') || 0;
}

function eventOf(event: TrackingEventReading) {
  const exchange = event.foreign_exchange_details;
  return {
    eventType: event.tracker_event_type,
    status: event.transaction_status?.status ?? null,
    statusReason: event.transaction_status?.reason ?? null,
    from: event.from,
    to: event.to,
    originator: event.originator,
    forwardedToAgent: event.forwarded_to_agent,
    parties: Object.entries(event.serial_parties ?? {}).flatMap(([role, party]) => (party ? [{ role, party }] : [])),
    instructedAmount: event.instructed_amount,
    confirmedAmount: event.confirmed_amount,
    interbankSettlementAmount: event.interbank_settlement_amount,
    interbankSettlementDate: event.interbank_settlement_date,
    chargeType: event.charge_type,
    charges: event.charge_amount ?? [],
    foreignExchange: exchange && {
      sourceCurrency: exchange.source_currency,
      targetCurrency: exchange.target_currency,
      rate: exchange.rate,
    },
    fundsAvailable: event.funds_available,
    time: event.sender_acknowledgement_receipt ?? event.last_update_time,
  };
}
