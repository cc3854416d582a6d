import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../session/PortalContext';
import { idParam } from '../../../shared/searchParams';
import { Notice } from '../../../ui/Notice';
import { useTemplate } from './templatesQuery';
import { useTemplateFault } from './useTemplateFault';

/** Says which template a new payment is made from, and why none can be made where that is so. */
export function TemplateNotice() {
  const [search] = useSearchParams();
  const { id: accountId } = useAccount();
  const id = idParam.read(search.get('templateId') ?? '');
  const { template, isLoading } = useTemplate(accountId, id);
  const faultOf = useTemplateFault();
  if (!id || isLoading) return null;
  if (!template) return <Notice tone="waiting">The template was deleted, or it belongs to another account.</Notice>;
  const fault = faultOf(template);
  return (
    <Notice tone={fault ? 'waiting' : 'info'} title={`From the template “${template.name}”.`}>
      {fault}
    </Notice>
  );
}
