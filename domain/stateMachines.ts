import { chargeMachine } from './charges/transitions';
import { conversionChangeMachine, conversionMachine } from './conversions/transitions';
import { paymentMachine } from './payments/transitions';
import { recurringMachine } from './payments/recurringTransitions';
import { safeguardingTransferMachine } from './safeguarding/transitions';
import type { StateMachine } from './stateMachine';
import { providerMachine } from './submissions/providerDelivery';
import { submissionMachine } from './submissions/transitions';
import { transferMachine } from './transfers/transitions';

/** Every state machine by the name under which the database enforces the same table (`state_transitions`). */
export const stateMachines: Readonly<Record<string, StateMachine>> = {
  payment: paymentMachine,
  conversion: conversionMachine,
  conversion_change: conversionChangeMachine,
  transfer: transferMachine,
  charge: chargeMachine,
  submission: submissionMachine,
  submission_at_provider: providerMachine,
  safeguarding_transfer: safeguardingTransferMachine,
  recurring_payment: recurringMachine,
};
