import { Button } from '../src/ui/Button';
import { Card, Row, Stack } from '../src/ui/layout';
import { Notice, type NoticeTone } from '../src/ui/Notice';
import { showToast } from '../src/ui/toast';
import type { ToastKind } from '../src/ui/ToastList';
import { Specimen } from './Specimen';

const tones: readonly NoticeTone[] = ['info', 'waiting', 'failure', 'success'];
const kinds: readonly ToastKind[] = ['info', 'danger', 'success', 'gray', 'primary', 'warning'];

/** The components for messages. */
export function Messages() {
  return (
    <>
      <Specimen name="Notice">
        <Stack gap="small">
          {tones.map((tone) => (
            <Notice key={tone} tone={tone} title={tone === 'failure' ? 'Two fields need your attention' : undefined}>
              The banking platform is offline. <a href="/">Look at the payments</a>
            </Notice>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Toast">
        <Row>
          {kinds.map((kind) => (
            <Button key={kind} onClick={() => showToast(kind, `A toast of the kind ${kind}.`)}>
              Toast: {kind}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Card">
        <Card title="Balances" action={<a href="/">See all</a>}>
          <p>A group of related content.</p>
        </Card>
      </Specimen>
    </>
  );
}
