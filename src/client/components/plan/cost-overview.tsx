import type { ReactNode } from 'react';
import { countText } from '#shared/count-text.ts';
import { shortDay } from '#shared/dates.ts';
import type { PlanCosts } from '#shared/generation/generated-trip.schema.ts';
import { convert, formatMoney, rateText } from '#shared/money.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { costModel, type CostLine, type CostModel } from './cost-model.ts';
import { CostCard } from './cost-card.tsx';
import classes from './cost-overview.module.css';

/**
 * What a saved trip costs, by category and by day, in dollars and in the money of the place; of several countries the
 * rate of each.
 */
export function CostOverview({ trip, costs }: { trip: TripDetail; costs: PlanCosts }) {
  const model = costModel(trip, costs);
  const rates = model.currencies.flatMap((currency) => rateText(currency) ?? []);

  return (
    <CostCard
      title="What this trip costs"
      level={2}
      note={`For ${countText(trip.tripPreferences.travelers, 'traveler')}. Anything not booked yet is an estimate.`}
      total={<Total model={model} />}
    >
      <dl className={classes.split}>
        <div data-kind="booked">
          <dt>Booked</dt>
          <dd>{formatMoney(model.booked)}</dd>
        </div>
        <div data-kind="estimated">
          <dt>Estimated</dt>
          <dd>{formatMoney(model.estimated)}</dd>
        </div>
      </dl>
      <div className={classes.tables}>
        <CategoryTable model={model} />
        {model.days.length > 0 && <DayTable model={model} />}
      </div>
      {rates.map((rate) => (
        <p key={rate} className={classes.quiet}>
          {rate}.
        </p>
      ))}
    </CostCard>
  );
}

function Total({ model }: { model: CostModel }) {
  return (
    <span className={classes.total}>
      {formatMoney(model.expected)}
      {model.localCurrency && (
        <span className={classes.quiet}>about {localText(model, model.expected)}</span>
      )}
    </span>
  );
}

function CategoryTable({ model }: { model: CostModel }) {
  const most = Math.max(1, ...model.lines.map(({ expected }) => expected));

  return (
    <CostTable caption="By category" first="Category" model={model}>
      {model.lines.map((line) => (
        <CostRow
          key={line.key}
          name={line.label}
          note={stateOf(line)}
          amount={line.expected}
          model={model}
        >
          <Bar booked={line.booked / most} estimated={line.estimated / most} />
        </CostRow>
      ))}
    </CostTable>
  );
}

function DayTable({ model }: { model: CostModel }) {
  const most = Math.max(1, ...model.days.map(({ cost }) => cost));

  return (
    <CostTable caption="By day: food, tickets, getting around" first="Day" model={model}>
      {model.days.map(({ dayNumber, date, cost }) => (
        <CostRow
          key={date}
          name={`Day ${dayNumber}`}
          note={shortDay(date)}
          amount={cost}
          model={model}
        >
          <Bar booked={0} estimated={cost / most} />
        </CostRow>
      ))}
      <CostRow
        name="Not tied to a day"
        note={besideText(model)}
        amount={model.besideDays}
        model={model}
      />
    </CostTable>
  );
}

function besideText({ lines }: CostModel): string {
  const hasOwn = lines.some(({ key }) => key === 'own');

  return `Flights, stay, transfers${hasOwn ? ', your own entries' : ''}`;
}

type CostTableProps = { caption: string; first: string; model: CostModel; children: ReactNode };

function CostTable({ caption, first, model, children }: CostTableProps) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">USD</th>
          {model.localCurrency && <th scope="col">{model.localCurrency}</th>}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type CostRowProps = {
  name: string;
  note: string;
  amount: number;
  model: CostModel;
  children?: ReactNode;
};

function CostRow({ name, note, amount, model, children }: CostRowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={classes.state}>{note}</span>
        {children}
      </th>
      <td>{formatMoney(amount)}</td>
      {model.localCurrency && <td className={classes.local}>{localText(model, amount)}</td>}
    </tr>
  );
}

/** How much of the widest bar this one fills; the numbers beside it say the same in words. */
function Bar({ booked, estimated }: { booked: number; estimated: number }) {
  return (
    <span
      className={classes.bar}
      style={{ '--booked': booked, '--estimated': estimated }}
      aria-hidden="true"
    />
  );
}

function stateOf({ key, booked, estimated }: CostLine): string {
  if (key === 'own') return 'As you entered it';
  if (booked > 0 && estimated > 0) return `${formatMoney(booked)} booked, the rest an estimate`;
  return booked > 0 ? 'Booked' : 'Estimate';
}

function localText({ localCurrency = 'USD' }: CostModel, usd: number): string {
  return formatMoney(convert(usd, 'USD', localCurrency) ?? usd, localCurrency);
}
