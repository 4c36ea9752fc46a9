import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMap } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import classes from './map-aside.module.css';

type DayMapButtonProps = {
  dayNumber: number;
  /** Further buttons about the day, before the map's. */
  buttons?: ReactNode;
  /** The map of the day. */
  children: ReactNode;
};

/** The day's buttons; where no map stands beside the days, one of them opens it here. */
export function DayMapButton({ dayNumber, buttons, children }: DayMapButtonProps) {
  const [showsMap, { toggle }] = useDisclosure(false);

  return (
    <>
      <div className={`${classes.tools} no-print`}>
        {buttons}
        <Button
          className={classes.mapButton}
          variant="default"
          leftSection={<IconMap size={18} aria-hidden="true" />}
          aria-label={`Map of day ${dayNumber}`}
          aria-expanded={showsMap}
          onClick={toggle}
        >
          {showsMap ? 'Hide map' : 'Map'}
        </Button>
      </div>
      {showsMap && (
        <div className={classes.map}>
          <Suspense>{children}</Suspense>
        </div>
      )}
    </>
  );
}
