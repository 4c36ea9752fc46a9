import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { PageTransition } from './components/page-transition.tsx';
import { LoadingStar } from './components/star-mark.tsx';
import { TakenOver } from './components/taken-over.tsx';
import { lazyPage } from './lib/lazy-page.ts';
import type { LazyPage } from './lib/lazy-page.ts';
import { allNeededFirst } from './lib/needed-first.ts';
import { paths, ROUTE_PATTERNS as at } from './lib/paths.ts';

type Screen = { patterns: readonly string[]; Page: LazyPage<object> };

const screen = (patterns: readonly string[], load: () => Promise<ComponentType>): Screen => ({
  patterns,
  Page: lazyPage(load),
});

const DataLayout = lazyPage(() => import('./components/data-layout.tsx').then((m) => m.DataLayout));
const FormLayout = lazyPage(() => import('./components/form-layout.tsx').then((m) => m.FormLayout));
const NotFoundPage = lazyPage(() =>
  import('./features/static-pages/not-found-page.tsx').then((m) => m.NotFoundPage),
);

/** Pages that need neither the server nor the component library's full style sheet. */
const PLAIN_SCREENS: readonly Screen[] = [
  screen([at.home], () => import('./features/landing/landing-page.tsx').then((m) => m.LandingPage)),
  screen([at.about], () =>
    import('./features/static-pages/about-page.tsx').then((m) => m.AboutPage),
  ),
  screen([at.careers], () =>
    import('./features/static-pages/careers-page.tsx').then((m) => m.CareersPage),
  ),
  screen([at.privacy], () =>
    import('./features/static-pages/privacy-page.tsx').then((m) => m.PrivacyPage),
  ),
  screen([at.terms], () =>
    import('./features/static-pages/terms-page.tsx').then((m) => m.TermsPage),
  ),
];

/** Pages with forms but without data. */
const FORM_SCREENS: readonly Screen[] = [
  screen([at.contact], () =>
    import('./features/static-pages/contact-page.tsx').then((m) => m.ContactPage),
  ),
  screen([at.paymentMethods], () =>
    import('./features/payment-methods/payment-methods-page.tsx').then((m) => m.PaymentMethodsPage),
  ),
];

/** Pages that talk to the server. */
const DATA_SCREENS: readonly Screen[] = [
  screen([at.planTrip], () =>
    import('./features/trip-planning/plan-trip-page.tsx').then((m) => m.PlanTripPage),
  ),
  screen([at.trip], () => import('./features/trip-detail/trip-page.tsx').then((m) => m.TripPage)),
  screen([at.myTrips], () =>
    import('./features/my-trips/my-trips-page.tsx').then((m) => m.MyTripsPage),
  ),
  screen([at.shared], () =>
    import('./features/shared-trip/shared-trip-page.tsx').then((m) => m.SharedTripPage),
  ),
  screen([at.moodBoard], () =>
    import('./features/mood-board/mood-board-page.tsx').then((m) => m.MoodBoardPage),
  ),
  screen([at.booking], () =>
    import('./features/booking/booking-page.tsx').then((m) => m.BookingPage),
  ),
  screen([at.bookingReview, at.tripReview], () =>
    import('./features/booking/booking-review-page.tsx').then((m) => m.BookingReviewPage),
  ),
  screen([at.bookFlights, at.bookingFlights], () =>
    import('./features/search/flight-search-page.tsx').then((m) => m.FlightSearchPage),
  ),
  screen([at.bookHotels, at.bookingHotels], () =>
    import('./features/search/hotel-search-page.tsx').then((m) => m.HotelSearchPage),
  ),
  screen([at.bookExperiences, at.bookingExperiences], () =>
    import('./features/search/experience-search-page.tsx').then((m) => m.ExperienceSearchPage),
  ),
  screen([at.budgetHotels], () =>
    import('./features/search/budget-hotels-page.tsx').then((m) => m.BudgetHotelsPage),
  ),
  screen([at.checkout, at.checkoutTrip], () =>
    import('./features/checkout/checkout-page.tsx').then((m) => m.CheckoutPage),
  ),
  screen([at.bookingSuccess, at.bookingSuccessTrip], () =>
    import('./features/checkout/booking-success-page.tsx').then((m) => m.BookingSuccessPage),
  ),
  screen([at.testApi], () =>
    import('./features/api-tests/test-dashboard-page.tsx').then((m) => m.TestDashboardPage),
  ),
];

/** The styleguide is for the people who build the product: it is no part of a production build. */
const DEVELOPMENT_SCREENS: readonly Screen[] = import.meta.env.DEV
  ? [
      screen([at.styleguide], () =>
        import('./features/styleguide/styleguide-page.tsx').then((m) => m.StyleguidePage),
      ),
    ]
  : [];

/** Every screen of the product at its addresses; the pages fade from one to the next. */
export function AppRoutes() {
  return (
    <PageTransition onLeave={preloadScreen}>
      {(location) => (
        <ErrorBoundary>
          <Suspense fallback={<LoadingStar fullPage />}>
            <Routes location={location}>
              {PLAIN_SCREENS.map(toRoutes)}
              <Route element={<FormLayout />}>
                {FORM_SCREENS.map(toRoutes)}
                {DEVELOPMENT_SCREENS.map(toRoutes)}
              </Route>
              <Route element={<DataLayout />}>{DATA_SCREENS.map(toRoutes)}</Route>
              <Route path={at.myTripsOld} element={<Navigate replace to={paths.myTrips()} />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
            <TakenOver />
          </Suspense>
        </ErrorBoundary>
      )}
    </PageTransition>
  );
}

/** Fetches the code of the screen at an address, its layout beside it; a failure is told when it is drawn. */
export async function loadScreen(pathname: string): Promise<void> {
  const isHere = ({ patterns }: Screen) => patterns.some((pattern) => matchPath(pattern, pathname));
  const here = [...PLAIN_SCREENS, ...FORM_SCREENS, ...DATA_SCREENS].find(isHere);

  await Promise.all([
    here?.Page.ready(),
    DATA_SCREENS.some(isHere) && DataLayout.ready(),
    FORM_SCREENS.some(isHere) && FormLayout.ready(),
  ]);
  await allNeededFirst();
}

function preloadScreen(pathname: string): void {
  void loadScreen(pathname);
}

function toRoutes({ patterns, Page }: Screen) {
  return patterns.map((pattern) => <Route key={pattern} path={pattern} element={<Page />} />);
}
