import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** The stock photos of destinations; everything else comes from our own origin. */
const PHOTO_HOSTS = [
  'https://images.unsplash.com',
  'https://picsum.photos',
  'https://fastly.picsum.photos',
];
/** Styles, tiles, letters and icons of the online map. */
const MAP_HOSTS = ['https://tiles.openfreemap.org'];

const headersFor = (isInDevelopment: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Vite's refresh of components while developing begins with an inline script.
        scriptSrc: ["'self'", ...(isInDevelopment ? ["'unsafe-inline'"] : [])],
        scriptSrcAttr: ["'none'"],
        // Mantine writes its theme's variables and responsive styles into style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...PHOTO_HOSTS, ...MAP_HOSTS],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...MAP_HOSTS, ...(isInDevelopment ? ['ws:'] : [])],
        // The map's workers and the service worker are files of ours.
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The server itself speaks http; whoever puts TLS before it sets this there.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });

/** The security headers of every answer; while developing, what Vite needs is allowed as well. */
export function securityHeaders(isInDevelopment = false): Map<string, string> {
  return recordedHeaders(isInDevelopment).set(
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  );
}

/** What helmet sets is the same for every answer, so it is asked once. */
function recordedHeaders(isInDevelopment: boolean): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };

  headersFor(isInDevelopment)(
    {} as IncomingMessage,
    response as unknown as ServerResponse,
    (error) => {
      if (error) throw error as Error;
    },
  );
  return headers;
}
