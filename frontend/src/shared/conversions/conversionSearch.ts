import { flagParam, pageParam } from '../searchParams';

/** The query parameters of a conversion: the pages of its linked payments, and whether it was made just now. */
export const conversionSearch = {
  livePage: pageParam,
  waitingPage: pageParam,
  fromConversionWizard: flagParam,
};
