import { writeCsv } from '../../domain/csv/writeCsv';
import { paymentColumns, type PaymentRowValues } from '../../domain/uploads/paymentColumns';

/** The examples of the templates; a field that an example leaves out is empty in it. */
const examples: readonly Partial<PaymentRowValues>[] = [
  {
    beneficiaryReference: 'SUPPLIER-1',
    accountNumber: 'DE89 3704 0044 0532 0130 00',
    beneficiaryName: 'Example GmbH',
    amount: '1250.00',
    currency: 'EUR',
    paymentDate: '2026-12-01',
    paymentType: 'regular',
    reason: 'Invoice 1001',
    reference: 'INV-1001',
    invoiceNumber: 'INV1001',
    invoiceDate: '2026-11-20',
  },
  {
    beneficiaryReference: 'SUPPLIER-2',
    beneficiaryName: 'Example Inc',
    amount: '980.50',
    currency: 'USD',
    paymentDate: '2026-12-01',
    paymentType: 'priority',
    chargeType: 'shared',
    reason: 'Invoice 1002',
    reference: 'INV-1002',
    invoiceNumber: 'INV1002',
    invoiceDate: '2026-11-20',
  },
];

/** The templates of files of payments that the portal offers, one for each payment type, with their paths. Regular payments have no charge type. */
export const uploadTemplates = () =>
  examples.map((example) => {
    const columns = paymentColumns.filter(({ field }) => field !== 'chargeType' || example.paymentType === 'priority');
    const row = columns.map(({ field }) => example[field] ?? '');
    return {
      file: `frontend/public/templates/payments-${example.paymentType}.csv`,
      text: `${writeCsv(
        columns.map(({ title }) => title),
        [row],
      )}\r\n`,
    };
  });
