import { countText } from '#shared/count-text.ts';
import type { PlanCosts } from '#shared/generation/generated-trip.schema.ts';
import { formatMoney } from '#shared/money.ts';
import { CostCard } from './cost-card.tsx';
import classes from './cost-breakdown.module.css';
import { costRows } from './plan-text.ts';

/** What the plan costs the party, by category, under its honest label. */
export function CostBreakdown({ costs, travelers }: { costs: PlanCosts; travelers: number }) {
  return (
    <CostCard
      title="Estimated costs"
      level={3}
      label="Costs by category"
      note={`Estimate for ${countText(travelers, 'traveler')}, in US dollars`}
      total={formatMoney(costs.total)}
    >
      <dl className={classes.rows}>
        {costRows(costs).map(({ key, label, amount, share }) => (
          <div key={key} className={classes.row} style={{ '--share': share }}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </CostCard>
  );
}
