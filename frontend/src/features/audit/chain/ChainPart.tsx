import { ReadFrame } from '../../../shared/ReadFrame';
import { Button } from '../../../ui/Button';
import { Card, Stack } from '../../../ui/layout';
import { CopyText } from '../../../ui/CopyText';
import { Details } from '../../../ui/Details';
import { formatCount } from '../../../ui/formats';
import { formatInstant } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';
import { ProgressCount } from '../../../ui/ProgressCount';
import { useAuditChain, type VerifiedPart } from './chainQueries';
import { useVerification } from './useVerification';

/** The page that verifies exported proofs; the build makes it from frontend/auditVerifier. */
const verifierPage = '/verify-audit.html';

/** The head of the hash chain over the audit log, and its verification. */
export function ChainPart() {
  const read = useAuditChain();
  const { verify, part, error, isRunning } = useVerification();
  return (
    <Stack gap="large" isInOrder>
      <Card
        title="Sealed chain"
        lead="Each sealed row has a hash over itself and the row before it. A row that is changed, removed or added later breaks the chain."
        action={
          <Button tone="primary" isLoading={isRunning} onClick={() => void verify()}>
            Verify now
          </Button>
        }
      >
        <Stack>
          <ReadFrame read={read} rows={3}>
            {({ chain }) => (
              <Details
                items={[
                  { label: 'Sealed rows', value: formatCount(Number(chain.sealedRows)) },
                  { label: 'Last sealed', value: chain.sealedAt && formatInstant(chain.sealedAt) },
                  { label: 'Head', value: chain.hash && <CopyText label="the head" text={chain.hash} /> },
                ]}
              />
            )}
          </ReadFrame>
          {error && <Notice tone="failure">{error.text}</Notice>}
          {part && isRunning && (
            <ProgressCount done={Number(part.verifiedTo)} all={Number(part.end)} noun="rows verified" />
          )}
          {part?.isDone && <Verdict part={part} />}
        </Stack>
      </Card>
      <Card
        title="Proof for others"
        lead="Export with proof, on the tab Changes, writes a file with the changes found and the links of the chain up to a sealed head."
      >
        <p>
          <a href={verifierPage} download>
            Save the page that verifies such files
          </a>
          . It needs no server and no network. Compare the head that it shows with one that you keep elsewhere.
        </p>
      </Card>
    </Stack>
  );
}

function Verdict({ part: { fault } }: { part: VerifiedPart }) {
  if (!fault) return <Notice tone="success">The audit log matches its seals.</Notice>;
  const place = fault.eventId ? `Entry ${fault.eventId}` : `Position ${fault.position ?? 'unknown'}`;
  return (
    <Notice tone="failure">
      {place}: {fault.reason}.
    </Notice>
  );
}
