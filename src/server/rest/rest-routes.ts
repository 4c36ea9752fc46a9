import type { RouterInputs } from '../trpc/app-router.ts';

type Features = keyof RouterInputs;

/** "trips.byId": every procedure there is, so that a row for one that is not does not compile. */
export type ProcedurePath = { [F in Features]: `${F}.${keyof RouterInputs[F] & string}` }[Features];

export type RestMethod = 'get' | 'post' | 'delete';

/** `{name}` in a path is the procedure's input field of that name; the query and the body give the rest. */
export type RestRoute = { method: RestMethod; path: string; procedure: ProcedurePath };

/** The documented surface. Validation and rules live in the procedures: a row only names one. */
export const restRoutes: readonly RestRoute[] = [
  { method: 'post', path: '/trip-preferences', procedure: 'preferences.save' },
  { method: 'post', path: '/trips', procedure: 'trips.create' },
  { method: 'get', path: '/trips', procedure: 'trips.list' },
  { method: 'get', path: '/trips/user/{userId}', procedure: 'trips.byUser' },
  { method: 'get', path: '/trips/{id}', procedure: 'trips.byId' },
  { method: 'delete', path: '/trips/{id}', procedure: 'trips.remove' },
  { method: 'post', path: '/trips/{id}/reveal', procedure: 'trips.reveal' },
];
