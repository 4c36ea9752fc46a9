import { z } from 'zod';
import { isIsoDay } from '#shared/dates.ts';
import type { WebSource } from './chat-port.ts';

const MOST_SOURCES = 20;
const MOST_TITLE = 160;
const MOST_ADDRESS = 500;

const searchResult = z.object({
  title: z.string().nullish(),
  url: z.string(),
  date: z.string().nullish(),
});
const withSources = z.object({
  search_results: z.array(searchResult).nullish(),
  citations: z.array(z.string()).nullish(),
});

/** What a search AI read, from any part of its answer: results with title and date, or bare addresses. */
export function readSources(chunk: unknown): WebSource[] {
  const { data } = withSources.safeParse(chunk);
  const results = data?.search_results ?? (data?.citations ?? []).map((url) => ({ url }));

  return results.slice(0, MOST_SOURCES).map(toSource);
}

/** An address that is none stays in its place as an empty one, since facts refer to sources by number. */
function toSource(result: { url: string; title?: string | null; date?: string | null }): WebSource {
  const url = webAddress(result.url);
  const day = result.date?.slice(0, 10) ?? '';

  return {
    title: (result.title?.replace(/\s+/g, ' ').trim() || hostOf(url)).slice(0, MOST_TITLE),
    url,
    ...(isIsoDay(day) ? { date: day } : {}),
  };
}

function webAddress(text: string): string {
  if (text.length > MOST_ADDRESS || !URL.canParse(text)) return '';
  const { protocol, href, username } = new URL(text);

  return /^https?:$/.test(protocol) && username === '' ? href : '';
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
