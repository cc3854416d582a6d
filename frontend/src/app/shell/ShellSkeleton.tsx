import { PageSkeleton } from '../../ui/loading';
import { Wordmark } from '../../ui/marks';
import frame from './Shell.module.css';
import menu from './SideMenu.module.css';
import classes from './ShellSkeleton.module.css';

const entries = 7;

/** The frame of the portal while the session loads: the menu's ground and the mark stand where they will stay, with grey rows for the rest. */
export function ShellSkeleton() {
  return (
    <div className={frame.shell}>
      <div className={frame.top}>
        <span className={classes.mark}>
          <Wordmark />
        </span>
      </div>
      <div className={frame.side}>
        <div className={menu.menu} aria-hidden>
          <div className={menu.mark}>
            <Wordmark />
          </div>
          <div className={classes.account} />
          {Array.from({ length: entries }, (_, index) => (
            <div key={index} className={classes.entry} />
          ))}
        </div>
      </div>
      <main className={frame.main}>
        <div className={frame.content}>
          <div className={classes.heading} />
          <PageSkeleton />
        </div>
      </main>
    </div>
  );
}
