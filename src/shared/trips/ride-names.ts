/** What a ride between two places is called on screens and in options, by its mode. */
export const RIDE_NAMES = {
  train: 'Train',
  ferry: 'Ferry',
  coach: 'Coach',
  flight: 'Flight',
  drive: 'Drive',
} as const;
