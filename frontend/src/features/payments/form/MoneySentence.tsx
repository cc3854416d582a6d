import classes from './MoneySentence.module.css';

/** The sentence at the foot of a money form. It is read out when it changes. */
export function MoneySentence({ text }: { text: string | undefined }) {
  return (
    <p className={classes.sentence} role="status">
      {text ?? 'Choose a beneficiary and an amount to see what will happen.'}
    </p>
  );
}
