import { useState } from 'react';

/** A key for what is sent: if the reply is lost, it is sent again under the same key and is the same thing. */
export function newRequestKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** Keys for what one screen sends: the same again has the same key, anything else another. */
export function useRequestKey(): (request: unknown) => string {
  return useState(createRequestKeys)[0];
}

export function createRequestKeys(): (request: unknown) => string {
  let last = { request: '', key: '' };

  return (request) => {
    const text = JSON.stringify(request);

    if (text !== last.request) last = { request: text, key: newRequestKey() };
    return last.key;
  };
}
