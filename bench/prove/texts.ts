import { raceCancellations } from '../../lambdas/test-support/notification/cancellation-races.ts';
import { crashAtEveryCall } from '../../lambdas/test-support/notification/crash-at-every-call.ts';
import { raceMoves } from '../../lambdas/test-support/notification/move-races.ts';
import { PHONE } from '../../lambdas/test-support/notification/notify-clients.ts';
import { type OutageResult, simulateOutage } from '../../lambdas/test-support/notification/outage.ts';
import { randomFrom } from '../../lambdas/test-support/notification/random.ts';
import { onFreshTable } from './mails.ts';

const BY_SMS = { phone: PHONE, hasEmail: false } as const;

async function outage(down: readonly ('mail' | 'sms')[], bookings: number): Promise<OutageResult> {
	const result = await onFreshTable((table) => simulateOutage({ ...table, down, bookings, every: 5 }));
	const { wrong, givenUp, atNight } = result;
	if (wrong.length > 0 || givenUp > 0 || atNight > 0)
		throw new Error(
			`${givenUp} mails given up, ${atNight} SMS at night; other notices than expected: ${wrong.join(', ')}`,
		);
	return result;
}

/** Promises N1, N12 and N14: after a provider's outage of a day, every message is sent once, and not at night. */
export async function smsOutage(bookings: number): Promise<readonly string[]> {
	const [sms, both] = [await outage(['sms'], bookings), await outage(['mail', 'sms'], bookings)];
	return [
		`${bookings} bookings of clients who chose SMS, every second of them with an address, too; every fifth visit cancelled in the middle. The services refuse and time out for 26 simulated hours, and the table's stream delivers nothing; a sweep every five minutes.`,
		'',
		`**The SMS service alone:** called ${sms.refusedCalls} times, and sent nothing. Clients with an address got a mail after six hours, and another about a cancellation; the others got one SMS about the current state of the visit, ${sms.recoveredAfterMinutes} simulated minutes after the service was back at the latest.`,
		'',
		`**SMS and mail:** called ${both.refusedCalls} times, and sent nothing. Every client got one message, about the current state of the visit: a visit cancelled meanwhile is never confirmed. The last arrived ${both.recoveredAfterMinutes} simulated minutes after the services were back.`,
		'',
		'No SMS was sent between 8 PM and 8 AM, and no mail was given up. The alarms that fired: SMS are late, and some were given up for the mail.',
	];
}

/** Promises N3 and N12: wherever the notifier is killed, the events prevent a second SMS. */
export async function smsCrashes(times: number): Promise<readonly string[]> {
	const { crashes, notices, wrong } = await onFreshTable((table) =>
		crashAtEveryCall({ ...table, channel: 'sms', times }),
	);
	if (wrong.length > 0) throw new Error(`Not sent exactly once: ${wrong.join(', ')}`);
	return [
		`Confirmation, reminder, moved and cancelled of clients with only a phone: the notifier is killed before and after each call it makes to the table and to the SMS service, ${times} times each, from the job of the notice to that of its SMS. ${notices} notices, ${crashes} killed processes. Every event of the service arrives, some of them twice.`,
		'',
		'Each SMS was accepted by the service exactly once, and no mail was sent.',
	];
}

/** Promise N12 in races: an SMS against the cancellation or the move of its visit. */
export async function smsRaces(races: number): Promise<readonly string[]> {
	const cancelled = await onFreshTable((table) =>
		raceCancellations({ table, races, random: randomFrom(5), client: BY_SMS }),
	);
	if (cancelled.broken.length > 0) throw new Error(`Notified after the cancellation: ${cancelled.broken.join(', ')}`);
	if (cancelled.mailed === 0 || cancelled.mailed === races) throw new Error('This was no race: one side always won.');
	const reckless = await onFreshTable((table) =>
		raceCancellations({ table, races: 200, random: randomFrom(6), client: BY_SMS, isReckless: true }),
	);
	if (reckless.broken.length === 0) throw new Error('A reckless cancellation changed nothing: this proof is blind.');
	const moved = await onFreshTable((table) =>
		raceMoves({ table, psychologists: 20, rounds: Math.ceil(races / 20), random: randomFrom(7), bySms: true }),
	);
	if (moved.broken.length > 0) throw new Error(`Reminded of the old time: ${moved.broken.join(', ')}`);
	if (moved.notRemindedOfNewTime.length > 0) throw new Error(`New time: ${moved.notRemindedOfNewTime.join(', ')}`);
	return [
		`**Cancellations:** ${races} races of a cancellation against the reminder by SMS of a client with only a phone; the service takes up to 10 ms. In ${cancelled.mailed} the SMS was sent first; no SMS was accepted after the cancellation was acknowledged. With a cancellation that does not wait for a send in progress, ${reckless.broken.length} of ${reckless.races} clients were reminded of a cancelled visit: so the race detects a broken implementation.`,
		'',
		`**Moves:** ${moved.races} visits, booked and moved through the real use cases, are moved in the last second before their reminder by SMS while it is being sent. In ${moved.mailed} the reminder of the old time was sent first; none was accepted after the move was acknowledged. Every client was reminded exactly once of the new time.`,
	];
}
