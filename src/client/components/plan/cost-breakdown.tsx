import type { PlanCosts } from '#shared/generation/generated-trip.schema.ts';
import { formatMoney } from '#shared/money.ts';
import classes from './cost-breakdown.module.css';
import { costRows, travelersText } from './plan-text.ts';

/** What the plan costs the party, by category, under its honest label. */
export function CostBreakdown({ costs, travelers }: { costs: PlanCosts; travelers: number }) {
  return (
    <section className={classes.costs} aria-label="Costs by category">
      <div className={classes.head}>
        <h3 className={classes.title}>Estimated costs</h3>
        <p className={classes.total}>{formatMoney(costs.total)}</p>
      </div>
      <p className={classes.note}>{`Estimate for ${travelersText(travelers)}, in US dollars`}</p>
      <dl className={classes.rows}>
        {costRows(costs).map(({ key, label, amount, share }) => (
          <div key={key} className={classes.row} style={{ '--share': share }}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
