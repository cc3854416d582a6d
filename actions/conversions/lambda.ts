import { areaLambda } from '../areaLambda';
import { cancelConversion } from './changes/cancelConversion';
import { changeConversionDate } from './changes/changeConversionDate';
import { previewConversionSplit } from './changes/previewConversionSplit';
import { quoteConversionCancellation } from './changes/quoteConversionCancellation';
import { quoteConversionDateChange } from './changes/quoteConversionDateChange';
import { splitConversion } from './changes/splitConversion';
import { createConversion } from './createConversion';
import { getConversionQuote } from './getConversionQuote';
import { getValidConversionDates } from './getValidConversionDates';

/** The conversions area's Lambda. */
export const handler = areaLambda<'conversions'>({
  cancelConversion,
  changeConversionDate,
  createConversion,
  getConversionQuote,
  getValidConversionDates,
  previewConversionSplit,
  quoteConversionCancellation,
  quoteConversionDateChange,
  splitConversion,
});
