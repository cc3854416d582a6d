import classes from './MoneySentence.module.css';

/** The sentence below a form that sums up the payment. Screen readers announce its changes. */
export function MoneySentence({ text }: { text: string | undefined }) {
  return (
    <p className={classes.sentence} role="status">
      {text ?? 'Choose a beneficiary and an amount to see what will happen.'}
    </p>
  );
}
