import { Link } from 'react-router-dom';
import {
  differences,
  fewestCompared,
  type ComparedPayment,
  type Difference,
} from '../../../../../domain/payments/differences';
import { paths } from '../../../session/paths';
import { Card } from '../../../ui/layout';
import { formatDay } from '../../../ui/formatDate';
import { moneyText } from '../../../ui/money/amountTexts';
import { personName } from '../paymentRow';
import classes from './Decision.module.css';
import type { PaymentToDecide } from './decisionQuery';
import { differenceText } from './differenceText';

/** The most payments that are linked for one difference. */
const maxLinked = 3;

interface Precedent extends ComparedPayment {
  readonly paymentDate: string;
}

/** What differs from the last payments to the payee, each with links to the payments that show it. */
export function Differences({ payment }: { payment: PaymentToDecide }) {
  const last = payment.precedents.flatMap(({ precedent }) => (precedent ? [asCompared(precedent)] : []));
  const found = differences(asCompared(payment), last);
  const { reference, createdAt, creator, createdById } = payment;
  const facts = { reference, createdAt, maker: personName(creator, createdById), count: last.length };
  return (
    <Card title="Compared with the last payments to this payee" lead={leadText(found.length, last.length)}>
      {found.length > 0 && (
        <ul className={classes.differences}>
          {found.map((difference) => (
            <li key={difference.kind}>
              {differenceText(difference, facts)} <Evidence {...difference} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type PrecedentRow = NonNullable<PaymentToDecide['precedents'][number]['precedent']>;

const asCompared = <Row extends Omit<PrecedentRow, 'precedents'>>({ beneficiarySlice: bank, ...payment }: Row) => ({
  ...payment,
  bank,
});

function leadText(found: number, count: number): string | undefined {
  if (count < fewestCompared) {
    const completed = ['No payment has', '1 payment has'][count] ?? `${count} payments have`;
    return `${completed} been completed: too few to say what is usual.`;
  }
  return found === 0
    ? `Bank details, amount, reference, maker and time of day are as in the last ${count} payments.`
    : undefined;
}

/** The payments that show a difference. Each opens in a new tab, so that the decision stays. */
function Evidence({ evidence }: Difference<Precedent>) {
  return (
    <>
      {'Compare: '}
      {evidence.slice(0, maxLinked).map(({ id, amount, currency, paymentDate }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={paths.payment(id)} target="_blank" rel="noopener">
            {`${moneyText(amount, currency)} on ${formatDay(paymentDate)}`}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </Link>
        </span>
      ))}
      .
    </>
  );
}
