import { expect, it } from 'vitest';
import { hasCar } from './own-car.ts';
import { hasDriver } from './own-driver.ts';

it.each([
  ["Delhi, Agra and Jaipur. We'd have a driver between the cities.", true],
  ['with a private driver', true],
  ['Rajasthan with a car and driver', true],
  ['our driver takes us from town to town', true],
  ['we want to hire a driver for the long ways', true],
  ['mit eigenem Fahrer', true],
  ['avec un chauffeur', true],
  ['con un conductor privado', true],
  ['com um motorista', true],
  ['a driver is not needed', false],
  ['we do not want a driver', false],
  ['no private driver please, trains only', false],
  ["we have a driver's license", false],
  ['I am the only driver', false],
  ['taxi drivers are rude there', false],
  ['ohne Fahrer', false],
])('%s', (notes, isDriven) => {
  expect(hasDriver(notes)).toBe(isDriven);
});

it('takes a car with a driver for no car of their own', () => {
  expect(hasCar('Rajasthan with a car and driver')).toBe(false);
  expect(hasCar('we hire a car with a driver')).toBe(false);
  expect(hasCar('we hire a car')).toBe(true);
});
