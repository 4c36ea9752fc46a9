/** The build for pages whose policy allows no workers from blobs: its worker is served as a file. */
declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  export * from 'maplibre-gl';
}
