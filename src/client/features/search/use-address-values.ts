import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CallForm, callErrors } from './call-errors.ts';
import { splitList } from './split-list.ts';

const WRITE_DELAY_MS = 300;

type AddressFormOptions<Values> = CallForm<Values> & { defaults: Values };

/**
 * A search's form, its values kept in the address as well, so that a link or a reload brings them back. Values
 * equal to their default stay out of it. The form leads: the address follows a moment later, or fast typing would
 * run ahead of it and lose letters.
 */
export function useAddressForm<Values extends Record<string, string>>({
  defaults,
  ...call
}: AddressFormOptions<Values>) {
  const [params, setParams] = useSearchParams();
  const [initial] = useState(defaults);
  const form = useForm<Values>({
    initialValues: Object.fromEntries(
      Object.entries(defaults).map(([key, value]) => [key, params.get(key) ?? value]),
    ) as Values,
    validate: (current) => callErrors(call, current),
    clearInputErrorOnChange: false,
  });
  const { values, validate: checkAgain } = form;
  const isRefused = Object.keys(form.errors).length > 0;

  // Once a search was refused, each error goes as its field is mended.
  useEffect(() => {
    if (isRefused) void checkAgain();
  }, [values, isRefused, checkAgain]);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      const told = new URLSearchParams([
        // What is no field of the form, such as the stay that is searched for, stays as it is.
        ...[...new URLSearchParams(window.location.search)].filter(([key]) => !(key in initial)),
        ...Object.entries(values).filter(([key, value]) => value !== initial[key]),
      ]);

      if (told.toString() !== new URLSearchParams(window.location.search).toString()) {
        setParams(told, { replace: true });
      }
    }, WRITE_DELAY_MS);

    return () => window.clearTimeout(timer);
  }, [values, initial, setParams]);

  const set = (field: keyof Values, text: string) =>
    form.setValues({ [field]: text } as unknown as Partial<Values>);

  return {
    ...form,
    /** Of a field that holds a number. */
    countProps: (field: keyof Values) => ({
      value: Number(values[field]),
      error: form.errors[String(field)],
      onChange: (count: number) => set(field, String(count)),
    }),
    /** Of a field that holds a list. */
    listProps: (field: keyof Values) => ({
      value: splitList(values[field]),
      onChange: (list: string[]) => set(field, list.join(',')),
    }),
  };
}

export type AddressForm<Values extends Record<string, string>> = ReturnType<
  typeof useAddressForm<Values>
>;
