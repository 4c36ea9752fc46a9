import type { Point } from '#server/planner/problem.ts';

/**
 * Where journeys commonly begin: "IATA latitude longitude", to a tenth of a degree, which is all that an
 * estimate of flight hours needs. A code that is not here is looked up among the catalogue's airports.
 */
const AIRPORTS = [
  'ATL 33.6 -84.4, LAX 33.9 -118.4, ORD 42.0 -87.9, DFW 32.9 -97.0, DEN 39.9 -104.7, JFK 40.6 -73.8',
  'EWR 40.7 -74.2, LGA 40.8 -73.9, SFO 37.6 -122.4, SEA 47.4 -122.3, LAS 36.1 -115.2, MCO 28.4 -81.3',
  'MIA 25.8 -80.3, CLT 35.2 -80.9, PHX 33.4 -112.0, IAH 30.0 -95.3, BOS 42.4 -71.0, MSP 44.9 -93.2',
  'DTW 42.2 -83.4, FLL 26.1 -80.1, PHL 39.9 -75.2, BWI 39.2 -76.7, SLC 40.8 -112.0, SAN 32.7 -117.2',
  'IAD 38.9 -77.5, DCA 38.9 -77.0, TPA 28.0 -82.5, BNA 36.1 -86.7, AUS 30.2 -97.7, STL 38.7 -90.4',
  'HNL 21.3 -157.9, PDX 45.6 -122.6, MCI 39.3 -94.7, RDU 35.9 -78.8, SMF 38.7 -121.6, SJC 37.4 -121.9',
  'OAK 37.7 -122.2, CLE 41.4 -81.8, PIT 40.5 -80.2, CVG 39.0 -84.7, IND 39.7 -86.3, CMH 40.0 -82.9',
  'MSY 30.0 -90.3, SAT 29.5 -98.5, ANC 61.2 -150.0, YYZ 43.7 -79.6, YVR 49.2 -123.2, YUL 45.5 -73.7',
  'YYC 51.1 -114.0, YOW 45.3 -75.7, YEG 53.3 -113.6, YHZ 44.9 -63.5, YWG 49.9 -97.2, MEX 19.4 -99.1',
  'GDL 20.5 -103.3, MTY 25.8 -100.1, CUN 21.0 -86.9, PTY 9.1 -79.4, SJO 10.0 -84.2, BOG 4.7 -74.1',
  'MDE 6.2 -75.4, LIM -12.0 -77.1, SCL -33.4 -70.8, EZE -34.8 -58.5, AEP -34.6 -58.4, GRU -23.4 -46.5',
  'CGH -23.6 -46.7, GIG -22.8 -43.3, SDU -22.9 -43.2, BSB -15.9 -47.9, MVD -34.8 -56.0, UIO -0.1 -78.4',
  'LPB -16.5 -68.2, ASU -25.2 -57.5, CCS 10.6 -67.0, HAV 23.0 -82.4, SDQ 18.4 -69.7, SJU 18.4 -66.0',
  'KIN 17.9 -76.8, LHR 51.5 -0.5, LGW 51.2 -0.2, STN 51.9 0.3, LTN 51.9 -0.4, LCY 51.5 0.0',
  'MAN 53.3 -2.3, EDI 56.0 -3.4, GLA 55.9 -4.4, BHX 52.5 -1.7, BRS 51.4 -2.7, DUB 53.4 -6.3',
  'BFS 54.7 -6.2, CDG 49.0 2.6, ORY 48.7 2.4, NCE 43.7 7.2, LYS 45.7 5.1, MRS 43.4 5.2',
  'TLS 43.6 1.4, BOD 44.8 -0.7, NTE 47.2 -1.6, AMS 52.3 4.8, RTM 52.0 4.4, BRU 50.9 4.5',
  'CRL 50.5 4.5, LUX 49.6 6.2, FRA 50.0 8.6, MUC 48.4 11.8, BER 52.4 13.5, DUS 51.3 6.8',
  'HAM 53.6 10.0, CGN 50.9 7.1, STR 48.7 9.2, HAJ 52.5 9.7, NUE 49.5 11.1, LEJ 51.4 12.2',
  'ZRH 47.5 8.5, GVA 46.2 6.1, BSL 47.6 7.5, VIE 48.1 16.6, SZG 47.8 13.0, INN 47.3 11.3',
  'PRG 50.1 14.3, BUD 47.4 19.3, WAW 52.2 21.0, KRK 50.1 19.8, GDN 54.4 18.5, WRO 51.1 16.9',
  'OTP 44.6 26.1, SOF 42.7 23.4, BEG 44.8 20.3, ZAG 45.7 16.1, LJU 46.2 14.5, SKG 40.5 23.0',
  'ATH 37.9 23.9, MAD 40.5 -3.6, BCN 41.3 2.1, AGP 36.7 -4.5, VLC 39.5 -0.5, SVQ 37.4 -5.9',
  'BIO 43.3 -2.9, PMI 39.6 2.7, ALC 38.3 -0.6, LIS 38.8 -9.1, OPO 41.2 -8.7, FAO 37.0 -8.0',
  'FCO 41.8 12.3, CIA 41.8 12.6, MXP 45.6 8.7, LIN 45.5 9.3, BGY 45.7 9.7, VCE 45.5 12.4',
  'NAP 40.9 14.3, BLQ 44.5 11.3, FLR 43.8 11.2, TRN 45.2 7.6, CTA 37.5 15.1, PMO 38.2 13.1',
  'CPH 55.6 12.7, BLL 55.7 9.2, ARN 59.6 17.9, BMA 59.4 17.9, GOT 57.7 12.3, OSL 60.2 11.1',
  'BGO 60.3 5.2, TRD 63.5 10.9, HEL 60.3 25.0, TLL 59.4 24.8, RIX 56.9 24.0, VNO 54.6 25.3',
  'KEF 64.0 -22.6, IST 41.3 28.7, SAW 40.9 29.3, ESB 40.1 33.0, AYT 36.9 30.8, ADB 38.3 27.2',
  'LCA 34.9 33.6, MLA 35.8 14.5, KBP 50.3 30.9, DME 55.4 37.9, SVO 56.0 37.4, LED 59.8 30.3',
  'TBS 41.7 45.0, EVN 40.1 44.4, GYD 40.5 50.1, TLV 32.0 34.9, AMM 31.7 36.0, BEY 33.8 35.5',
  'CAI 30.1 31.4, HRG 27.2 33.8, DXB 25.2 55.4, AUH 24.4 54.6, SHJ 25.3 55.5, DOH 25.3 51.6',
  'BAH 26.3 50.6, KWI 29.2 48.0, MCT 23.6 58.3, RUH 25.0 46.7, JED 21.7 39.2, CMN 33.4 -7.6',
  'RAK 31.6 -8.0, TUN 36.9 10.2, ALG 36.7 3.2, LOS 6.6 3.3, ABV 9.0 7.3, ACC 5.6 -0.2',
  'ABJ 5.3 -3.9, NBO -1.3 36.9, ADD 9.0 38.8, EBB 0.0 32.4, DAR -6.9 39.2, KGL -2.0 30.1',
  'JNB -26.1 28.2, CPT -34.0 18.6, DUR -29.6 31.1, MRU -20.4 57.7, DEL 28.6 77.1, BOM 19.1 72.9',
  'BLR 13.2 77.7, MAA 13.0 80.2, HYD 17.2 78.4, CCU 22.7 88.4, AMD 23.1 72.6, COK 10.2 76.4',
  'PNQ 18.6 73.9, GOI 15.4 73.8, CMB 7.2 79.9, MLE 4.2 73.5, DAC 23.8 90.4, KTM 27.7 85.4',
  'KHI 24.9 67.2, LHE 31.5 74.4, ISB 33.5 72.8, TAS 41.3 69.3, ALA 43.4 77.0, BKK 13.7 100.7',
  'DMK 13.9 100.6, HKT 8.1 98.3, CNX 18.8 99.0, SIN 1.4 104.0, KUL 2.7 101.7, PEN 5.3 100.3',
  'CGK -6.1 106.7, DPS -8.7 115.2, SUB -7.4 112.8, MNL 14.5 121.0, CEB 10.3 124.0, SGN 10.8 106.7',
  'HAN 21.2 105.8, DAD 16.0 108.2, PNH 11.5 104.8, RGN 16.9 96.1, HKG 22.3 113.9, MFM 22.1 113.6',
  'TPE 25.1 121.2, KHH 22.6 120.3, PEK 40.1 116.6, PKX 39.5 116.4, PVG 31.1 121.8, SHA 31.2 121.3',
  'CAN 23.4 113.3, SZX 22.6 113.8, CTU 30.6 103.9, XIY 34.4 108.8, KMG 25.1 102.9, WUH 30.8 114.2',
  'HGH 30.2 120.4, NRT 35.8 140.4, HND 35.5 139.8, KIX 34.4 135.2, ITM 34.8 135.4, NGO 34.9 136.8',
  'CTS 42.8 141.7, FUK 33.6 130.5, OKA 26.2 127.6, ICN 37.5 126.5, GMP 37.6 126.8, PUS 35.2 128.9',
  'SYD -33.9 151.2, MEL -37.7 144.8, BNE -27.4 153.1, PER -31.9 116.0, ADL -34.9 138.5, CBR -35.3 149.2',
  'OOL -28.2 153.5, CNS -16.9 145.7, HBA -42.8 147.5, AKL -37.0 174.8, WLG -41.3 174.8, CHC -43.5 172.5',
  'NAN -17.8 177.4, PPT -17.6 -149.6',
];

/** City codes stand for their largest airport. */
const METRO: Record<string, string> = {
  LON: 'LHR', NYC: 'JFK', PAR: 'CDG', TYO: 'HND', OSA: 'KIX', SEL: 'ICN', BJS: 'PEK', MIL: 'MXP',
  ROM: 'FCO', CHI: 'ORD', WAS: 'IAD', YTO: 'YYZ', STO: 'ARN', BUE: 'EZE', RIO: 'GIG', SAO: 'GRU',
};

const points = new Map(
  AIRPORTS.flatMap((line) => line.split(', ')).map((entry): [string, Point] => {
    const [code = '', lat, lon] = entry.split(' ');

    return [code, { lat: Number(lat), lon: Number(lon) }];
  }),
);

/** Where an airport or city code lies, or undefined when it is not a common one. */
export function airportPoint(code: string): Point | undefined {
  return points.get(METRO[code] ?? code);
}
