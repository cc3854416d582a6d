import { useState, type ReactNode } from 'react';
import { apiKeyScopes, type ApiKeyScope } from '../../../../domain/apiKeys/scopes';
import { Checkbox } from '../../ui/Checkbox';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/TextField';
import { listText } from '../../ui/formats';

/** How far a key may reach. */
export interface KeyTerms {
  readonly scopes: readonly string[];
  /** In CIDR notation; none: from everywhere. */
  readonly networks: readonly string[];
}

interface Props {
  title: string;
  confirmLabel: string;
  /** What is chosen at first. */
  terms: KeyTerms;
  /** The scopes that can be chosen. */
  scopes?: readonly string[];
  isLoading: boolean;
  error: { readonly text: string; readonly field?: string } | undefined;
  onConfirm: (terms: { scopes: ApiKeyScope[]; networks: string[] }) => void;
  onClose: () => void;
  children: ReactNode;
}

const networksOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Asks what keys may do and from where. A fault of the networks stands at their field. */
export function KeyTermsDialog(props: Props) {
  const { terms, error, scopes = apiKeyScopes } = props;
  const [mayDraft, setMayDraft] = useState(terms.scopes.includes('draft'));
  const [networks, setNetworks] = useState(terms.networks.join(', '));
  const isOfNetworks = error?.field?.startsWith('networks');
  const confirm = () =>
    props.onConfirm({ scopes: mayDraft ? ['read', 'draft'] : ['read'], networks: networksOf(networks) });
  return (
    <ConfirmDialog
      isOpen
      title={props.title}
      confirmLabel={props.confirmLabel}
      isLoading={props.isLoading}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      {error && !isOfNetworks && <Notice tone="failure">{error.text}</Notice>}
      {props.children}
      {scopes.includes('draft') && (
        <Checkbox
          label="Draft"
          help="Creates payments that others approve, and beneficiaries."
          isChecked={mayDraft}
          onChange={setMayDraft}
        />
      )}
      <TextField
        label="Networks"
        description="Such as 192.0.2.0/24, with commas between them. Empty: from everywhere."
        value={networks}
        error={isOfNetworks ? error?.text : undefined}
        onChange={(event) => setNetworks(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

/** How far keys may reach, as facts. */
export const keyTermItems = ({ scopes, networks }: KeyTerms) => [
  { label: 'May', value: listText(scopes) },
  { label: 'Networks', value: networks.length > 0 ? networks.join(', ') : 'From everywhere' },
];
