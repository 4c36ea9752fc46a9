import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { toast, toastFailure } from '#client/lib/toast.tsx';
import { contactErrors, EMPTY_MESSAGE, sendMessage, type ContactValues } from './contact-form.ts';
import classes from './contact-page.module.css';

/** The message form: errors show beside their fields once sending was tried, and go as they are mended. */
export function ContactForm() {
  const { form, element, isSending, submit } = useContactForm();
  const field = (name: keyof ContactValues) => ({
    name,
    required: true,
    ...form.getInputProps(name),
  });

  return (
    <form
      ref={element}
      className={classes.form}
      // Sent before the page is hydrated, it does nothing rather than load the page again.
      method="dialog"
      onSubmit={submit}
      noValidate
      aria-label="Contact"
    >
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
  const [isSending, setSending] = useState(false);
  const form = useForm<ContactValues>({
    initialValues: EMPTY_MESSAGE,
    validate: contactErrors,
    clearInputErrorOnChange: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const { values, setValues, validate } = form;
  const isRefused = Object.keys(form.errors).length > 0;

  // Once sending was tried, each error goes as its field is mended.
  useEffect(() => {
    if (isRefused) validate();
  }, [values, isRefused, validate]);
  // React reports no change for what was typed before the page was hydrated.
  useEffect(() => {
    if (element.current) setValues(Object.fromEntries(new FormData(element.current)));
  }, [setValues]);

  const send = async () => {
    setSending(true);
    try {
      await sendMessage();
      toast({
        title: 'Message sent successfully!',
        description: "We'll get back to you within 24 hours.",
      });
      form.reset();
    } catch {
      toastFailure('Error sending message', 'Please try again later or contact us directly.');
    } finally {
      setSending(false);
    }
  };
  const submit = form.onSubmit(
    () => void send(),
    (errors) => {
      const [firstWrong] = Object.keys(errors);

      if (firstWrong) form.getInputNode(firstWrong)?.focus();
    },
  );

  return { form, element, isSending, submit };
}
