import { describe, expect, it } from 'vitest';
import { readAppointments } from './read-appointments.ts';

/** Monday to Sunday. */
const trip = { departureDate: '2027-05-10', returnDate: '2027-05-16' };

describe('appointments that notes name', () => {
  it.each([
    [
      'afspraak Canary Wharf woensdag 13:00-14:30',
      { date: '2027-05-12', start: '13:00', end: '14:30', title: 'Meeting' },
    ],
    [
      'We have tickets for the Last Supper on Wednesday at 10:15',
      { date: '2027-05-12', start: '10:15', title: 'Ticket', place: 'Last Supper' },
    ],
    [
      'Anne Frank House tix already bought for 11:15 Tues',
      { date: '2027-05-11', start: '11:15', title: 'Appointment', place: 'Anne Frank House' },
    ],
    [
      'Sagrada Familia booked Thurs 10:00',
      { date: '2027-05-13', start: '10:00', title: 'Appointment', place: 'Sagrada Familia' },
    ],
    ['Konzert am 12.5. um 20 Uhr', { date: '2027-05-12', start: '20:00', title: 'Show' }],
    ['dinner with Ana at 19:30 on Friday', { date: '2027-05-14', start: '19:30', title: 'Dinner' }],
    [
      'Workshop on Thursday until 12:30',
      { date: '2027-05-13', start: '09:00', end: '12:30', title: 'Workshop' },
    ],
    [
      'meeting Tuesday 10-12 at Canary Wharf',
      { date: '2027-05-11', start: '10:00', end: '12:00', title: 'Meeting', place: 'Canary Wharf' },
    ],
    [
      'Meetings at Potsdamer Platz Wednesday 10-15',
      {
        date: '2027-05-12',
        start: '10:00',
        end: '15:00',
        title: 'Meeting',
        place: 'Potsdamer Platz',
      },
    ],
    [
      'Potsdamer Platz Wednesday 10-15, Berlin',
      {
        date: '2027-05-12',
        start: '10:00',
        end: '15:00',
        title: 'Appointment',
        place: 'Potsdamer Platz',
      },
    ],
    [
      'meeting at Potsdamer Platz May 12 at 10:00',
      { date: '2027-05-12', start: '10:00', title: 'Meeting', place: 'Potsdamer Platz' },
    ],
    [
      'meetings in London at Canary Wharf on Tuesday 10:00-16:00',
      { date: '2027-05-11', start: '10:00', end: '16:00', title: 'Meeting', place: 'Canary Wharf' },
    ],
    [
      'Abendessen mit Klaus am Freitag um 20 Uhr',
      { date: '2027-05-14', start: '20:00', title: 'Dinner' },
    ],
    [
      'réunion mardi de 10h à 12h à La Défense',
      { date: '2027-05-11', start: '10:00', end: '12:00', title: 'Meeting', place: 'La Défense' },
    ],
    [
      'tickets to Hamilton on Thursday evening at 7',
      { date: '2027-05-13', start: '19:00', title: 'Ticket' },
    ],
    ['dinner on Friday at 8', { date: '2027-05-14', start: '20:00', title: 'Dinner' }],
    ['riunione martedì ore 15', { date: '2027-05-11', start: '15:00', title: 'Meeting' }],
    ['jantar com a Ana na sexta às 20h', { date: '2027-05-14', start: '20:00', title: 'Dinner' }],
    [
      'Duomo prenotato il 12 alle 9:40',
      { date: '2027-05-12', start: '09:40', title: 'Appointment', place: 'Duomo' },
    ],
    [
      'Karten für die Alhambra am letzten Tag um 8:30 Uhr',
      { date: '2027-05-16', start: '08:30', title: 'Ticket' },
    ],
    [
      'My cousin has wedding on saturday 16:00, we come thursday evening and go home on sunday',
      { date: '2027-05-15', start: '16:00', title: 'Wedding' },
    ],
    ['port tasting booked 12 May 15:30', { date: '2027-05-12', start: '15:30', title: 'Ticket' }],
    [
      'stopover before our cruise, which leaves on Sat 17:00',
      { date: '2027-05-15', start: '17:00', title: 'Cruise' },
    ],
    [
      'dentist appointment on 3 June at 9:00',
      { date: '2027-06-03', start: '09:00', title: 'Meeting' },
    ],
  ])('%s', (notes, expected) => {
    expect(readAppointments(notes, trip)).toEqual([expected]);
  });

  it('each day has its own hours behind an "and" as well', () => {
    const notes = 'Meetings Tuesday 9:00 to 12:30 and Wednesday 14:00 to 16:00, rest of it free';

    expect(readAppointments(notes, trip)).toEqual([
      { title: 'Meeting', date: '2027-05-11', start: '09:00', end: '12:30' },
      { title: 'Meeting', date: '2027-05-12', start: '14:00', end: '16:00' },
    ]);
  });

  it('each day of a list has its own hours', () => {
    const notes = 'Conference at the Austria Center: Tuesday 13:00-17:30, Wednesday 9-17';
    const conference = { title: 'Conference', place: 'Austria Center' };

    expect(readAppointments(notes, trip)).toEqual([
      { ...conference, date: '2027-05-11', start: '13:00', end: '17:30' },
      { ...conference, date: '2027-05-12', start: '09:00', end: '17:00' },
    ]);
  });

  it('a day of which the end alone is told begins as the others do', () => {
    const notes = 'Congress at the Bella Center Tuesday and Wednesday 9 to 17, Thursday until 13';
    const congress = { title: 'Conference', place: 'Bella Center', start: '09:00' };

    expect(readAppointments(notes, trip)).toEqual([
      { ...congress, date: '2027-05-11', end: '17:00' },
      { ...congress, date: '2027-05-12', end: '17:00' },
      { ...congress, date: '2027-05-13', end: '13:00' },
    ]);
    expect(readAppointments('Museum on Thursday until 13', trip)).toEqual([]);
    expect(
      readAppointments('Meetings Tuesday 2 to 6 pm, Thursday until noon', trip).map(
        ({ start, end }) => [start, end],
      ),
    ).toEqual([
      ['14:00', '18:00'],
      ['09:00', '12:00'],
    ]);
  });

  it.each([
    'Train in from Rome Thursday about 11:45, train out Sunday about 16:40',
    'I get in Thursday 10:30 and fly out Sunday at 20:15',
  ])('coming and going is none: %s', (notes) => {
    expect(readAppointments(notes, trip)).toEqual([]);
  });

  it('a weekday that the trip lacks is the first after it, so that it can be told', () => {
    expect(
      readAppointments('dinner on Sunday at 19:00', {
        departureDate: '2027-05-10',
        returnDate: '2027-05-12',
      }),
    ).toEqual([{ date: '2027-05-16', start: '19:00', title: 'Dinner' }]);
  });

  it('every weekday is each of them', () => {
    const dates = readAppointments('I work remotely 9 to 1 every weekday', trip).map(
      ({ date, start, end }) => `${date} ${start} ${end}`,
    );

    expect(dates).toHaveLength(5);
    expect(dates[0]).toBe('2027-05-10 09:00 13:00');
  });

  it.each([
    'our flight leaves Sunday at 18:20',
    'no museums before 10 on Monday',
    '4 nights from 12 May',
    'arrive Friday 10:45',
  ])('no appointment: %s', (notes) => {
    expect(readAppointments(notes, trip)).toEqual([]);
  });
});

