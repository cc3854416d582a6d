import { messages } from '../../../domain/messages';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Row } from '../ui/layout';
import { Wordmark } from '../ui/marks';
import classes from './DatabaseFailedScreen.module.css';

/** The database cannot be reached, or has no record of the user: there is no portal to show (specification section 4). */
export function DatabaseFailedScreen({ onRetry, onLogOut }: { onRetry: () => void; onLogOut: () => void }) {
  return (
    <div className={classes.page}>
      <header>
        <Wordmark />
      </header>
      <main className={classes.card}>
        <h1>{messages.errors.unknown}</h1>
        <Notice tone="failure">
          Your data could not be loaded. Try again in a moment, or tell your administrator.
        </Notice>
        <Row>
          <Button onClick={onRetry}>Try again</Button>
          <Button tone="subtle" onClick={onLogOut}>
            {messages.shell.logOut}
          </Button>
        </Row>
      </main>
    </div>
  );
}
