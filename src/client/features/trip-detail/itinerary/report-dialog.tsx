import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { BusyButton } from '#client/components/busy-button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { z } from 'zod';
import { toast } from '#client/lib/toast.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import {
  MAX_REPORT_SOURCE,
  MAX_REPORT_TEXT,
  placeReport,
  REPORT_KIND_NAMES,
  REPORT_KINDS,
  type PlaceReport,
} from '#shared/trips/place-report.schema.ts';

type ReportDialogProps = {
  tripId: number;
  place: { id: string; name: string };
  onClose: () => void;
};

const KINDS = REPORT_KINDS.map((value) => ({ value, label: REPORT_KIND_NAMES[value] }));
const EMPTY: PlaceReport = { kind: 'hours', text: '', source: '' };

/** A field that is left empty names no page. */
const sourceOrEmpty = z.union([z.literal(''), placeReport.shape.source]);

/** Says what is wrong about a place of the plan, to whoever keeps the catalogue. */
export function ReportDialog({ tripId, place, onClose }: ReportDialogProps) {
  const form = useForm({
    initialValues: EMPTY,
    validate: schemaResolver(placeReport.extend({ source: sourceOrEmpty }), { sync: true }),
  });
  const report = trpc.trips.reportPlace.useMutation({
    onSuccess: () => {
      toast({
        title: 'Thank you',
        description: `Your report on ${place.name} is kept until someone has checked it.`,
      });
      onClose();
    },
    onError: (error) => toastError('Not sent', error),
  });
  const send = ({ source, ...values }: PlaceReport) =>
    report.mutate({
      id: tripId,
      placeId: place.id,
      ...values,
      ...(source?.trim() ? { source } : {}),
    });

  return (
    <Dialog isOpen title={`Report a problem with ${place.name}`} onClose={onClose}>
      <form className="stack" onSubmit={form.onSubmit(send)}>
        <NativeSelect
          label="What is wrong"
          data={KINDS}
          data-autofocus
          {...form.getInputProps('kind')}
        />
        <Textarea
          label="What you found"
          description="It does not change any plan, and it is stored without your trip or your name, so leave out personal details."
          placeholder="Open only from Thursday to Sunday, 10:00 to 17:00"
          autosize
          minRows={2}
          maxLength={MAX_REPORT_TEXT}
          {...form.getInputProps('text')}
        />
        <TextInput
          label="A web page that says so (optional)"
          type="url"
          maxLength={MAX_REPORT_SOURCE}
          {...form.getInputProps('source')}
        />
        <BusyButton type="submit" isBusy={report.isPending}>
          Send the report
        </BusyButton>
      </form>
    </Dialog>
  );
}
