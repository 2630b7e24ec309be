import { startLocalCloud } from '@tulia/test-kit/local-cloud';
import { accountTiming } from './account-timing.ts';
import { bookingLatency } from './booking-latency.ts';
import { registerClients } from './lib/clients.ts';
import { report } from './lib/report.ts';
import { homePage, schedulePage } from './pages.ts';
import { startTimes } from './start-times.ts';

/**
 * `npm run bench` measures what the architecture promises and ends with an error when a figure is over its budget.
 * `-- --no-start` leaves out the start times, which clone and install.
 */
const cloud = await startLocalCloud();
let over = 0;
try {
	const [client] = await registerClients(cloud.origin, 1);
	if (!client) throw new Error('No client could be registered.');
	over += report('Home page, cold', await homePage(cloud.origin));
	over += report('Schedule page, cold, logged in', await schedulePage(cloud.origin, client));
	over += report('Booking', await bookingLatency(cloud));
	over += report('What an answer tells about an account', await accountTiming(cloud));
} finally {
	await cloud.stop();
}
if (!process.argv.includes('--no-start')) over += report('Starting', await startTimes());
console.log(over === 0 ? '\nEvery figure is within its budget.' : `\n${over} figures are over their budget.`);
process.exit(over === 0 ? 0 : 1);
