import { createHash } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import type { InTransaction, Work } from '../db/transaction.ts';
import {
  createTripCreationsRepository,
  type KeyedCreation,
  type TripCreationsRepository,
} from './trip-creations.repository.ts';

type Creation = {
  userId: number;
  /** Made by the sender; without one every request makes a trip. */
  key: string | undefined;
  /** All that was asked, as JSON can hold it. */
  asked: unknown;
  /** Does what comes before the writing, which answers the new trip's id; only where one is to be made. */
  prepare: () => Promise<Work<number>>;
};

/**
 * Makes a trip, all or nothing, and answers its id. A request that was sent again under its key, later or at the
 * same moment, answers the trip of the first. UNPROCESSABLE when the key came with another request.
 */
export async function createOnce(
  { userId, key, asked, prepare }: Creation,
  inTransaction: InTransaction,
): Promise<number> {
  if (key === undefined) return inTransaction(await prepare());
  const creation = { userId, key, request: digest(asked) };
  const known = await inTransaction((manager) =>
    findTrip(createTripCreationsRepository(manager), creation),
  );

  if (known !== undefined) return known;
  const insert = await prepare();

  return inTransaction(async (manager) => {
    const creations = createTripCreationsRepository(manager);

    if (!(await creations.claim(creation))) {
      const made = await findTrip(creations, creation);

      if (made !== undefined) return made;
      throw new AppError('CONFLICT', 'The trip of this key was deleted just now. Send it again.');
    }
    const tripId = await insert(manager);

    await creations.settle(creation, tripId);
    return tripId;
  });
}

async function findTrip(
  creations: TripCreationsRepository,
  creation: KeyedCreation,
): Promise<number | undefined> {
  const made = await creations.find(creation);

  if (made && made.request !== creation.request)
    throw new AppError('UNPROCESSABLE', 'key: another trip was made under this key');
  return made?.tripId;
}

function digest(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
