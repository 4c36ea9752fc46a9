import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { TRPCLink } from '@trpc/client';
import { TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { AppRouter } from '#server/trpc/app-router.ts';
import { createQueryClient } from '#client/lib/query-client.ts';
import { trpc } from '#client/lib/trpc.ts';
import { theme } from '#client/theme/theme.ts';

/** What each procedure answers, by its path ("trips.byId"); throwing makes the call fail. */
export type Answers = Record<string, (input: unknown) => unknown>;

type RenderOptions = { at?: string; answers?: Answers };

/** Draws a component inside the product's own providers, its calls answered by `answers`. */
export async function renderClient(ui: ReactNode, { at = '/', answers = {} }: RenderOptions = {}) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const queryClient = createQueryClient();
  const client = trpc.createClient({ links: [answeringLink(answers)] });

  await act(async () => {
    root.render(
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} env="test">
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <MemoryRouter initialEntries={[at]}>{ui}</MemoryRouter>
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>,
    );
  });

  return { container, unmount: () => act(async () => root.unmount()) };
}

/** Clicks as a person does, and waits for what follows. */
export async function click(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to click.');
  await act(async () => element.click());
}

function answeringLink(answers: Answers): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        const answer = answers[op.path];

        const reply = async () => {
          try {
            if (!answer) throw new Error(`The test answers no call to ${op.path}`);
            observer.next({ result: { type: 'data', data: await answer(op.input) } });
            observer.complete();
          } catch (error) {
            observer.error(
              TRPCClientError.from(error instanceof Error ? error : new Error(String(error))),
            );
          }
        };

        void reply();
      });
}
