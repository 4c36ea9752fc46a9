/** One town of the gazetteer. */
export type Town = {
  id: number;
  name: string;
  country: string;
  /** The state or province by its GeoNames code. */
  region: string;
  lat: number;
  lon: number;
  population: number;
};
