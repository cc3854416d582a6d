import classes from './Flag.module.css';

/** A country's flag by its upper-case two-letter code. Decorative: the name stands beside it. */
export function Flag({ country }: { country: string }) {
  return <img className={classes.flag} src={`/flags/${country}.svg`} alt="" width={21} height={14} loading="lazy" />;
}
