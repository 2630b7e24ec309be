import { log, traceOf } from '../platform/log.ts';
import { calendarEntry } from './calendar-entry.ts';
import type { Deliver, Delivery, LetterOrder } from './delivery.ts';
import { letterOf, type MailingCentre } from './letter.ts';
import { isMailAddress } from './mail-address.ts';
import { mimeMessage } from './mime.ts';
import type { Recipient, RecipientStore } from './recipient.ts';
import { CLOCK_SKEW_MS, type MailService, type OutgoingMail, SEND_TIMEOUT_MS } from './send-outcome.ts';

export interface DeliverLetterDeps {
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly centres: { read(): Promise<MailingCentre | undefined> };
	readonly mail: MailService;
	readonly siteOrigin: string;
	readonly now: () => Date;
}

type Written = { readonly kind: 'written'; readonly mail: OutgoingMail };

/**
 * Everything up to the hand-over may fail without harm: no mail has left, so the attempt counts as refused and is
 * repeated later. That is why this is the one place that turns every exception into an outcome.
 */
export const deliverLetter = (deps: DeliverLetterDeps): Deliver => {
	const write = writeLetter(deps);
	return async (order) => {
		const written = await write(order).catch((error: unknown): Delivery => {
			log.error('LETTER_NOT_WRITTEN', { appointmentId: order.appointment.id, ...traceOf(error) });
			return { kind: 'refused', reason: error instanceof Error ? error.name : 'UnknownError' };
		});
		if (written.kind !== 'written') return written;
		// A claim that might run out during the call is given back unused, so that nobody else can hold it meanwhile.
		if (deps.now().getTime() + SEND_TIMEOUT_MS + CLOCK_SKEW_MS > order.lease) {
			return { kind: 'refused', reason: 'TooSlow' };
		}
		return deps.mail.send(written.mail);
	};
};

const writeLetter =
	({ recipients, centres, siteOrigin, now }: DeliverLetterDeps) =>
	async (order: LetterOrder): Promise<Written | Delivery> => {
		const { kind, appointment, attempt, jobId } = order;
		const [recipient, centre] = await Promise.all([recipients.find(appointment.userId), centres.read()]);
		if (!centre) throw new Error('The table holds no centre profile: it has not been seeded.');
		if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
		const obstacle = obstacleTo(recipient);
		if (obstacle) return obstacle;
		const raw = await mimeMessage({
			letter: letterOf(kind, { appointment, centre, name: recipient.name, siteOrigin }),
			from: { name: centre.mailSender.name, address: centre.mailSender.email },
			replyTo: centre.emails.general,
			to: recipient.email,
			calendar: calendarEntry({ appointment, centre, siteOrigin }, now()),
		});
		const tags = { kind, appointmentId: appointment.id, version: appointment.ver, attempt };
		return {
			kind: 'written',
			mail: {
				from: centre.mailSender.email,
				to: recipient.email,
				raw,
				tags: jobId === undefined ? tags : { ...tags, jobId },
			},
		};
	};

function obstacleTo({ email, undeliverable }: Recipient): Delivery | undefined {
	if (undeliverable) return { kind: 'suppressed' };
	return isMailAddress(email) ? undefined : { kind: 'impossible', reason: 'InvalidAddress' };
}
