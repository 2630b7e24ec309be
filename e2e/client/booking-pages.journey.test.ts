import { bookingPageStates } from '../support/page-states/booking-page-states.ts';
import { testPageStates } from '../support/page-states/test-page-states.ts';

testPageStates(bookingPageStates);
