import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { bookingModel, changingPlaces, faultHistories, moreThanOneSlot, outcomesAtOnce } from './bookings.ts';
import { clientSearch } from './clients.ts';
import { dashboardCost, dashboardRecount } from './dashboard.ts';
import { gateFaults } from './gate.ts';
import { mailCrashes, mailOutage } from './mails.ts';
import { newModule } from './new-module.ts';
import { oneSlot } from './one-slot.ts';
import { cancellationRaces, moveRaces, reminderFaults, schedulesDropped } from './reminders.ts';
import { reports } from './reports.ts';
import { teamDay } from './team-day.ts';
import { smsCrashes, smsOutage, smsRaces } from './texts.ts';
import { waitingList } from './waiting.ts';

/** The proof of a promise: its figures and the function that measures them. `npm run prove -- <name>` runs one of them. */
interface Proof {
	readonly name: string;
	readonly title: string;
	/** The page it writes, if its name differs. */
	readonly page?: string;
	readonly run: () => Promise<readonly string[]>;
}

const proofs: readonly Proof[] = [
	{ name: 'one-slot', title: 'A slot is booked once (P1)', run: () => oneSlot(200, 50) },
	{ name: 'more-slots', title: 'Three psychologists, and two lengths (P1)', run: () => moreThanOneSlot(200, 40) },
	{ name: 'changing-places', title: 'A move is atomic (P4)', run: () => changingPlaces(13, 50) },
	{ name: 'outcomes-at-once', title: 'Of concurrent outcomes one wins (P5)', run: () => outcomesAtOnce(50, 40) },
	{
		name: 'booking-model',
		title: 'Random commands equal a model of the rules (P1, P4 to P7)',
		run: () => bookingModel(1000, 60),
	},
	{
		name: 'fault-histories',
		title: 'Transactions under every fault (P2, P7)',
		run: () => faultHistories(20, 500, 20),
	},
	{ name: 'mail-outage', title: 'No mail is lost while the mail service is down (N1)', run: () => mailOutage(500) },
	{ name: 'mail-crashes', title: 'A killed notifier sends nothing twice (N1, N3)', run: () => mailCrashes(50) },
	{
		name: 'sms-outage',
		title: 'An outage of the providers loses no message, repeats none, and sends no SMS at night (N1, N12, N14)',
		run: () => smsOutage(200),
	},
	{ name: 'sms-crashes', title: 'A killed notifier sends no SMS twice (N12)', run: () => smsCrashes(10) },
	{ name: 'sms-races', title: 'No SMS after an acknowledged cancellation or move (N12)', run: () => smsRaces(600) },
	{ name: 'schedules-dropped', title: 'Reminders without any schedule (N2)', run: () => schedulesDropped(500) },
	{ name: 'reminder-faults', title: 'Reminders under every fault (N2, N3, N4)', run: () => reminderFaults(5000, 20) },
	{
		name: 'cancellation-races',
		title: 'No reminder after an acknowledged cancellation (N4)',
		run: () => cancellationRaces(2000),
	},
	{
		name: 'dashboard-recount',
		title: 'The dashboard equals a recount (P7)',
		run: () => dashboardRecount(5000),
	},
	{
		name: 'dashboard-cost',
		title: 'The cost of the dashboard does not grow with the history',
		run: () => dashboardCost([100, 1000, 10_000, 100_000]),
	},
	{
		name: 'client-search',
		title: 'A client is found among a hundred thousand',
		run: () => clientSearch(100_000),
	},
	{
		name: 'reports',
		title: 'Reports equal a recount, and what they cost',
		run: () => reports(5000),
	},
	{
		name: 'waiting-list',
		title: 'A time that opens is offered in order and booked once (P30 to P32)',
		run: () => waitingList(20, 8),
	},
	{ name: 'move-races', title: 'No reminder of the old time after a move (N5)', run: () => moveRaces(29, 35) },
	{ name: 'gate', title: 'What the gate catches', page: 'gate-faults', run: gateFaults },
	{ name: 'new-module', title: 'How long a new module takes', run: newModule },
	{ name: 'team-day', title: 'How long edits and rollbacks take', run: () => teamDay(5) },
];

const folder = join(repositoryRoot(), 'docs/proofs');
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
let failed = 0;
for (const { name, title, page = name, run } of proofs) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const started = Date.now();
	try {
		const lines = await run();
		const seconds = Math.round((Date.now() - started) / 1000);
		writeFileSync(
			join(folder, `${page}.md`),
			`# ${title}\n\nWritten by \`npm run prove\` on ${new Date().toISOString().slice(0, 10)}, in ${seconds} s.\n\n${lines.join('\n')}\n`,
		);
		console.log(`proven: ${title} (${seconds} s)`);
	} catch (error) {
		failed += 1;
		console.error(`NOT PROVEN: ${title}\n`, error);
	}
}
process.exit(failed === 0 ? 0 : 1);
