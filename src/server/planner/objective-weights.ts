/**
 * What a plan is worth, in one place. The unit is the pleasure of an hour at a sight of appeal 1; a sight of appeal
 * 60 that deserves an hour is worth 60 before anything bends it. How the figures were found:
 * docs/decisions/014-what-a-plan-is-worth.md; `npm run bench:objective` compares others.
 */
export const OBJECTIVE = {
  /** How steeply worth grows with appeal: at 1 two sights of 45 beat one of 85, and nobody travels for that. */
  appealPower: 1.35,
  /** Pleasure of a longer visit: below 1 the second hour brings less than the first. */
  minutesPower: 0.8,
  /** What each stop costs whatever it is: finding it, the queue, the ticket. Keeps days from filling with glimpses. */
  stop: 30,
  /** What a chosen interest adds to the worth of a place that meets it, less where most places of the town do. */
  interest: 1.2,
  /** Share of its worth that a place keeps which meets none of them. */
  noInterest: 0.8,
  /** The most that all interests together add. */
  mostInterest: 1.5,
  /** An hour under way costs what an hour at an ordinary sight that meets an interest brings. */
  travelHour: 150,
  /** Getting into a vehicle: the wait, the ticket, finding the platform. */
  ride: 30,
  /** Minutes beyond so many count half as much again: an hour on a bus is more than two half hours. */
  longWay: 30,
  /** Ways on the days of coming and going weigh so much more: one is tired, or watches the clock. */
  travelDay: 1.6,
  /** Share of that which the ride of a day trip does not cost: one sits, and looks out of the window. */
  dayTripRide: 0.7,
  /** A sight whose neighbours, and those of its well-known walks, all stand on other days: the way there is made twice. */
  neighbourSplit: 180,
  /**
   * A day has one or two areas. Going from one sight to the next before dinner is a change of area in part where it
   * is further than the first figure in kilometres, or than half of the usual way between two sights of the place, and
   * in full where it is as much further as the second. A taxi is quick, and still another part of town.
   */
  areaFromKm: 1.3,
  areaFullKm: 2.5,
  /** What each change of area costs, and what each beyond the first of a day costs on top. */
  areaFirst: 120,
  areaMore: 500,
  /** Share of its cost that a way along a well-known walk keeps: strolling there is part of the pleasure. */
  alongWalk: 0,
  /** A day with little in it is a day lost: each minute of a visit adds this much, up to a share of its hours. */
  fillRate: 1,
  fillShare: 0.8,
  /** The same share for who needs shorter days than others: what is left stays free. */
  gentleFillShare: 0.6,
  /** The first hours of a day that would else be empty are worth this much more a minute. */
  firstMinutes: 150,
  firstRate: 1.4,
  /** Something after dinner: what the first stop of an evening is worth to the day, beside its own worth. */
  evening: 180,
  /** Shares of the worth that further visits of one kind keep; the last one goes on. */
  variety: [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52],
  /** The same for kinds of which one is nearly enough: towers to look down from, boat trips. */
  fewEnough: [1, 0.6, 0.3, 0.15],
  /**
   * Museums, galleries and palaces tire: one this long counts twice, and each beyond so many on one day costs so
   * much; none is had for nothing on the day of arrival, one before going home.
   */
  tiringLong: 135,
  tiringMost: 2,
  tiring: 180,
  /** Share of its worth that a visit keeps at another hour than its best. */
  otherHour: 0.75,
  /** The same for what lies in the open on a hot day. */
  inTheHeat: 0.6,
  /** The same for what is there for one light: a sunset terrace at four, a night market at noon. */
  wrongLight: 0.4,
};

/** Sights this close, in a straight line, are within a walk of each other. */
export const NEIGHBOUR_KM = 0.6;
