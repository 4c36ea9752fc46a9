import { AppError } from '#shared/app-error.ts';
import type { OwnedKind, OwnersRepository } from './owners.repository.ts';
import type { User } from './user.ts';

const NAMES: Record<OwnedKind, string> = {
  trip: 'Trip',
  preference: 'Preferences',
  generation: 'Generation',
  moodBoard: 'Mood board',
};

/** Decides what a user may act on. */
export function createIdentityService(owners: OwnersRepository) {
  return {
    /** Throws NOT_FOUND, as for a thing that there is not, when it belongs to someone else. */
    async requireOwner(user: User, kind: OwnedKind, id: number | string): Promise<void> {
      if (user.actsForEveryone) return;
      if ((await owners.find(kind, id)) === user.id) return;
      throw new AppError('NOT_FOUND', `${NAMES[kind]} not found`);
    },
  };
}

/** The user for whom a call is made: the one it names, or the caller. NOT_FOUND for someone else's id. */
export function ownerFor(user: User, userId: number = user.id): number {
  if (userId === user.id || user.actsForEveryone) return userId;
  throw new AppError('NOT_FOUND', 'User not found');
}
