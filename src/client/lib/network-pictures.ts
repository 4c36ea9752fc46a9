/** How long a picture from the network may take before the generated one stays. */
export const PICTURE_TIMEOUT_MS = 3000;
/** After a failure the network is left alone for this long, so that a page of pictures does not wait again and again. */
const REST_MS = 60_000;

let restsUntil = 0;

/** Whether asking the network for a picture is worth it now. */
export function canFetchPictures(now: number): boolean {
  return navigator.onLine && now >= restsUntil;
}

/** Remembers that a picture did not come. */
export function reportPictureFailure(now: number): void {
  restsUntil = now + REST_MS;
}

/** Forgets earlier failures, for a picture that did come. */
export function reportPictureSuccess(): void {
  restsUntil = 0;
}
