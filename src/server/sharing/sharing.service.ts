import type { z } from 'zod';
import { AppError } from '#shared/app-error.ts';
import { DEFAULT_PARTS, type SharedPart } from '#shared/sharing/shared-parts.ts';
import {
  type SharedTrip,
  type sharePageInput,
  type Sharing,
  type UserCalendar,
} from '#shared/sharing/sharing.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { isWriteConflict } from '../db/database-failure.ts';
import type { InTransaction } from '../db/transaction.ts';
import { projectTrip } from './domain/project-trip.ts';
import { isToken, newToken } from './new-token.ts';
import {
  createSharesRepository,
  type Share,
  type SharesRepository,
  type ShareSubject,
} from './shares.repository.ts';

type Ports = {
  shares: SharesRepository;
  inTransaction: InTransaction;
  /** Throws NOT_FOUND when there is no such trip. */
  tripById: (id: number) => Promise<TripDetail>;
  /** A user's trips as a calendar shows them. */
  calendarTrips: (userId: number) => Promise<TripDetail[]>;
};

/** The trips that one calendar holds. */
export type Feed = { name?: string; trips: TripDetail[] };

/** Addresses that open a trip to others: a page to read, a calendar to subscribe to. */
export function createSharingService(ports: Ports) {
  const { shares, tripById } = ports;

  return {
    /** What is open of a trip. NOT_FOUND without the trip. */
    async ofTrip(id: number): Promise<Sharing> {
      await tripById(id);
      return readSharing(shares, id);
    },

    /** Opens the page under a new address, or changes what it shows under the one it has. */
    async openPage({ id, shows }: z.output<typeof sharePageInput>): Promise<Sharing> {
      const { userId } = await tripById(id);

      await open(ports, { userId, tripId: id, kind: 'page' }, [...new Set(shows)]);
      return readSharing(shares, id);
    },

    /** Opens the trip's calendar; safe to call again. */
    async openCalendar(id: number): Promise<Sharing> {
      const { userId } = await tripById(id);

      await open(ports, { userId, tripId: id, kind: 'calendar' });
      return readSharing(shares, id);
    },

    /** Switches the page off: its address opens nothing ever again. */
    closePage: (id: number): Promise<Sharing> => close(ports, id, 'page'),
    closeCalendar: (id: number): Promise<Sharing> => close(ports, id, 'calendar'),

    /** The calendar of all of a user's trips, if it is open. */
    ofUser: (userId: number): Promise<UserCalendar> => readUserCalendar(shares, userId),

    async openUserCalendar(userId: number): Promise<UserCalendar> {
      await open(ports, { userId, tripId: null, kind: 'calendar' });
      return readUserCalendar(shares, userId);
    },

    async closeUserCalendar(userId: number): Promise<UserCalendar> {
      await shares.remove({ userId, tripId: null, kind: 'calendar' });
      return {};
    },

    /** What a page's address shows. NOT_FOUND for an address that is unknown or switched off. */
    async readPage(token: string): Promise<SharedTrip> {
      const share = await findShare(shares, token, 'page');

      return projectTrip(await tripById(share.tripId ?? 0), share.shows);
    },

    /** The trips of a calendar's address. NOT_FOUND for one that is unknown or switched off. */
    async readFeed(token: string): Promise<Feed> {
      const { tripId, userId } = await findShare(shares, token, 'calendar');

      if (tripId !== null) return { trips: [await tripById(tripId)] };
      return { name: 'Northstar trips', trips: await ports.calendarTrips(userId) };
    },
  };
}

/** One row per subject: whoever comes second at the same moment finds what the first has opened. */
async function open(ports: Ports, subject: ShareSubject, shows?: SharedPart[]): Promise<void> {
  try {
    await openOnce(ports, subject, shows);
  } catch (error) {
    if (!isWriteConflict(error)) throw error;
    await openOnce(ports, subject, shows);
  }
}

async function openOnce(
  { inTransaction }: Ports,
  subject: ShareSubject,
  shows?: SharedPart[],
): Promise<void> {
  await inTransaction(async (manager) => {
    const shares = createSharesRepository(manager);

    if (!(await shares.find(subject))) {
      await shares.insert({ ...subject, token: newToken(), shows: shows ?? [...DEFAULT_PARTS] });
    } else if (shows) {
      await shares.changeShows(subject, shows);
    }
  });
}

async function close(
  { shares, tripById }: Ports,
  id: number,
  kind: ShareSubject['kind'],
): Promise<Sharing> {
  const { userId } = await tripById(id);

  await shares.remove({ userId, tripId: id, kind });
  return readSharing(shares, id);
}

async function readSharing(shares: SharesRepository, tripId: number): Promise<Sharing> {
  const found = await shares.findByTrip(tripId);
  const page = found.find(({ kind }) => kind === 'page');
  const calendar = found.find(({ kind }) => kind === 'calendar');

  return {
    ...(page
      ? { page: { token: page.token, path: `/shared/${page.token}`, shows: page.shows } }
      : {}),
    ...(calendar ? { calendar: toCalendar(calendar) } : {}),
  };
}

async function readUserCalendar(shares: SharesRepository, userId: number): Promise<UserCalendar> {
  const share = await shares.find({ userId, tripId: null, kind: 'calendar' });

  return share ? { calendar: toCalendar(share) } : {};
}

function toCalendar({ token }: Share) {
  return { token, path: `/api/feeds/${token}.ics` };
}

async function findShare(
  shares: SharesRepository,
  token: string,
  kind: ShareSubject['kind'],
): Promise<Share> {
  const share = isToken(token) ? await shares.findByToken(token, kind) : undefined;

  if (!share) throw new AppError('NOT_FOUND', 'This link does not exist, or was switched off.');
  return share;
}
