import { ValidationError } from '../yup';
import { birthDateFault, beneficiaryFieldNames, type BeneficiaryFieldName } from '../beneficiaries/beneficiaryFields';
import { beneficiaryInputSchema, withBareBankCodes, type BeneficiaryInput } from '../beneficiaries/beneficiaryInput';
import { beneficiaryRowFields, type BeneficiaryRowField, type BeneficiaryRowValues } from './beneficiaryColumns';
import type { RowProblem } from './columns';

const inCapitals: readonly BeneficiaryFieldName[] = ['country', 'bankCountry', 'currency'];
const inSmallLetters: readonly BeneficiaryRowField[] = [
  ...(['beneficiaryEntityType', 'identificationType', 'routingCodeType1', 'routingCodeType2', 'paymentTypes'] as const),
];

/** A row as it is read: codes in the case that the portal writes them in, all else as in the file. */
export function normalisedBeneficiary(values: BeneficiaryRowValues): BeneficiaryRowValues {
  const changed = [
    ...inCapitals.map((field) => [field, values[field].toUpperCase()]),
    ...inSmallLetters.map((field) => [field, values[field].toLowerCase()]),
  ];
  return { ...values, ...Object.fromEntries(changed) } as BeneficiaryRowValues;
}

/** A row as the input of a beneficiary, with null for an empty text. The payment types stand beside each other, as "regular, priority". */
export function beneficiaryOfRow(values: BeneficiaryRowValues): BeneficiaryInput {
  const fields = beneficiaryFieldNames.map((name) => [name, values[name] || null]);
  const paymentTypes = values.paymentTypes.split(/[\s,;|]+/).filter(Boolean);
  return withBareBankCodes({ ...Object.fromEntries(fields), paymentTypes } as BeneficiaryInput);
}

/** What is wrong with the texts of a row, the first problem of each field. What needs the database or the provider is checked later. */
export function beneficiaryRowProblems(values: BeneficiaryRowValues, now: Date): RowProblem<BeneficiaryRowField>[] {
  const birthFault = values.dateOfBirth ? birthDateFault(values.dateOfBirth, now) : undefined;
  const problems = [
    ...schemaProblems(values),
    ...(birthFault ? [{ field: 'dateOfBirth' as const, text: birthFault }] : []),
  ];
  return beneficiaryRowFields.flatMap((field) => problems.find((problem) => problem.field === field) ?? []);
}

function schemaProblems(values: BeneficiaryRowValues): RowProblem<BeneficiaryRowField>[] {
  try {
    beneficiaryInputSchema.validateSync(beneficiaryOfRow(values), { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => ({
      field: path.replace(/\[\d+\]$/, '') as BeneficiaryRowField,
      text: path.startsWith('paymentTypes[') ? 'Write regular, priority, or both.' : message,
    }));
  }
}
