import { useForm } from '@mantine/form';

type Bound<Value> = { value: Value; onChange: (value: Value) => void };

/** A tester's form; `bind` gives a field its value and takes what is entered. */
export function useValues<Values extends Record<string, string | number>>(initialValues: Values) {
  const { values, setValues } = useForm<Values>({ initialValues });
  const bind = <Key extends keyof Values>(key: Key): Bound<Values[Key]> => ({
    value: values[key],
    onChange: (value) => setValues({ [key]: value } as unknown as Partial<Values>),
  });

  return { values, bind };
}
