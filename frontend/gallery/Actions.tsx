import { IconPlus } from '@tabler/icons-react';
import { Button, type ButtonTone } from '../src/ui/Button';
import { CopyText } from '../src/ui/CopyText';
import { FilterChips } from '../src/ui/FilterChips';
import { LinkButton } from '../src/ui/LinkButton';
import { MenuButton } from '../src/ui/MenuButton';
import { Row } from '../src/ui/layout';
import { Tooltip } from '../src/ui/Tooltip';
import { Wordmark } from '../src/ui/marks';
import classes from './Gallery.module.css';
import { Specimen } from './Specimen';

const tones: readonly ButtonTone[] = ['primary', 'plain', 'subtle', 'danger', 'link'];
const plus = <IconPlus size={16} aria-hidden />;
const nothing = () => undefined;

/** The buttons, links and menus. */
export function Actions() {
  return (
    <>
      <Specimen name="Button">
        {tones.map((tone) => (
          <ButtonsOf key={tone} tone={tone} />
        ))}
        <Button tone="primary" isWide>
          As wide as its container
        </Button>
      </Specimen>
      <Specimen name="LinkButton">
        <Row>
          <LinkButton to="/" tone="primary" icon={plus}>
            New payment
          </LinkButton>
          <LinkButton to="/">Edit</LinkButton>
          <LinkButton to="/" size="small">
            Small
          </LinkButton>
        </Row>
      </Specimen>
      <Specimen name="FilterChips">
        <FilterChips
          label="Status"
          value="failed"
          options={['all', 'awaiting', 'completed', 'failed', 'deleted'].map((value) => ({ value, label: value }))}
          onChange={nothing}
        />
      </Specimen>
      <Specimen name="CopyText">
        <CopyText label="IBAN" text="DE89 3704 0044 0532 0130 00" copied="DE89370400440532013000" />
        <CopyText label="reference" text={'A reference that is as long as a reference can be '.repeat(3).trim()} />
      </Specimen>
      <Specimen name="Tooltip">
        <Row>
          <Tooltip text="This action is disabled due to your role">
            <Button isDisabled>New payment</Button>
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen name="MenuButton and Wordmark, on the menu’s background">
        <div className={classes.onMenu}>
          <Wordmark />
          <MenuButton actions={[{ label: 'Log Out', onSelect: nothing }]}>A name that is too long for it</MenuButton>
        </div>
      </Specimen>
    </>
  );
}

function ButtonsOf({ tone }: { tone: ButtonTone }) {
  return (
    <Row>
      <Button tone={tone}>Send for approval</Button>
      <Button tone={tone} icon={plus}>
        New payment
      </Button>
      <Button tone={tone} size="small">
        Small
      </Button>
      <Button tone={tone} isLoading>
        Sending
      </Button>
      <Button tone={tone} isDisabled>
        Not now
      </Button>
    </Row>
  );
}
