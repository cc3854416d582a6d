import {
  fixed,
  fromEaster,
  lastMonday,
  listed,
  mondayUpTo,
  nthWeekday,
  weekdayFrom,
  type Holiday,
  type HolidayRule,
  type Observance,
} from './rules';

type Named = readonly (readonly [name: string, on: HolidayRule])[];

const calendar = (observance: Observance, days: Named): readonly Holiday[] =>
  days.map(([name, on]) => ({ name, on, observance }));

const newYear = ["New Year's Day", fixed('01-01')] as const;
const goodFriday = ['Good Friday', fromEaster(-2)] as const;
const easterMonday = ['Easter Monday', fromEaster(1)] as const;
const ascension = ['Ascension Day', fromEaster(39)] as const;
const whitMonday = ['Whit Monday', fromEaster(50)] as const;
const labourDay = ['Labour Day', fixed('05-01')] as const;
const assumption = ['Assumption Day', fixed('08-15')] as const;
const allSaints = ["All Saints' Day", fixed('11-01')] as const;
const christmasEve = ['Christmas Eve', fixed('12-24')] as const;
const christmas = ['Christmas Day', fixed('12-25')] as const;
const boxingDay = ['Boxing Day', fixed('12-26')] as const;

const britain = calendar('nextWeekday', [
  newYear,
  goodFriday,
  easterMonday,
  christmas,
  boxingDay,
  ['Early May Bank Holiday', nthWeekday(1, 1, 5)],
  ['Late May Bank Holiday', lastMonday(5)],
  ['Summer Bank Holiday', lastMonday(8)],
]);

const unitedStates = calendar('mondayAfterSunday', [
  newYear,
  christmas,
  ['Martin Luther King Jr. Day', nthWeekday(3, 1, 1)],
  ["Presidents' Day", nthWeekday(3, 1, 2)],
  ['Memorial Day', lastMonday(5)],
  ['Juneteenth National Independence Day', fixed('06-19')],
  ['Independence Day', fixed('07-04')],
  ['Labor Day', nthWeekday(1, 1, 9)],
  ['Columbus Day', nthWeekday(2, 1, 10)],
  ["Veterans' Day", fixed('11-11')],
  ['Thanksgiving', nthWeekday(4, 4, 11)],
]);

const euroArea = calendar('lost', [newYear, goodFriday, easterMonday, labourDay, christmas, boxingDay]);

const canada = calendar('nextWeekday', [
  newYear,
  goodFriday,
  christmas,
  boxingDay,
  ['Family Day', nthWeekday(3, 1, 2)],
  ['Victoria Day', mondayUpTo('05-24')],
  ['Canada Day', fixed('07-01')],
  ['Civic Holiday', nthWeekday(1, 1, 8)],
  ['Labour Day', nthWeekday(1, 1, 9)],
  ['Truth and Reconciliation Day', fixed('09-30')],
  ['Thanksgiving', nthWeekday(2, 1, 10)],
  ['Remembrance Day', fixed('11-11')],
]);

const australia = calendar('nextWeekday', [
  newYear,
  goodFriday,
  easterMonday,
  christmas,
  boxingDay,
  ['Australia Day', fixed('01-26')],
  ['Anzac Day', fixed('04-25')],
  ["King's Birthday", nthWeekday(2, 1, 6)],
  ['Labour Day', nthWeekday(1, 1, 10)],
]);

const newZealand = calendar('nextWeekday', [
  newYear,
  goodFriday,
  easterMonday,
  christmas,
  boxingDay,
  ["Day after New Year's Day", fixed('01-02')],
  ['Waitangi Day', fixed('02-06')],
  ['Anzac Day', fixed('04-25')],
  ["King's Birthday", nthWeekday(1, 1, 6)],
  ['Matariki', listed('2024-06-28', '2025-06-20', '2026-07-10', '2027-06-25', '2028-07-14')],
  ['Labour Day', nthWeekday(4, 1, 10)],
]);

const switzerland = calendar('lost', [
  newYear,
  goodFriday,
  easterMonday,
  labourDay,
  ascension,
  whitMonday,
  christmas,
  boxingDay,
  ['Berchtold Day', fixed('01-02')],
  ['National Day', fixed('08-01')],
]);

