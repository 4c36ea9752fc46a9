import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { toast } from '#client/lib/toast.tsx';
import { contactErrors, EMPTY_MESSAGE, sendMessage } from './contact-form.ts';
import type { ContactErrors, ContactValues } from './contact-form.ts';
import classes from './contact-page.module.css';

/** The message form: faults show beside their fields once sending was tried, and go as they are mended. */
export function ContactForm() {
  const { values, errors, isSending, change, submit } = useContactForm();
  const field = (name: keyof ContactValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: change(name),
    required: true,
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Contact">
      <TextInput {...field('name')} label="Full name" autoComplete="name" maxLength={100} />
      <TextInput
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={200}
      />
      <TextInput {...field('subject')} label="Subject" maxLength={150} />
      <Textarea
        {...field('message')}
        label="Message"
        minRows={6}
        autosize
        maxRows={14}
        maxLength={5000}
      />
      <BusyButton type="submit" isBusy={isSending} className={classes.send}>
        {isSending ? 'Sending...' : 'Send Message'}
      </BusyButton>
    </form>
  );
}

function useContactForm() {
  const [values, setValues] = useState(EMPTY_MESSAGE);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const errors: ContactErrors = isTried ? contactErrors(values) : {};

  const change =
    (name: keyof ContactValues) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { value } = event.currentTarget;

      setValues((before) => ({ ...before, [name]: value }));
    };
  const send = async () => {
    setSending(true);
    try {
      await sendMessage();
      toast({
        title: 'Message sent successfully!',
        description: "We'll get back to you within 24 hours.",
      });
      setValues(EMPTY_MESSAGE);
      setTried(false);
    } catch {
      toast({
        title: 'Error sending message',
        description: 'Please try again later or contact us directly.',
        variant: 'destructive',
      });
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [firstFault] = Object.keys(contactErrors(values));

    if (firstFault) focusField(event.currentTarget, firstFault);
    else void send();
  };

  return { values, errors, isSending, change, submit };
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);

  if (field instanceof HTMLElement) field.focus();
}
