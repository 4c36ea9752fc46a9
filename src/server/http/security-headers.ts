import type { RequestHandler } from 'express';
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
export function createSecurityHeaders(isInDevelopment = false): RequestHandler {
  const headers = headersFor(isInDevelopment);

  return (request, response, next) => {
    response.set(
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
    headers(request, response, next);
  };
}
