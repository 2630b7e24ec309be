import type { OutgoingSms } from '../../src/notification/channel/sms/sms-outcome.ts';
import type { SmsEvent } from '../../src/notification/feedback/sms-event.ts';
import { smsEventsOver } from '../../src/notification/feedback/sms-events.wiring.ts';
import type { Texting } from '../../src/notification/runner/mailing.wiring.ts';
import type { HistoryContext } from './centre.ts';
import type { Timeline } from './timeline.ts';

/** The final delivery status of an SMS; `sent`: the carrier reports nothing more. */
export type SmsDelivery = SmsEvent['progress'];

export interface TextsOptions {
	readonly context: HistoryContext;
	readonly timeline: Timeline;
	readonly deliveryStatusOf: (sms: OutgoingSms) => SmsDelivery;
}

const SECOND = 1000;
/** More than a history sends in any month. */
const MESSAGES = 1_000_000;

const REASON: Partial<Record<SmsDelivery, string>> = {
	unreachable: 'TEXT_UNREACHABLE',
	undelivered: 'TEXT_CARRIER_BLOCKED',
};

/** The SMS service of the history, which exists in this process only. Nothing is sent. */
export function textsOf({ context, timeline, deliveryStatusOf }: TextsOptions): Texting {
	const { db, tableName, cipher, random, now } = context;
	const { record } = smsEventsOver({ db, tableName, openCipher: async () => cipher, now });

	function report(sms: OutgoingSms, messageId: string): void {
		const after = (seconds: number, progress: SmsDelivery): void => {
			const at = new Date(now().getTime() + seconds * SECOND);
			const reason = REASON[progress];
			const event = { progress, at: at.toISOString(), messageId, to: sms.to, isNoNumber: false };
			timeline.at(at, () => record({ ...sms.tags, ...event, ...(reason === undefined ? {} : { reason }) }));
		};
		after(1, 'sent');
		const delivery = deliveryStatusOf(sms);
		if (delivery !== 'sent') after(4 + random.below(20), delivery);
	}

	return {
		sms: {
			async send(sms) {
				const messageId = `history-${random.newId(now()).toLowerCase()}`;
				report(sms, messageId);
				return { kind: 'accepted', messageId };
			},
		},
		messagesPerMonth: MESSAGES,
		stop: { by: 'reply' },
		onAlarm: () => undefined,
		onUsed: () => undefined,
	};
}
