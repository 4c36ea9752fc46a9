import type { TripType } from '#shared/preferences/options.ts';

const ABOUT_THE_TRIP = [
  'No museums, please',
  'We have a toddler with us',
  'One of us uses a wheelchair',
  'We have been to Rome',
  'A slow pace, with late mornings',
  'Somewhere we can go by train',
] as const;

const FOR_BUSINESS = [
  'Meetings from 10:00 to 16:00',
  'A quiet place to work near the hotel',
  'A restaurant where we can talk with clients',
  'A hotel close to the meeting place',
  'One evening free for the old town',
  'An early flight home on the last day',
] as const;

/** Ideas that say where to go, and what they become once that is chosen. */
const WITH_A_PLACE: Readonly<Record<string, string>> = {
  'We have been to Rome': 'It is not our first visit',
  'Somewhere we can go by train': 'One of us is vegetarian',
};

/** Short notes that a traveller can press to add; the planner reads the same words when they are typed. */
export function notesIdeas(tripType: TripType, hasPlace = false): readonly string[] {
  if (tripType === 'business') return FOR_BUSINESS;
  return hasPlace ? ABOUT_THE_TRIP.map((idea) => WITH_A_PLACE[idea] ?? idea) : ABOUT_THE_TRIP;
}

/** Whether the notes hold an idea already, as a line of its own. */
export function hasIdea(notes: string, idea: string): boolean {
  return notes.split('\n').some((line) => line.trim() === idea);
}

/** Adds an idea as a line of its own, or takes it away again. */
export function toggleIdea(notes: string, idea: string): string {
  if (hasIdea(notes, idea)) {
    return notes
      .split('\n')
      .filter((line) => line.trim() !== idea)
      .join('\n');
  }

  return notes.trim() === '' ? idea : `${notes.trimEnd()}\n${idea}`;
}
