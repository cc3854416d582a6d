import { paths } from '../../../session/paths';

/** The address of a new payment that is prefilled from a template. */
export const templateAddress = (templateId: string): string => `${paths.newPayment}?templateId=${templateId}`;
