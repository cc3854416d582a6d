import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { bankLine } from '../../../shared/beneficiaries/bankLine';
import { paymentTypeLabels } from '../../../shared/payments/typeLabels';
import { Badge } from '../../../ui/marks';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/DataTable';
import { paths } from '../../../session/paths';
import { TemplateActions } from './TemplateActions';
import type { Template } from './templatesQuery';

/** The address of a new payment that is prefilled from a template. */
const templateAddress = (templateId: string): string => `${paths.newPayment}?templateId=${templateId}`;

interface Options {
  /** Whether the user's role may create payments. */
  readonly mayPay: boolean;
  readonly faultOf: (template: Template) => string | undefined;
}

/** The columns of the templates list. A template whose payment would be refused says why. */
export function templateColumns({ mayPay, faultOf }: Options): readonly Column<Template>[] {
  return [
    {
      key: 'name',
      title: 'Name',
      onPhone: 'title',
      cell: ({ id, name, archivedAt }) => (mayPay && !archivedAt ? <Link to={templateAddress(id)}>{name}</Link> : name),
    },
    {
      key: 'beneficiary',
      title: 'Beneficiary',
      onPhone: 'detail',
      cell: (template) => <Payee template={template} fault={faultOf(template)} />,
    },
    { key: 'reference', title: 'Reference', cell: ({ reference }) => reference, isSecondary: true },
    {
      key: 'type',
      title: 'Payment type',
      cell: ({ paymentType }) => paymentTypeLabels[paymentType],
      isExtra: true,
    },
    {
      key: 'amount',
      title: 'Amount',
      onPhone: 'value',
      isNumber: true,
      cell: ({ amount, currency }) => (amount ? <Money amount={amount} currency={currency} /> : `Any, in ${currency}`),
    },
    ...(mayPay ? [actions] : []),
  ];
}

const actions: Column<Template> = {
  key: 'actions',
  title: 'Actions',
  isTitleHidden: true,
  onPhone: 'actions',
  cell: (template) => <TemplateActions template={template} />,
};

function Payee({ template, fault }: { template: Template; fault: string | undefined }) {
  const [payee] = template.beneficiary.slices;
  return (
    <>
      {payee && `${payee.name}, ${bankLine(payee)}`}{' '}
      {fault && <Badge tone="waiting" icon={IconAlertTriangle} label={fault} />}
    </>
  );
}
