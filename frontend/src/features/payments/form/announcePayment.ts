import { paths } from '../../../session/paths';
import { actionErrorText } from '../../../shared/payments/actionErrorText';
import { showToast } from '../../../ui/toast';
import type { PaymentDraft } from './PaymentForm';
import type { PaymentResultData } from './savePayment';
import { approvalsText, moneyAndPayee } from './sentence';
import { statedPayment } from './statedPayment';

/** Says on the payment's page what came of saving it. */
export function announcePayment({ result }: PaymentResultData, { values, payee }: PaymentDraft): void {
  const payment = moneyAndPayee(statedPayment(values, payee, {}));
  const page = paths.payment(result.id);
  const error = actionErrorText(result);
  if (error) {
    showToast('danger', `${payment}: the payment is stored but was not sent: ${error}`, page);
  } else if (result.authorisationsRequired > 0) {
    showToast('success', `${payment}: sent for approval, ${approvalsText(result.authorisationsRequired)}.`, page);
  } else showToast('success', `${payment}: accepted for sending.`, page);
}
