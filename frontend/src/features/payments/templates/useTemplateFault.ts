import { templateFault } from '../../../../../domain/payments/templateFault';
import { usePermittedCountries } from '../../../shared/countries';
import type { Template } from './templatesQuery';

/** Says why no payment can be made from a template any more; undefined where one can. */
export function useTemplateFault(): (template: Template) => string | undefined {
  const isPermitted = usePermittedCountries();
  return (template) => {
    const { enabled, slices } = template.beneficiary;
    const [payee] = slices;
    if (!payee) return undefined;
    const countries = [payee.country, payee.bankCountry].filter((country) => country !== null);
    return templateFault(template, { ...payee, isEnabled: enabled, countries }, isPermitted);
  };
}
