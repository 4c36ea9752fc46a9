import { expect, test } from 'vitest';
import { readTimes } from './read-times.ts';

test.each<[string, ReturnType<typeof readTimes>]>([
  ['Lyon. On arrive vers midi', { landing: 720 }],
  [
    'Bergen, cruise ship docks 8:00, all aboard 16:30',
    { landing: 480, takeOff: 990, leavesWith: 'ferry' },
  ],
  ['Singapore, land 6am, next flight 11.50pm', { landing: 360, takeOff: 1430 }],
  ['Vlucht landt maandag 11.25, terug vrijdag 19.00', { landing: 685, takeOff: 1140 }],
  ['uçak cuma 08:40 iniyor', { landing: 520 }],
  ['and back to Dublin airport for 18:20 flight', { takeOff: 1100 }],
  ['Wien, wir landen gegen Mittag', { landing: 720 }],
  ['We fly into Fiumicino at about 2 in the afternoon', { landing: 840 }],
  ['Llegamos a las 3 de la tarde', { landing: 900 }],
  ['Arriviamo alle 7:30 di sera', { landing: 1170 }],
  ['We land Thursday at 10:40 and fly home Sunday at 18:30.', { landing: 640, takeOff: 1110 }],
  ['fly into Rome at 10:00 and out of Venice at 19:15', { landing: 600, takeOff: 1155 }],
  ['I get in Thursday 10:30 and fly out Sunday at 20:15', { landing: 630, takeOff: 1215 }],
  [
    'We fly into Malaga on Saturday noon and home from Seville the next Saturday at 16:30.',
    { landing: 720, takeOff: 990 },
  ],
  [
    'Train from Paris gets in Thursday 11:45, train back Sunday about 16:10; hotel in the Jordaan',
    { landing: 705, takeOff: 970, isByTrain: true },
  ],
  [
    'Train in from Rome Thursday about 11:45, train out Sunday about 16:40.',
    { landing: 705, takeOff: 1000, isByTrain: true },
  ],
  ['a boat trip. Arriving Monday 12:15, leaving Friday 16:30', { landing: 735, takeOff: 990 }],
  ['I land Tuesday 9:10 and fly Thursday 20:40', { landing: 550, takeOff: 1240 }],
  ['Flight lands Friday 12:30, back Monday 16:15', { landing: 750, takeOff: 975 }],
  ['flight gets in 9:40 thu and back at 20:15 sat', { landing: 580, takeOff: 1215 }],
  ['we walk back at 17:00', {}],
  ['the ferry leaves at 17:00', {}],
  ["a boat in the afternoon, we land at O'Hare 11:20", { landing: 680 }],
  ['boat to the three cities, flight back 21:35', { takeOff: 1295 }],
  ['we take the 9:15 flight back', { takeOff: 555 }],
  ['arriving on the 7:30 flight', { landing: 450 }],
  [
    'flying from Hamburg to Porto, landing 10:40 and flight back on the last day at 18:15',
    { landing: 640, takeOff: 1095 },
  ],
  ['Aankomst woensdag 09:10, terugvlucht 18:40', { landing: 550, takeOff: 1120 }],
  ['Zug kommt 13:45 am Hbf an', { landing: 825, isByTrain: true }],
  ['Wir kommen mit dem Auto gegen 17 Uhr an', { landing: 1020 }],
  ['Trein komt dinsdag om 16:04 aan op Hauptbahnhof', { landing: 964, isByTrain: true }],
  ['il volo arriva alle 13:10 a Heraklion', { landing: 790 }],
  ['Voo chega em São Luís às 2h15 da manhã', { landing: 135 }],
  ['We arive 21.15 at the airport', { landing: 1275 }],
  ['Für die Alhambra haben wir Karten am letzten Tag um 8:30 Uhr', {}],
  ['1日目は15:40着、帰りは水曜19:30のANA', { landing: 940, takeOff: 1170 }],
  ['we go back Sunday 17:43', { takeOff: 1063 }],
  ['Voo de volta 4a feira 21h35', { takeOff: 1295 }],
  ['Leave Paris 7:13, back Sunday 20:01', { takeOff: 1201 }],
  ['Eurostar départ Paris 7h13 samedi, retour dimanche 20h01', { takeOff: 1201 }],
  ['We leave at 18:00 and are back home by 20:00', { takeOff: 1080 }],
  ['przylot 12:30, wylot 20:15', { landing: 750, takeOff: 1215 }],
  [
    'Cheap flights: in Saturday 9:20, out Sunday 21:10, hand luggage only',
    { landing: 560, takeOff: 1270 },
  ],
  [
    'We arrive in Hanoi on the 6th at 9:30 and fly out on the 12th at 23:40.',
    { landing: 570, takeOff: 1420 },
  ],
  [
    'arriving by shinkansen around 11 on thursday and going back saturday about 5pm',
    { landing: 660, takeOff: 1020, isByTrain: true },
  ],
  [
    'We land at Haneda on Sunday 28 March at 16:00 and fly out of Haneda on Friday at 18:30',
    { landing: 960, takeOff: 1110 },
  ],
  [
    'We fly in from Sydney on Friday 10 December at 11:40 and leave on December 14 at 17:30',
    { landing: 700, takeOff: 1050 },
  ],
  [
    'arrive fri 12:10 gare du nord, leave mon 17:00',
    { landing: 730, takeOff: 1020, isByTrain: true },
  ],
  ['arriving with about 11 people', {}],
  ['Flight lands 3pm on the 3rd, home on the 7th at noon.', { landing: 900, takeOff: 720 }],
  [
    'I come by train from Venice around noon on Thursday and leave Sunday at 5pm',
    { landing: 720, takeOff: 1020, isByTrain: true },
  ],
  ['We drive in around 4pm.', { landing: 960 }],
  ['Shrimp and grits. We leave on Sunday at 11.', { takeOff: 660 }],
  ['We need to be at the airport by 2pm on the last day.', { takeOff: 960 }],
  [
    'everything by train from Zurich airport: we land Saturday 9:40 and fly home Saturday 3 July at 8pm',
    { landing: 580, takeOff: 1200 },
  ],
  ['we land by train at 9:40', { landing: 580, isByTrain: true }],
  ['Ankunft 9:15 Uhr, Rückflug 21:05', { landing: 555, takeOff: 1265 }],
  [
    'Arrivée 13h15 gare St Charles, on repart dimanche à 18h',
    { landing: 795, takeOff: 1080, isByTrain: true },
  ],
  ['Rückfahrt Dienstag 16:14', { takeOff: 974 }],
  ['boot komt aan om 11:55', { landing: 715 }],
  ['aterrizamos a las 10:20, nos vamos el martes a las 19:05', { landing: 620, takeOff: 1145 }],
  ['si arriva alle 12:40, si riparte alle 17:20', { landing: 760, takeOff: 1040 }],
])('%s', (notes, times) => {
  expect(readTimes(notes)).toEqual(times);
});

test.each<[string, ReturnType<typeof readTimes>]>([
  [
    'Landing Monday 12:35, on Thursday I take the 22:00 night train to Lao Cai.',
    { landing: 755, takeOff: 1320, leavesWith: 'train' },
  ],
  [
    'Flight from Lima lands 10:40 on the 21st, back to Lima 14:20 on the 18th.',
    { landing: 640, takeOff: 860 },
  ],
  [
    'Two days before the Bluebridge ferry on Thursday at 20:30, flight lands Saturday 8:50.',
    { landing: 530, takeOff: 1230, leavesWith: 'ferry' },
  ],
  [
    'We come by train from Vienna, arriving about 14:05 on Wednesday; flight home Thursday 17:05.',
    { landing: 845, takeOff: 1025, isByTrain: true, leavesWith: 'plane' },
  ],
  ['On Wednesday the 9:15 train to Versailles.', {}],
  ['Flight home Thursday 17:05', { takeOff: 1025 }],
  ['flight is 18th 09:00', { takeOff: 540 }],
])('with Thursday the 18th as the last day: %s', (notes, times) => {
  expect(readTimes(notes, { lastDay: '2027-03-18' })).toEqual(times);
});
