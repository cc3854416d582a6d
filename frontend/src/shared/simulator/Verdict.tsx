import { differenceOf, simulatePayment, type SimulatedAccount } from '../../../../domain/organisations/simulator';
import { Details } from '../../ui/Details';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/layout';
import { teamText } from './simulatedAccount';

interface Props {
  before: SimulatedAccount;
  after: SimulatedAccount;
  /** In the authorisation currency. */
  amount: string;
  nameOf: (userId: string) => string;
}

/** Who creates and approves a payment of the amount after the change, the fewest people who release it, and what the change gives and takes. */
export function Verdict({ before, after, amount, nameOf }: Props) {
  const was = simulatePayment(before, amount);
  const becomes = simulatePayment(after, amount);
  const list = (userIds: readonly string[]) => userIds.map(nameOf).join(', ');
  const creating = differenceOf(was.creators, becomes.creators);
  const approving = differenceOf(was.approvers, becomes.approvers);
  const { smallest, rule } = becomes;
  return (
    <Stack>
      {smallest?.length === 1 && (
        <Notice tone="waiting" title="One person is enough. ">
          {list(smallest)} creates and releases this payment without another person.
        </Notice>
      )}
      {!smallest && (
        <Notice tone="waiting" title="This payment cannot be released. ">
          Too few people may create or approve it.
        </Notice>
      )}
      <Details
        items={[
          { label: 'May create', value: list(becomes.creators) || 'No user' },
          { label: 'May approve', value: rule ? list(becomes.approvers) || 'No user' : 'No approval is due' },
          { label: 'Fewest people', value: smallest && `${teamText(smallest.length)}: ${list(smallest)}` },
          { label: 'Fewest people before', value: teamText(was.smallest?.length) },
          { label: 'Can create from now on', value: list(creating.gained), isChanged: true },
          { label: 'Can no longer create', value: list(creating.lost), isChanged: true },
          { label: 'Can approve from now on', value: list(approving.gained), isChanged: true },
          { label: 'Can no longer approve', value: list(approving.lost), isChanged: true },
        ]}
      />
    </Stack>
  );
}