describe('an appointment on the day that was told before', () => {
  it.each(['Meeting Thursday 9:30-11:00, dinner with client same day 7pm'])('%s', (notes) => {
    expect(readAppointments(notes, trip)).toEqual([
      { date: '2027-05-13', start: '09:30', end: '11:00', title: 'Meeting' },
      { date: '2027-05-13', start: '19:00', title: 'Dinner' },
    ]);
  });
});

it.each(['Home by 8 pm every evening', 'Dinner no later than 7pm every day'])(
  'an hour by which a day ends is none: %s',
  (notes) => {
    expect(readAppointments(notes, trip)).toEqual([]);
  },
);

it.each([
  ['arbeite mo-fr 9-17 uhr remote', 5],
  ['laburo en Madrid de lun a mié de 9 a 18', 3],
  ['Monaco a maggio, 12 amici in treno', 0],
])('the days of a range of short names: %s', (notes, days) => {
  expect(readAppointments(notes, trip)).toHaveLength(days);
});

it.each([
  'halal food only, we pray at midday on friday',
  'we want to be at Friday prayers',
  'time for Jumuah please',
])('the noon of Fridays is kept for who prays then: %s', (notes) => {
  const august = { departureDate: '2027-08-25', returnDate: '2027-08-30' };

  expect(readAppointments(notes, august)).toEqual([
    { date: '2027-08-27', start: '13:00', end: '14:00', title: 'Prayers' },
  ]);
});
