import classes from './Flag.module.css';

/** A country's flag by its upper-case two-letter code. Decorative, because the name is beside it. */
export function Flag({ country }: { country: string }) {
  return <img className={classes.flag} src={`/flags/${country}.svg`} alt="" width={21} height={14} loading="lazy" />;
}
