import { Switch } from '@mantine/core';

type BusySwitchProps = {
  label: string;
  isOn: boolean;
  /** What it was pressed for is on its way; until it is done, further presses do nothing. */
  isBusy: boolean;
  onSwitch: (isOn: boolean) => void;
};

/** A switch whose work takes a while. It is never disabled by it, which would take the focus away. */
export function BusySwitch({ label, isOn, isBusy, onSwitch }: BusySwitchProps) {
  return (
    <Switch
      label={label}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => {
        if (!isBusy) onSwitch(checked);
      }}
    />
  );
}