const japan = calendar('mondayAfterSunday', [
  newYear,
  ['Bank Holiday', fixed('01-02')],
  ['Bank Holiday', fixed('01-03')],
  ['Coming of Age Day', nthWeekday(2, 1, 1)],
  ['Foundation Day', fixed('02-11')],
  ["Emperor's Birthday", fixed('02-23')],
  ['Vernal Equinox', listed('2024-03-20', '2025-03-20', '2026-03-20', '2027-03-21', '2028-03-20')],
  ['Showa Day', fixed('04-29')],
  ['Constitution Day', fixed('05-03')],
  ['Greenery Day', fixed('05-04')],
  ["Children's Day", fixed('05-05')],
  ['Marine Day', nthWeekday(3, 1, 7)],
  ['Mountain Day', fixed('08-11')],
  ['Respect for the Aged Day', nthWeekday(3, 1, 9)],
  ['Autumnal Equinox', listed('2024-09-22', '2025-09-23', '2026-09-23', '2027-09-23', '2028-09-22')],
  ['Sports Day', nthWeekday(2, 1, 10)],
  ['Culture Day', fixed('11-03')],
  ['Labour Thanksgiving Day', fixed('11-23')],
  ['Bank Holiday', fixed('12-31')],
]);

const sweden = calendar('lost', [
  newYear,
  goodFriday,
  easterMonday,
  labourDay,
  ascension,
  christmasEve,
  christmas,
  boxingDay,
  ['Epiphany', fixed('01-06')],
  ['National Day', fixed('06-06')],
  ['Midsummer Eve', weekdayFrom(5, '06-19')],
  ["New Year's Eve", fixed('12-31')],
]);

const norway = calendar('lost', [
  newYear,
  goodFriday,
  easterMonday,
  labourDay,
  ascension,
  whitMonday,
  christmas,
  boxingDay,
  ['Maundy Thursday', fromEaster(-3)],
  ['Constitution Day', fixed('05-17')],
]);

const denmark = calendar('lost', [
  newYear,
  goodFriday,
  easterMonday,
  ascension,
  whitMonday,
  christmasEve,
  christmas,
  boxingDay,
  ['Maundy Thursday', fromEaster(-3)],
  ['Bank Holiday', fromEaster(40)],
  ['Constitution Day', fixed('06-05')],
  ["New Year's Eve", fixed('12-31')],
]);

const poland = calendar('lost', [
  newYear,
  easterMonday,
  labourDay,
  assumption,
  allSaints,
  christmas,
  boxingDay,
  ['Epiphany', fixed('01-06')],
  ['Constitution Day', fixed('05-03')],
  ['Corpus Christi', fromEaster(60)],
  ['Independence Day', fixed('11-11')],
]);

const czechia = calendar('lost', [
  newYear,
  goodFriday,
  easterMonday,
  labourDay,
  christmasEve,
  christmas,
  boxingDay,
  ['Liberation Day', fixed('05-08')],
  ['Cyril and Methodius Day', fixed('07-05')],
  ['Jan Hus Day', fixed('07-06')],
  ['Statehood Day', fixed('09-28')],
  ['Independence Day', fixed('10-28')],
  ['Freedom and Democracy Day', fixed('11-17')],
]);

const hungary = calendar('lost', [
  newYear,
  goodFriday,
  easterMonday,
  labourDay,
  whitMonday,
  allSaints,
  christmas,
  boxingDay,
  ['National Day', fixed('03-15')],
  ["Saint Stephen's Day", fixed('08-20')],
  ['Republic Day', fixed('10-23')],
]);

const lunarNewYear = listed('2024-02-10', '2025-01-29', '2026-02-17', '2027-02-06', '2028-01-26');
const secondLunarDay = listed('2024-02-12', '2025-01-30', '2026-02-18', '2027-02-08', '2028-01-27');
const midAutumn = listed('2024-09-17', '2025-10-06', '2026-09-25', '2027-09-15', '2028-10-03');
const dragonBoat = listed('2024-06-10', '2025-05-31', '2026-06-19', '2027-06-09', '2028-05-28');
const tombSweeping = listed('2024-04-04', '2025-04-04', '2026-04-05', '2027-04-05', '2028-04-04');

