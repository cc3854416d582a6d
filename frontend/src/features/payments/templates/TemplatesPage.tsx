import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import { countText } from '../../../shared/patterns/list/countText';
import { ListPage } from '../../../shared/patterns/list/ListPage';
import { NewLink } from '../../../shared/patterns/NewLink';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { textParam } from '../../../shared/searchParams';
import { useSearch } from '../../../shared/useSearch';
import { EmptyState } from '../../../ui/EmptyState';
import { templateColumns } from './templateColumns';
import { useTemplates, type Template } from './templatesQuery';
import { useTemplateFault } from './useTemplateFault';

const templatesSearch = { search: textParam() };
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
  const rows = read.data?.payment_templates.filter((template) => contains(template, values.search));
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
        <EmptyState>Save a payment as a template, from its review or its page. It will be listed here.</EmptyState>
      }
    />
  );
}
