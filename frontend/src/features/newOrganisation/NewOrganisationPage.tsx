import { Link } from 'react-router-dom';
import { messages } from '../../../../domain/messages';
import { paths } from '../../session/paths';
import { Card, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/PageHeader';
import { Wordmark } from '../../ui/marks';
import classes from './NewOrganisationPage.module.css';

const needed = [
  'The registered name, the registration number and the address of the organisation.',
  'The people who own or control it, with a diagram of the ownership where there is more than one level.',
  'What the account is for: the currencies, the countries that are paid, and the payments and conversions expected in a year.',
  'The source of the funds, and of the wealth of an individual.',
  'The people who make payments and those who approve them, and from which amount an approval is needed.',
];

const steps = [
  'Ask the account manager who invited you to open your organisation, and send the answers above.',
  'The operator checks the organisation and the people, and may ask for documents.',
  'The operator creates the organisation and its first users. Each user gets an e-mail with a password for the first sign-in.',
  'Your administrator adds accounts, users, roles and approval rules.',
];

/** What a prospective organisation needs to know (/new-organisation): a page of its own, the same signed in or not. */
export function NewOrganisationPage() {
  return (
    <div className={classes.page}>
      <header className={`${classes.column} ${classes.header}`}>
        <Wordmark />
      </header>
      <main className={classes.column}>
        <PageHeader
          title="Open an organisation"
          context="How a company, a partnership, a charity or a trust begins to use Corridor."
        />
        <Stack gap="large">
          <Card title="What is needed">
            <List items={needed} />
          </Card>
          <Card title="How it goes on">
            <ol className={classes.list}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
          <Card title="Your organisation is here already">
            <p>
              <Link to={paths.auth}>Sign in</Link> and choose “{messages.shell.openNewAccount}” to ask for another
              account of the organisation.
            </p>
          </Card>
        </Stack>
      </main>
    </div>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
