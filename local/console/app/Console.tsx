import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import type { ConsoleSettings } from '../settings';
import { loadChoice, saveChoice, type Choice } from './choice';
import { createFetcher } from './fetcher';
import { headersOf } from './identity';
import { IdentityBar } from './IdentityBar';

const example = `# Each role sees its own part: choose another one above
# and run this again. Actions work on the account that
# the headers below name: {"x-account-id": "…"}
query LatestPayments {
  payments(order_by: { createdAt: desc }, limit: 5) {
    shortReference
    amount
    currency
    status
    account {
      name
    }
  }
}
`;

/** GraphiQL under the bar that chooses the role or user; a change loads that role's schema. */
export function Console({ settings }: { settings: ConsoleSettings }) {
  const [choice, setChoice] = useState(() => loadChoice(settings.users[0]?.username ?? ''));
  const fetcher = useMemo(() => createFetcher(() => headersOf(choice, settings)), [choice, settings]);
  const change = (next: Choice) => {
    saveChoice(next);
    setChoice(next);
  };
  return (
    <>
      <IdentityBar settings={settings} choice={choice} onChange={change} />
      <main>
        <GraphiQL fetcher={fetcher} defaultQuery={example} defaultEditorToolsVisibility="variables">
          <GraphiQL.Logo>Corridor</GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  );
}
