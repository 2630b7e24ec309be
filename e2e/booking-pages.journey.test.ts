import { bookingScenes } from './support/booking-scenes.ts';
import { testScenes } from './support/test-scenes.ts';

testScenes(bookingScenes);
