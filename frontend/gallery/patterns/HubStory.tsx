import { lazy } from 'react';
import { HubPage } from '../../src/shared/patterns/HubPage';
import { Details } from '../../src/ui/Details';
import { LinkButton } from '../../src/ui/LinkButton';

const Facts = lazy(async () => ({
  default: () => <Details items={[{ label: 'Country', value: 'United Kingdom' }]} />,
}));

/** A record whose main column is tabs. */
export function HubStory() {
  return (
    <HubPage
      back={{ to: '/', label: 'All components' }}
      title="A hub"
      context="Aldgate Trading Ltd"
      actions={<LinkButton to="?">Edit</LinkButton>}
      rail={<p>Created on 21 Nov 2026</p>}
      tabsLabel="Parts of the organisation"
      tabs={[
        { key: 'facts', label: 'Details', content: () => <Facts /> },
        { key: 'accounts', label: 'Accounts', count: 12, content: () => <p>The accounts.</p> },
        { key: 'users', label: 'Users', count: 1203, content: () => <p>The users.</p> },
        { key: 'rules', label: 'Approval rules', content: () => <p>The rules.</p> },
      ]}
    />
  );
}
