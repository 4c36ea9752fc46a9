/** What a bounded fetch's answer ends with where it is larger than it may be. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/**
 * `fetch` whose answers end with AnswerTooLarge beyond so many bytes, whatever their headers say: a reader would
 * else keep all of a line that never ends. Redirects are refused, so that a key stays where it belongs.
 */
export function createBoundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });

    if (!response.body) return response;
    const { signal } = init ?? {};
    // In Node 20 a collection can take the request's own hold on the signal away, and its body would never end.
    const body = response.body.pipeThrough(limitTo(maxBytes), signal ? { signal } : {});

    return new Response(body, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

function limitTo(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;

  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > maxBytes) controller.error(new AnswerTooLarge());
      else controller.enqueue(chunk);
    },
  });
}
