import superjson from 'superjson';

export type Answer = { status: number; data?: unknown; message?: string };

/** What a call at a REST path answers: the data, or the text of the failure. */
export async function callRest(
  url: string,
  init: { method: string; body?: unknown },
): Promise<Answer> {
  const response = await fetch(url, {
    method: init.method,
    ...(init.body === undefined
      ? {}
      : { body: JSON.stringify(init.body), headers: { 'content-type': 'application/json' } }),
  });

  if (response.ok) return { status: response.status, data: await response.json() };
  return { status: response.status, message: await response.text() };
}

/** The same call at the tRPC door, as any HTTP client could send it. */
export async function callTrpc(
  origin: string,
  call: { procedure: string; type: 'query' | 'mutation'; input: unknown },
): Promise<Answer> {
  const url = `${origin}/api/trpc/${call.procedure}`;
  const input = JSON.stringify(superjson.serialize(call.input));
  const response =
    call.type === 'query'
      ? await fetch(`${url}?input=${encodeURIComponent(input)}`)
      : await fetch(url, {
          method: 'POST',
          body: input,
          headers: { 'content-type': 'application/json' },
        });
  const body = (await response.json()) as TrpcBody;

  if ('error' in body)
    return { status: response.status, message: superjson.deserialize<Failure>(body.error).message };
  return {
    status: response.status,
    data: JSON.parse(JSON.stringify(superjson.deserialize(body.result.data))),
  };
}

type Failure = { message: string };
type Serialized = Parameters<typeof superjson.deserialize>[0];
type TrpcBody = { error: Serialized } | { result: { data: Serialized } };
