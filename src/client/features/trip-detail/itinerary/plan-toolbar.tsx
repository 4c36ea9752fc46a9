import { Button } from '@mantine/core';
import { IconArrowBackUp, IconRefresh, IconRoute } from '@tabler/icons-react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { editText, type TravellerEdit } from '#client/lib/itinerary/traveller-edit.ts';
import type { ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import classes from './itinerary-editor.module.css';

type PlanToolbarProps = {
  state: ItineraryState;
  /** Changed here and not sent yet: this is undone first. */
  lastUnsent: TravellerEdit | undefined;
  isPlanning: boolean;
  onUndo: () => void;
  onRegenerate: () => void;
  /** Whether the trip goes to several places already. */
  isRoute: boolean;
  /** Where the trip goes to several places, or can. */
  onChangeRoute?: (() => void) | undefined;
};

/** What can be done with the whole plan. */
export function PlanToolbar({
  state,
  lastUnsent,
  isPlanning,
  onUndo,
  onRegenerate,
  isRoute,
  onChangeRoute,
}: PlanToolbarProps) {
  return (
    <div className={classes.toolbar}>
      {state.checks.length === 0 && (
        <p className={classes.unchecked}>This plan has not been checked.</p>
      )}
      <div className={`${classes.buttons} no-print`}>
        <Button
          variant="default"
          disabled={!state.canUndo && !lastUnsent}
          leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
          title={lastUnsent ? editText(lastUnsent) : state.undoLabel}
          onClick={onUndo}
        >
          Undo
        </Button>
        {onChangeRoute && (
          <Button
            variant="default"
            leftSection={<IconRoute size={18} aria-hidden="true" />}
            onClick={onChangeRoute}
          >
            {isRoute ? 'Change Route' : 'Add Places'}
          </Button>
        )}
        <BusyButton
          variant="default"
          isBusy={isPlanning}
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          onClick={onRegenerate}
        >
          Regenerate Itinerary
        </BusyButton>
      </div>
    </div>
  );
}
