import { Link } from 'react-router-dom';
import { Badge } from '../../ui/Badge';
import { Flag } from '../../ui/Flag';
import { formatDay } from '../../ui/formatDate';
import { Row } from '../../ui/Stack';
import type { Column } from '../../ui/table/DataTable';
import type { CountryRow } from './countriesQuery';

/** Why money may not go to a country, or that it may. */
function Standing({ permittedJurisdiction, sanctionFlag, isRestricted }: CountryRow) {
  const reasons = [
    sanctionFlag && 'Sanctioned',
    !permittedJurisdiction && 'Non-permitted jurisdiction',
    isRestricted && 'Restricted',
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return <Badge label="Open" />;
  return (
    <Row>
      {reasons.map((reason) => (
        <Badge key={reason} tone="waiting" label={reason} />
      ))}
    </Row>
  );
}

/**
 * The columns of the list of countries.
 * @param formOf the address of a country's form
 */
export const countryColumns = (formOf: (code: string) => string): readonly Column<CountryRow>[] => [
  {
    key: 'name',
    title: 'Country',
    cell: ({ alpha2Code, countryName }) => (
      <Row>
        <Flag country={alpha2Code} />
        <Link to={formOf(alpha2Code)}>{countryName}</Link>
      </Row>
    ),
    onPhone: 'title',
  },
  {
    key: 'codes',
    title: 'Codes',
    cell: ({ alpha2Code, alpha3Code }) => `${alpha2Code}, ${alpha3Code}`,
    isShort: true,
    onPhone: 'detail',
  },
  { key: 'tier', title: 'Swift tier', cell: ({ swiftTier }) => swiftTier, isNumber: true, onPhone: 'value' },
  { key: 'standing', title: 'Payments', cell: (country) => <Standing {...country} />, onPhone: 'state' },
  { key: 'weighting', title: 'Weight', cell: ({ weighting }) => weighting, isNumber: true, isSecondary: true },
  { key: 'updated', title: 'Changed', cell: ({ updatedAt }) => formatDay(updatedAt), isShort: true, isSecondary: true },
];
