import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import { countText } from '../../../ui/formats';
import { ListPage, NewLink } from '../../../shared/patterns/list/ListPage';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { oneOfParam, textParam, useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { templateColumns } from './templateColumns';
import { useTemplates, type Template } from './templatesQuery';
import { useTemplateFault } from './useTemplateFault';

const states = [
  { value: 'used', label: 'In use' },
  { value: 'archived', label: 'Archived' },
] as const;

const templatesSearch = { search: textParam(), state: oneOfParam(['used', 'archived'], 'used') };
const nouns = ['template', 'templates'] as const;

/** Whether a template's name, beneficiary or reference contains the text. */
function contains({ name, reference, beneficiary }: Template, text: string): boolean {
  const texts = [name, reference, beneficiary.slices[0]?.name ?? ''];
  return texts.some((one) => one.toLowerCase().includes(text.trim().toLowerCase()));
}

/** The payment templates of the selected account (/account/payments/templates). Everybody with a seat sees them. */
export function TemplatesPage() {
  const account = useAccount();
  const mayPay = useMayPay();
  const faultOf = useTemplateFault();
  const { values, set } = useSearch(templatesSearch);
  const { read, news } = useTemplates(account.id);
  const found = read.data?.payment_templates.filter((template) => contains(template, values.search));
  const rows = found?.filter(({ archivedAt }) => (archivedAt ? 'archived' : 'used') === values.state);
  return (
    <ListPage
      title="Payment templates"
      context={account.name}
      summary={countText(rows?.length, nouns)}
      action={mayPay && <NewLink to={paths.newPayment}>New payment</NewLink>}
      search={{
        label: 'Search templates',
        placeholder: 'Search by name, beneficiary or reference',
        value: values.search,
        onChange: (search) => set({ search }),
      }}
      chips={<FilterChips label="State" value={values.state} options={states} onChange={(state) => set({ state })} />}
      caption="Payment templates"
      nouns={nouns}
      read={read}
      rows={rows}
      news={news}
      columns={templateColumns({ mayPay, faultOf })}
      rowKey={({ id }) => id}
      rowVersion={({ updatedAt }) => updatedAt}
      onClear={values.search ? () => set({ search: '' }) : undefined}
      empty={
        <EmptyState>
          {values.state === 'archived'
            ? 'A template that is archived is listed here, and can be used again.'
            : 'Save a payment as a template, from its review or its page. It will be listed here.'}
        </EmptyState>
      }
    />
  );
}
