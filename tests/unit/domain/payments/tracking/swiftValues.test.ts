import { readSwiftAmount, readSwiftDate } from '../../../../../domain/payments/tracking/swiftValues';

test.each([
  ['GBP3000,5', 'GBP 3000.5'],
  ['GBP3000,50', 'GBP 3000.50'],
  ['JPY12500,', 'JPY 12500'],
  [' EUR1,00 ', 'EUR 1.00'],
  ['EUR999999999999,99', 'EUR 999999999999.99'],
  ['GBP3000.5', 'GBP3000.5'],
  ['GBP3000', 'GBP3000'],
  ['GBP3,000,5', 'GBP3,000,5'],
  ['gbp1,0', 'gbp1,0'],
  ['GBPX1,0', 'GBPX1,0'],
  ['GBP,5', 'GBP,5'],
  ['1,0', '1,0'],
  ['', ''],
])('the amount %j reads %j', (text, read) => {
  expect(readSwiftAmount(text)).toBe(read);
});

test.each([
  ['300103', '2030-01-03'],
  ['000101', '2000-01-01'],
  ['791231', '2079-12-31'],
  ['800101', '1980-01-01'],
  ['991231', '1999-12-31'],
  ['30010', '30010'],
  ['3001033', '3001033'],
  ['soon', 'soon'],
  ['', ''],
])('the date %j reads %j', (text, read) => {
  expect(readSwiftDate(text)).toBe(read);
});
