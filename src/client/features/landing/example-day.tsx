import { IconRosetteDiscountCheck, IconTrain, IconWalk } from '@tabler/icons-react';
import classes from './example-day.module.css';

type Stop = {
  time: string;
  name: string;
  note: string;
  way?: { mode: 'walk' | 'tram'; text: string };
};

/** One day as the planner lays it out; opening times as published by the places in 2026. */
const STOPS: readonly Stop[] = [
  { time: '09:30', name: 'Jerónimos Monastery', note: '1h 30m, as its doors open' },
  {
    time: '11:15',
    name: 'Pastéis de Belém',
    note: '30m, second breakfast',
    way: { mode: 'walk', text: '5 min walk' },
  },
  {
    time: '12:15',
    name: 'Lunch by the river',
    note: '1h',
    way: { mode: 'walk', text: '15 min walk' },
  },
  {
    time: '13:30',
    name: 'MAAT',
    note: '1h 30m, closed on Tuesdays',
    way: { mode: 'walk', text: '10 min walk' },
  },
  {
    time: '19:30',
    name: 'Dinner in Alfama',
    note: '1h 30m, with vegan dishes',
    way: { mode: 'tram', text: '35 min by tram' },
  },
];

/** A small picture of what comes out: a thin route line with its stops, and the verdict below. */
export function ExampleDay() {
  return (
    <figure className={classes.card}>
      <figcaption className={classes.head}>
        <span className={classes.day}>Day 2 in Lisbon</span>
        <span className="quiet small">An example</span>
      </figcaption>
      <ol className={classes.line}>
        {STOPS.map(({ time, name, note, way }) => (
          <li key={time} className={classes.stop}>
            {way && (
              <span className={classes.way}>
                {way.mode === 'walk' ? (
                  <IconWalk size={16} aria-hidden="true" />
                ) : (
                  <IconTrain size={16} aria-hidden="true" />
                )}
                {way.text}
              </span>
            )}
            <span className={classes.row}>
              <time className={classes.time}>{time}</time>
              <span>
                <span className={classes.name}>{name}</span>
                <span className={classes.note}>{note}</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className={classes.verdict}>
        <IconRosetteDiscountCheck size={20} aria-hidden="true" />
        Every plan is checked against fourteen rules
      </p>
    </figure>
  );
}