const china = calendar('nextWeekday', [
  newYear,
  labourDay,
  ['Lunar New Year', lunarNewYear],
  ['Lunar New Year', secondLunarDay],
  ['Tomb-sweeping Day', tombSweeping],
  ['Dragon Boat Festival', dragonBoat],
  ['Mid-autumn Festival', midAutumn],
  ...(['10-01', '10-02', '10-03'] as const).map((day) => ['National Day', fixed(day)] as const),
]);

const hongKong = calendar('nextWeekday', [
  newYear,
  goodFriday,
  easterMonday,
  labourDay,
  christmas,
  boxingDay,
  ['Lunar New Year', lunarNewYear],
  ['Lunar New Year', secondLunarDay],
  ['Ching Ming Festival', tombSweeping],
  ["Buddha's Birthday", listed('2024-05-15', '2025-05-05', '2026-05-24', '2027-05-13', '2028-05-02')],
  ['Tuen Ng Festival', dragonBoat],
  ['Special Administrative Region Establishment Day', fixed('07-01')],
  ['Day after Mid-autumn Festival', listed('2024-09-18', '2025-10-07', '2026-09-26', '2027-09-16', '2028-10-04')],
  ['National Day', fixed('10-01')],
  ['Chung Yeung Festival', listed('2024-10-11', '2025-10-29', '2026-10-18', '2027-10-08', '2028-10-26')],
]);

const singapore = calendar('mondayAfterSunday', [
  newYear,
  goodFriday,
  labourDay,
  christmas,
  ['Lunar New Year', lunarNewYear],
  ['Lunar New Year', secondLunarDay],
  ['National Day', fixed('08-09')],
]);

const mexico = calendar('lost', [
  newYear,
  labourDay,
  goodFriday,
  christmas,
  ['Maundy Thursday', fromEaster(-3)],
  ['Constitution Day', nthWeekday(1, 1, 2)],
  ["Benito Juarez's Birthday", nthWeekday(3, 1, 3)],
  ['Independence Day', fixed('09-16')],
  ['Revolution Day', nthWeekday(3, 1, 11)],
]);

const southAfrica = calendar('mondayAfterSunday', [
  newYear,
  goodFriday,
  christmas,
  boxingDay,
  ['Human Rights Day', fixed('03-21')],
  ['Family Day', fromEaster(1)],
  ['Freedom Day', fixed('04-27')],
  ["Workers' Day", fixed('05-01')],
  ['Youth Day', fixed('06-16')],
  ["Women's Day", fixed('08-09')],
  ['Heritage Day', fixed('09-24')],
  ['Day of Reconciliation', fixed('12-16')],
]);

const india = calendar('lost', [
  ['Republic Day', fixed('01-26')],
  ['Independence Day', fixed('08-15')],
  ['Gandhi Jayanti', fixed('10-02')],
  ['Diwali', listed('2024-11-01', '2025-10-20', '2026-11-08', '2027-10-29', '2028-10-17')],
  goodFriday,
  christmas,
]);

/** The days on which every market rests. */
const everywhere = calendar('lost', [newYear, christmas]);

const byCurrency: Readonly<Record<string, readonly Holiday[]>> = {
  GBP: britain,
  USD: unitedStates,
  EUR: euroArea,
  CAD: canada,
  AUD: australia,
  NZD: newZealand,
  CHF: switzerland,
  JPY: japan,
  SEK: sweden,
  NOK: norway,
  DKK: denmark,
  PLN: poland,
  CZK: czechia,
  HUF: hungary,
  CNY: china,
  HKD: hongKong,
  SGD: singapore,
  MXN: mexico,
  ZAR: southAfrica,
  INR: india,
};

/** The holidays of a currency's market. A currency without a calendar of its own rests on the days that all rest. */
export function holidaysOf(currency: string): readonly Holiday[] {
  return byCurrency[currency] ?? everywhere;
}
