export type TripAction = 'rename' | 'duplicate' | 'delete';
