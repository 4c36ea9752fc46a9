import { useState } from 'react';

type Bound<Value> = { value: Value; onChange: (value: Value) => void };

/** What the fields of a form hold; `bind` gives a field its value and takes what is put in. */
export function useValues<Values extends object>(first: Values) {
  const [values, setValues] = useState(first);
  const bind = <Key extends keyof Values>(key: Key): Bound<Values[Key]> => ({
    value: values[key],
    onChange: (value) => setValues((old) => ({ ...old, [key]: value })),
  });

  return { values, bind };
}
