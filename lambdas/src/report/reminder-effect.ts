import type { ReminderChannel, VisitReport } from '@tulia/contracts/report/schemas';
import { reminderChannels } from '@tulia/contracts/report/schemas';
import type { MailProgress } from '../appointment/mail-state.ts';
import type { ReminderState } from '../appointment/reminder.ts';
import type { SmsProgress } from '../appointment/sms-state.ts';
import type { VisitFact } from './visit-fact.ts';

/** The delivery status of a reminder in one channel; `unsent`: it was never sent. */
type DeliveryStatus = 'sent' | 'delivered' | 'came_back' | 'unsent';

const STATUS_OF_MAIL: Record<MailProgress, DeliveryStatus> = {
	failed: 'unsent',
	suppressed: 'unsent',
	held_back: 'unsent',
	by_sms: 'unsent',
	untold: 'unsent',
	sent: 'sent',
	delivered: 'delivered',
	bounced: 'came_back',
	// A complaint proves delivery.
	complained: 'delivered',
	rejected: 'came_back',
};
const STATUS_OF_SMS: Record<SmsProgress, DeliveryStatus> = {
	failed: 'unsent',
	suppressed: 'unsent',
	sent: 'sent',
	delivered: 'delivered',
	unreachable: 'came_back',
	undelivered: 'came_back',
};

/** Whether the reminder was sent for the visit's current time; otherwise the status is from before a move. */
const HAS_ENDED: Record<ReminderState, boolean> = {
	pending: false,
	sending: false,
	cancelled: false,
	covered_by_confirmation: false,
	sent: true,
	suppressed: true,
	by_sms: true,
};

/**
 * The delivery status of a visit's reminder in both channels. The erasure of a client deletes the status of mails and
 * SMS: then the reminder itself still has its channel.
 */
function deliveryStatusesOf({ reminder, mail, sms }: VisitFact): {
	readonly email: DeliveryStatus;
	readonly sms: DeliveryStatus;
} {
	if (!HAS_ENDED[reminder]) return { email: 'unsent', sms: 'unsent' };
	const isOfThis = sms !== undefined && sms.version >= (mail?.version ?? 0);
	return {
		email: mail === undefined ? sentIf(reminder === 'sent') : STATUS_OF_MAIL[mail.state],
		sms: isOfThis ? STATUS_OF_SMS[sms.state] : sentIf(reminder === 'by_sms' && mail === undefined),
	};
}

const sentIf = (isSent: boolean): DeliveryStatus => (isSent ? 'sent' : 'unsent');

const REACHES: ReadonlySet<DeliveryStatus> = new Set(['sent', 'delivered']);

/** The channel of a reminder that did not bounce; an SMS takes precedence over a mail, because it is seen sooner. */
function reachedBy(visit: VisitFact): ReminderChannel {
	const statuses = deliveryStatusesOf(visit);
	if (REACHES.has(statuses.sms)) return 'sms';
	return REACHES.has(statuses.email) ? 'email' : 'none';
}

/** Reminders by channel, and the attendance of visits with one. A walk-in could not be reminded. */
export function reminderEffect(visits: readonly VisitFact[]): VisitReport['reminders'] {
	const statuses = visits.map(deliveryStatusesOf);
	const ahead = visits
		.filter(({ bookedBy, notedAfterwards }) => bookedBy !== 'walk_in' && notedAfterwards !== true)
		.map((visit) => ({ status: visit.status, channel: reachedBy(visit) }));
	return {
		channels: (['sms', 'email'] as const).map((channel) => {
			const count = (status: DeliveryStatus) => statuses.filter((one) => one[channel] === status).length;
			const [delivered, cameBack] = [count('delivered'), count('came_back')];
			return { channel, sent: count('sent') + delivered + cameBack, delivered, cameBack };
		}),
		phoned: visits.filter(({ isPhoned }) => isPhoned).length,
		outcomes: reminderChannels.map((channel) => {
			const own = ahead.filter((one) => one.channel === channel);
			const count = (status: VisitFact['status']) => own.filter((one) => one.status === status).length;
			return { channel, attended: count('attended'), missed: count('missed') };
		}),
	};
}
