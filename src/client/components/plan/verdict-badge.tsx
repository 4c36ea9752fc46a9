import {
  IconAlertTriangle,
  IconChevronDown,
  IconCircleCheck,
  IconShieldCheck,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { PlanCheck } from '#shared/generation/generated-trip.schema.ts';
import { verdict } from './plan-text.ts';
import classes from './verdict-badge.module.css';

type VerdictBadgeProps = {
  checks: readonly PlanCheck[];
  generatedBy: string;
  /** The plan's value and the most that any plan could reach. */
  score: number;
  bound: number;
  /** A secret plan shows the rules without their details, which name places. */
  isSecret?: boolean;
  /** Within a line of facts, not a card of its own. */
  isInline?: boolean;
};

/** "Checked: 10 of 10 rules", opening to the rules and what the checker found on each. */
export function VerdictBadge({
  checks,
  generatedBy,
  score,
  bound,
  isSecret = false,
  isInline = false,
}: VerdictBadgeProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const { kept, total, allKept } = verdict(checks);

  return (
    <section
      className={classes.verdict}
      data-kept={allKept || undefined}
      data-inline={isInline || undefined}
      data-opened={opened || undefined}
      aria-label="The checker's verdict"
    >
      <button
        type="button"
        className={classes.badge}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {allKept ? (
          <IconShieldCheck size={24} stroke={1.6} aria-hidden="true" />
        ) : (
          <IconAlertTriangle size={24} stroke={1.6} aria-hidden="true" />
        )}
        <span>{`Checked: ${kept} of ${total} rules`}</span>
        <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
      </button>
      <div id={id} className={classes.panel} hidden={!opened}>
        <ul className={classes.rules}>
          {checks.map(({ rule, name, ok, detail }) => (
            <li key={rule} data-ok={ok || undefined}>
              {ok ? (
                <IconCircleCheck size={20} stroke={1.8} aria-hidden="true" />
              ) : (
                <IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />
              )}
              <span>
                <span className={classes.rule}>{name}</span>
                <span className="visually-hidden">{ok ? ': kept. ' : ': not kept. '}</span>
                {!isSecret && <span className={classes.detail}>{detail}</span>}
              </span>
            </li>
          ))}
        </ul>
        {bound > 0 && (
          <p className={classes.quality}>
            {`At least ${Math.min(100, Math.round((100 * score) / bound))}% of the best possible plan`}
          </p>
        )}
        {isInline && <Maker generatedBy={generatedBy} />}
      </div>
      {!isInline && <Maker generatedBy={generatedBy} />}
    </section>
  );
}

function Maker({ generatedBy }: { generatedBy: string }) {
  const maker = generatedBy === 'built-in planner' ? 'the built-in planner' : generatedBy;

  return <p className="quiet small">{`Made by ${maker}`}</p>;
}
