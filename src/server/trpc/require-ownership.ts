import type { OwnedKind } from '../identity/owners.repository.ts';
import { ownerFor } from '../identity/identity.service.ts';
import type { Context } from './context.ts';

const ID_OF_ROUTER: Readonly<Record<string, OwnedKind>> = {
  trips: 'trip',
  generation: 'trip',
  booking: 'trip',
  moodBoard: 'moodBoard',
};
const KIND_OF_FIELD: Readonly<Record<string, OwnedKind>> = {
  tripId: 'trip',
  preferenceId: 'preference',
  preferencesId: 'preference',
  generationId: 'generation',
};
const MAX_ID = 2_147_483_647;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Lets a call pass when all that its input names belongs to the caller: trips, preferences, generations, mood
 * boards and users, known by the names of the fields. What is no id at all passes on, for the schema to refuse.
 * Throws NOT_FOUND for what is someone else's.
 */
export async function requireOwnership(
  { user, services }: Context,
  path: string,
  input: unknown,
): Promise<void> {
  if (user.actsForEveryone || typeof input !== 'object' || input === null) return;
  const [router = ''] = path.split('.');

  for (const [field, value] of Object.entries(input)) {
    const kind = field === 'id' ? ID_OF_ROUTER[router] : KIND_OF_FIELD[field];

    if (field === 'userId' && isRowId(value)) ownerFor(user, value);
    if (kind && (kind === 'generation' ? isUuid(value) : isRowId(value)))
      await services.identity.requireOwner(user, kind, value);
  }
}

function isRowId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID;
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
