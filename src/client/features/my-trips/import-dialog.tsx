import { Alert } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '#client/components/dialog.tsx';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import { paths } from '#client/lib/paths.ts';
import { useRequestKey } from '#client/lib/request-key.ts';
import { toast } from '#client/lib/toast.tsx';
import { trpc } from '#client/lib/trpc.ts';
import classes from './my-trips-page.module.css';
import { readTripFile } from './read-trip-file.ts';

/** Takes a trip's JSON export in, from a file picked or dragged here. */
export function ImportDialog({ isOpen, onClose }: OverlayProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Import a trip">
      {isOpen && <ImportForm />}
    </Dialog>
  );
}

function ImportForm() {
  const id = useId();
  const navigate = useNavigate();
  const cache = trpc.useUtils();
  const [problems, setProblems] = useState<string[]>([]);
  const [isOver, setOver] = useState(false);
  const keyOf = useRequestKey();
  const upload = trpc.trips.importTrip.useMutation({
    onSuccess: (trip) => {
      void cache.trips.list.invalidate();
      toast({ title: 'Trip imported' });
      void navigate(paths.trip(trip.id));
    },
    // Field by field, without the status: it would stand before the first of them alone.
    onError: (error) =>
      setProblems(
        (errorStatus(error) === undefined ? errorMessage(error) : error.message).split('; '),
      ),
  });

  const take = async (file: File | undefined) => {
    if (!file || upload.isPending) return;
    setProblems([]);
    const read = await readTripFile(file);

    if ('problem' in read) setProblems([read.problem]);
    else upload.mutate({ ...read.document, key: keyOf(read.document) });
  };

  return (
    <div className="stack">
      <label
        htmlFor={id}
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <IconUpload size={32} aria-hidden="true" />
        <span>{upload.isPending ? 'Reading the trip…' : 'Choose a file, or drag it here'}</span>
        <span className="quiet small">A trip exported as JSON, up to 900 kB</span>
        <input
          id={id}
          type="file"
          accept="application/json,.json"
          aria-label="Trip file"
          className="visually-hidden"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {problems.length > 0 && (
        <Alert color="red" title="This file was not imported" role="alert">
          <ul className={classes.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
