import { NumberInput, type NumberInputProps } from '@mantine/core';

type CountFieldProps = Omit<NumberInputProps, 'min' | 'onChange'> & {
  min: number;
  onChange: (count: number) => void;
};

/** How many: a whole number that can't leave its bounds; an emptied field is the least. */
export function CountField({ min, onChange, ...field }: CountFieldProps) {
  return (
    <NumberInput
      clampBehavior="strict"
      allowDecimal={false}
      {...field}
      min={min}
      onChange={(count) => onChange(Number(count) || min)}
    />
  );
}
