import { Link } from 'react-router-dom';
import { Badge, Flag } from '../../ui/marks';
import { formatDay } from '../../ui/formatDate';
import { Row } from '../../ui/layout';
import type { Column } from '../../ui/table/DataTable';
import type { CountryRow } from './countriesQuery';

/** Why money may not go to a country, or that it may. */
function standingOf({ permittedJurisdiction, sanctionFlag, isRestricted }: CountryRow): string {
  const reasons = [
    ...(sanctionFlag ? ['Sanctioned'] : []),
    ...(permittedJurisdiction ? [] : ['Non-permitted']),
    ...(isRestricted ? ['Restricted'] : []),
  ];
  return reasons.join(', ') || 'Open';
}

function Standing({ country }: { country: CountryRow }) {
  const label = standingOf(country);
  return <Badge tone={label === 'Open' ? 'neutral' : 'waiting'} label={label} />;
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
  { key: 'tier', title: 'Swift tier', cell: ({ swiftTier }) => swiftTier, isNumber: true },
  { key: 'standing', title: 'Payments', cell: (country) => <Standing country={country} />, onPhone: 'state' },
  { key: 'weighting', title: 'Weight', cell: ({ weighting }) => weighting, isNumber: true, isSecondary: true },
  { key: 'updated', title: 'Changed', cell: ({ updatedAt }) => formatDay(updatedAt), isShort: true, isSecondary: true },
];
