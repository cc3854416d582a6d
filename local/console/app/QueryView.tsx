import { GraphiQL } from 'graphiql';
import { useMemo } from 'react';
import type { ConsoleSettings } from '../settings';
import type { Choice } from './choice';
import { createFetcher } from './fetcher';
import { headersOf } from './identity';

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

/** GraphiQL; a change of the role or user loads that role's schema. */
export function QueryView({ settings, choice }: { settings: ConsoleSettings; choice: Choice }) {
  const fetcher = useMemo(() => createFetcher(() => headersOf(choice, settings)), [choice, settings]);
  return (
    <main className="queries">
      <GraphiQL fetcher={fetcher} defaultQuery={example} defaultEditorToolsVisibility="variables">
        <GraphiQL.Logo>Corridor</GraphiQL.Logo>
      </GraphiQL>
    </main>
  );
}
