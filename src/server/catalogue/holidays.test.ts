import { expect, test } from 'vitest';
import { publicHoliday } from './holidays.ts';

test.each<[string, string, string | undefined]>([
  ['CN', '2027-09-15', 'Mid-Autumn Festival'],
  ['CN', '2027-02-08', 'Spring Festival'],
  ['CN', '2027-03-08', undefined],
  ['IT', '2027-10-04', "St Francis's Day"],
  ['US', '2027-09-06', 'Labor Day'],
  ['US', '2027-07-05', 'Independence Day (observed)'],
  ['KH', '2027-04-15', 'Khmer New Year'],
  ['KH', '2028-09-18', 'Pchum Ben'],
  ['LA', '2027-04-14', 'Lao New Year'],
  ['NP', '2027-10-09', 'Dashain'],
  ['MO', '2027-12-20', 'Macau SAR Day'],
  ['QA', '2027-12-18', 'National Day'],
  ['OM', '2027-03-09', 'Eid al-Fitr'],
  ['JO', '2027-05-16', 'Eid al-Adha'],
  ['MV', '2027-07-26', 'Independence Day'],
  ['IN', '2027-10-29', 'Diwali'],
  ['IN-MH', '2027-09-04', 'Ganesh Chaturthi'],
  ['LK', '2027-05-20', 'Vesak'],
  ['LK', '2027-05-02', undefined],
  ['TH', '2027-02-21', 'Makha Bucha'],
  ['TH', '2028-07-06', 'Asahna Bucha'],
  ['SG', '2027-05-20', 'Vesak Day'],
  ['KR', '2028-01-26', 'Seollal'],
  ['KR', '2028-01-29', undefined],
  ['TW', '2027-09-28', "Teachers' Day"],
  ['MX', '2027-11-02', 'Day of the Dead'],
  ['BR-SP', '2027-02-09', 'Carnival'],
  ['BR-RJ', '2027-11-20', 'Black Awareness Day'],
  ['MA', '2027-01-14', 'Amazigh New Year'],
  ['AE', '2027-12-03', 'National Day'],
  ['AE', '2027-02-08', undefined],
  ['TN', '2027-03-20', 'Independence Day'],
  ['TZ', '2027-01-12', 'Zanzibar Revolution Day'],
  ['CA-QC', '2027-06-24', 'Saint-Jean-Baptiste Day'],
  ['CA-BC', '2027-09-30', 'Truth and Reconciliation Day'],
  ['HU', '2027-03-15', 'National Day'],
])('%s on %s: %s', (code, date, name) => {
  const [country = '', region] = code.split('-');

  expect(publicHoliday({ country, region }, date)).toBe(name);
});
