import { describe, expect, test } from 'vitest';
import {
  buildSealedTrip,
  buildStop,
  buildTripDetail,
  SECRETS,
} from './testing/build-trip-detail.ts';
import { pdfText } from './testing/pdf-text.ts';
import { renderContent } from './voucher.ts';
import { voucherContent } from './voucher-content.ts';

const NOW = new Date('2026-05-26T12:00:00Z');
const renderVoucher = (
  ...[trip, now, selections = []]: [
    trip: Parameters<typeof voucherContent>[0],
    now: Date,
    selections?: Parameters<typeof voucherContent>[2],
  ]
) => renderContent(voucherContent(trip, now, selections), now);

describe('the voucher', () => {
  test('[CONF-03] is a PDF with the days, the stay, the flights and the costs as text', async () => {
    const pdf = await renderVoucher(buildTripDetail(), NOW);
    const text = pdfText(pdf);

    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/);
    for (const words of [
      'Lisbon, Portugal',
      'Jun 1, 2026 to Jun 3, 2026',
      '2 travelers',
      'LHR to LIS, Sample Air SA 201 (Sample)',
      'Alfama Inn (Estimate)',
      'Rua de São Miguel 1',
      'Day 1, Mon, Jun 1, 2026',
      '10:00',
      'Belém Tower',
      'Estimate in US dollars',
      '$984',
      'Book Belém Tower ahead.',
      'Page 1 of ',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('[CONF-03] tells prices in another currency as their providers state them', async () => {
    const selection = {
      id: 1,
      tripId: 1,
      selectionType: 'hotels',
      providerBookingData: {},
      totalPrice: 17_400,
      currency: 'EUR',
      bookingStatus: 'selections_made',
    } as const;
    const text = pdfText(await renderVoucher(buildTripDetail(), NOW, [selection]));

    expect(text).toContain('Hotel: €174.00');
    expect(text).toContain('about $200');
    expect(text).toContain('an approximate rate of Nov 1, 2026');
    expect(pdfText(await renderVoucher(buildSealedTrip(), NOW, [selection]))).not.toContain('€');
  });

  test('[CONF-03] tells a fare for one of those it is for', async () => {
    const plain = buildTripDetail();
    const flights = plain.flights.map((flight) => ({ ...flight, price: 426, pricedFor: 2 }));

    expect(pdfText(await renderVoucher({ ...plain, flights }, NOW))).toContain('$213 per person');
  });

  test('accents, Greek and Cyrillic show; what the font lacks neither crashes nor swallows the rest', async () => {
    const text = pdfText(
      await renderVoucher(
        buildTripDetail({ destination: 'Łódź Αθήνα Київ 京都 متحف ירושלים ไทย 👩‍👩‍👧🏛️ end' }),
        NOW,
      ),
    );

    expect(text).toContain('Łódź Αθήνα Київ');
    expect(text).toContain('end');
  });

  test('a long trip runs over pages, each with its footer', async () => {
    const [day] = buildTripDetail().itineraryDays;

    if (!day) throw new Error('the trip has no days');
    const stops = Array.from({ length: 8 }, (_, index) =>
      buildStop({ activity: `Stop ${index + 1}`, why: 'A reason to go there. '.repeat(8) }),
    );
    const itineraryDays = Array.from({ length: 10 }, (_, index) => ({
      ...day,
      dayNumber: index + 1,
      activities: stops,
    }));
    const text = pdfText(await renderVoucher(buildTripDetail({ itineraryDays }), NOW));
    const [, pages = '0'] = /Page 1 of (\d+)/.exec(text) ?? [];

    expect(Number(pages)).toBeGreaterThan(4);
    expect(Number(pages)).toBeLessThan(30);
    for (let page = 1; page <= Number(pages); page += 1) {
      expect(text).toContain(`Page ${page} of ${pages}`);
    }
    expect(text.match(/this paper is no ticket/g)).toHaveLength(Number(pages));
    expect(text.match(/Stop 8/g)).toHaveLength(10);
  });

  test('a trip without a plan still has its dates', async () => {
    const { costs: _costs, stay: _stay, ...trip } = buildTripDetail();
    const bare = { ...trip, itineraryDays: [], flights: [], accommodations: [], warnings: [] };
    const text = pdfText(await renderVoucher(bare, NOW));

    expect(text).toContain('Lisbon, Portugal');
    expect(text).toContain('Nothing is planned or chosen for this trip yet.');
  });

  test('of a secret trip tells the dates and the open hints, nothing else', async () => {
    const pdf = await renderVoucher(buildSealedTrip(), NOW);
    const text = pdfText(pdf);

    for (const words of [
      'Your surprise trip',
      'Pack for warm days.',
      'This hint is still sealed.',
    ]) {
      expect(text).toContain(words);
    }
    for (const secret of [...SECRETS, 'hills']) {
      expect(text).not.toContain(secret);
      expect(pdf.toString('latin1')).not.toContain(secret);
    }
  });
});
